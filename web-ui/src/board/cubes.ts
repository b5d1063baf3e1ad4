/** How the cubes of a group stand, so that their number is seen without counting. */
import type { Point } from './geometry';

const PITCH = 24;
const ROW_PITCH = 22;
/** Larger groups are drawn as one token with a numeral; in a contested area the two sides share the room. */
export const MOST_ALONE = 10;
export const MOST_CONTESTED = 6;

/** Cubes per row, top row first; like the pips of dice up to six, then rows of three and four. */
const ROWS: Record<number, readonly number[]> = {
  1: [1],
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
};

/** Offsets of the cubes' centres from the place where the group stands. */
export function formation(cubes: number): Point[] {
  const rows = ROWS[cubes] ?? [];
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): Point => [
      (column - (count - 1) / 2) * PITCH,
      (row - (rows.length - 1) / 2) * PITCH,
    ]),
  );
}

/** Offsets for cubes that wait in one row, five at most beside each other. */
export function queue(cubes: number): Point[] {
  const perRow = 5;
  const rows = Math.ceil(cubes / perRow);
  return Array.from({ length: cubes }, (_, index): Point => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, cubes - row * perRow);
    return [((index % perRow) - (inRow - 1) / 2) * ROW_PITCH, (row - (rows - 1) / 2) * PITCH];
  });
}
