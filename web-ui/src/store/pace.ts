/** How quickly scenes follow each other; kept in this browser. */
import { keep, recall } from './storage';

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** By how much everything takes longer than at the normal pace. */
export const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

const KEY = 'dosdemayo.pace';

export function storedPace(): Pace {
  const stored = recall(KEY);
  return PACES.find((pace) => pace === stored) ?? 'normal';
}

export const storePace = (pace: Pace): void => keep(KEY, pace);
