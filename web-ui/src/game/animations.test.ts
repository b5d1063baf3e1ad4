import { describe, expect, it } from 'vitest';
import { animationsOf } from './animations';
import { holder, isContested, positionOf } from './position';
import type { Position } from '@src/board/types';
import type { GameEvent, Happening, HappeningOf, Side } from '@src/api/types';
import { entry, fight } from '@src/fixtures/events';

/** The rulebook's example, turn 7. */
const before: Position = {
  cubes: { french: { 2: 6, 14: 5, 16: 2, 20: 5 }, spanish: { 3: 1, 13: 1, 15: 2, 19: 1 } },
  outside: { o20: 0 },
  closed: [],
  held: {},
};
let n = 0;
const event = (happening: Happening): GameEvent => entry(n++, 7, happening);
const moved = (side: Side, origin: number, destination: number, cubes: number): GameEvent =>
  event({ code: 'moved', rule: '6.3', side, origin, destination, cubes });
const played = (target: HappeningOf<'played'>['target']): GameEvent =>
  event({ code: 'played', rule: '', side: 'french', card: 'a card', target });
const turn = [
  event({ code: 'revealed', rule: '6.1', side: 'french', orders: [] }),
  event({ code: 'swap', rule: '6.5', side: 'french', origin: 16, destination: 19, cubes: 2, pushed: 'spanish', against: 1 }),
  moved('spanish', 15, 16, 2),
  moved('french', 16, 19, 2),
  moved('french', 2, 3, 6),
  event(fight(3, 6, 4, 'spanish', 1)),
  event(fight(19, 2, 1, 'spanish', 1)),
];

describe('scenes', () => {
  it('show movement first, then the fights', () => {
    const [march, fights, ...more] = animationsOf(before, turn);
    expect(more).toEqual([]);
    expect(march?.scene.passages).toHaveLength(4);
    expect(march?.scene.clashes).toEqual([]);
    expect(fights?.scene.clashes).toEqual([{ area: 3, strengths: { french: 6, spanish: 4 }, lost: { spanish: 1 } }, { area: 19, strengths: { french: 2, spanish: 1 }, lost: { spanish: 1 } }]);
  });

  it('take cubes on their way off the board, also those that are pushed back', () => {
    const [march] = animationsOf(before, turn);
    expect(march?.during.cubes.french).toMatchObject({ 2: 0, 14: 5, 16: 0 });
    expect(march?.during.cubes.spanish).toMatchObject({ 13: 1, 15: 0, 19: 0 });
  });

  it('put them down where they went, or back where they came from', () => {
    const [, fights] = animationsOf(before, turn);
    expect(fights?.during.cubes.french).toMatchObject({ 3: 6, 19: 2, 16: 0 });
    expect(fights?.during.cubes.spanish).toMatchObject({ 3: 0, 16: 2, 19: 0 });
  });

  it('bring cubes in from outside', () => {
    const [entry] = animationsOf({ ...before, outside: { o20: 5 } }, [moved('french', 0, 20, 5)]);
    expect(entry?.during.outside).toEqual({ o20: 0 });
    expect(entry?.scene.passages[0]).toMatchObject({ from: 'o20', to: '20' });
  });

  it('let cubes ride on after they have moved, before they fight', () => {
    const ride = played([[3, 4, 2], [3, 2, 1]]);
    const [march, riding, fights, ...more] = animationsOf(before, [turn[4]!, ride, turn[5]!]);
    expect(more).toEqual([]);
    expect(march?.scene.passages).toHaveLength(1);
    expect(riding?.scene.passages).toMatchObject([{ from: '3', to: '4', cubes: 2 }, { from: '3', to: '2', cubes: 1 }]);
    expect(riding?.during.cubes.french).toMatchObject({ 3: 3 });
    expect(fights?.during.cubes.french).toMatchObject({ 3: 3, 4: 2, 2: 1 });
  });

  it('are none where a card is played on areas or orders', () => {
    for (const target of [null, 3, '6-7', ['9-14', 15]] as const) expect(animationsOf(before, [played(target)])).toEqual([]);
  });

  it('are none where nothing is seen to happen', () => {
    expect(animationsOf(before, [event({ code: 'drew', rule: '4.2', side: 'french', card: null })])).toEqual([]);
  });
});

it('a gate is held where one side stands alone', () => {
  const view = { cubes: { french: { 1: 2, 6: 1 }, spanish: { 6: 1, 20: 1 } }, outside: { 16: 5 }, closed: [15] };
  expect(holder(view, 1)).toBe('french');
  expect(isContested(view, 6)).toBe(true);
  expect(positionOf(view, { gates: [1, 6, 16, 20] })).toEqual({
    cubes: view.cubes, outside: { o16: 5 }, closed: [15], held: { 1: 'french', 20: 'spanish' },
  });
});
