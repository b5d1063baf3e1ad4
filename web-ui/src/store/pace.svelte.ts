/** The pace of scenes now. Whoever wants less motion sees the same scenes stand still. */
import { prefersReducedMotion } from 'svelte/motion';
import { FACTORS, storedPace, storePace, type Pace } from './pace';

export { PACES, type Pace } from './pace';

let chosen = $state<Pace>(storedPace());

export const pace = (): Pace => chosen;
export const factor = (): number => FACTORS[chosen];
export const still = (): boolean => prefersReducedMotion.current;

export function setPace(next: Pace): void {
  chosen = next;
  storePace(next);
}
