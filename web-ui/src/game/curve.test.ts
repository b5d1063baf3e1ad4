import { expect, it } from 'vitest';
import { curvePoints, pathOf } from './curve';

it('goes from the first turn to the last, the better for the French the higher', () => {
  expect(pathOf(curvePoints([{ turn: 1, french: 50 }, { turn: 2, french: 100 }, { turn: 3, french: 0 }], 3))).toBe('M0 50L150 0L300 100');
});

it('bears a game of one turn', () => expect(curvePoints([{ turn: 1, french: 20 }], 1)).toEqual([{ turn: 1, x: 0, y: 80 }]));
