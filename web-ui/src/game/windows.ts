/** The card windows in the order of play. */
import type { Phase, Window } from '@src/api/types';

export const WINDOWS: readonly Window[] = ['preparation', 'orders', 'movement', 'after_movement', 'resolution', 'after_resolution'];

/** The window that comes next at or after a phase that is none itself. */
const NEXT: Partial<Record<Phase, Window>> = {
  french_choice: 'preparation', deny: 'preparation', draw: 'preparation', discard: 'preparation', write: 'movement', allotment: 'after_movement',
};

export interface WindowTime {
  turn: number;
  window: Window;
}

/** Every window after the present one, and at last one that never comes. */
export function laterWindows(turn: number, phase: Phase, turns: number): WindowTime[] {
  const all = Array.from({ length: turns }, (_, index) => WINDOWS.map((window) => ({ turn: index + 1, window }))).flat();
  const now = WINDOWS.find((window) => window === phase);
  const from = now ?? NEXT[phase];
  const index = all.findIndex((moment) => moment.turn === turn && moment.window === from);
  return [...all.slice(index < 0 ? all.length : index + (now ? 1 : 0)), { turn: turns + 1, window: 'preparation' }];
}
