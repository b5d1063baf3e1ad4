import { describe, expect, it } from 'vitest';
import { advance } from './advance';
import { animationsOf, type GameAnimation } from './animations';
import { revealedArrows } from './boardOrders';
import { holder, isContested, positionOf } from './position';
import type { GameEvent, Happening, HappeningOf, Side, View } from '@src/api/types';
import { entry, fight } from '@src/fixtures/events';
import { turnSeven as before } from '@src/fixtures/views';

let n = 0;
const event = (happening: Happening): GameEvent => entry(n++, 7, happening);
const moved = (side: Side, origin: number, destination: number, cubes: number): GameEvent =>
  event({ code: 'moved', rule: '6.3', side, origin, destination, cubes });
const played = (target: HappeningOf<'played'>['target'], card = 'a card'): GameEvent => event({ code: 'played', rule: '', side: 'french', card, target });
const revealed = (side: Side, orders: string[]): GameEvent => event({ code: 'revealed', rule: '6.1', side, orders });
const lost = (side: Side, area: number, cubes: number, card: string | null = null): GameEvent => event({ code: 'lost', rule: '7.2', side, area, cubes, card });
const swap = event({ code: 'swap', rule: '6.5', side: 'french', origin: 16, destination: 19, cubes: 2, pushed: 'spanish', against: 1 });
const turn = [
  revealed('french', ['16-19', '2-3']),
  revealed('spanish', ['15-16', '19-16']),
  swap,
  moved('spanish', 15, 16, 2),
  moved('french', 16, 19, 2),
  moved('french', 2, 3, 6),
  event(fight(3, 6, 4, 'spanish', 1)),
  lost('spanish', 3, 1),
  event(fight(19, 2, 1, 'spanish', 1)),
  lost('spanish', 19, 1),
];

/** What the events alone lead to, with some changes that they do not tell. */
const after = (events: readonly GameEvent[], more: Partial<View> = {}): View => ({ ...events.reduce(advance, before), ...more });
const play = (events: readonly GameEvent[], more: Partial<View> = {}) => animationsOf(before, after(events, more), events);
const only = <K extends GameAnimation['kind']>(scenes: readonly GameAnimation[], kind: K) =>
  scenes.filter((scene): scene is Extract<GameAnimation, { kind: K }> => scene.kind === kind);

describe('a turn', () => {
  it('turns the sheets over, draws the arrows, pushes back, marches, and fights one fight after the other', () => {
    expect(play(turn).map(({ kind }) => kind)).toEqual(['sheets', 'arrows', 'push', 'march', 'fight', 'fight']);
  });

  it('draws the arrows of both sides one after the other, and leaves time for a breath', () => {
    const [arrows] = only(play(turn), 'arrows');
    expect(arrows?.arrows?.map(({ side, from, to }) => `${side} ${from}-${to}`)).toEqual(['french 16-19', 'french 2-3', 'spanish 15-16', 'spanish 19-16']);
    const begins = arrows?.arrows?.map(({ drawn = 0 }) => drawn) ?? [];
    expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
    expect(arrows?.lasts).toBeGreaterThan((begins.at(-1) ?? 0) + 1000);
  });

  it('shows the sheets of those who have written nothing, but no arrows', () => {
    expect(play([revealed('french', []), revealed('spanish', [])]).map(({ kind }) => kind)).toEqual(['sheets']);
  });

  it('stops both at the border where cubes are pushed back, and lets the stronger go on from there', () => {
    const [push] = only(play(turn), 'push');
    expect(push?.scene.passages).toMatchObject([{ side: 'french', from: '16', to: '19', halts: true }, { side: 'spanish', from: '19', to: '16', pushed: true }]);
    expect(push?.board.cubes).toMatchObject({ french: { 16: 0 }, spanish: { 19: 0 } });
    expect(push?.arrows?.map(({ state }) => state)).toEqual(['ordered', 'pushed']);
    const [march] = only(play(turn), 'march');
    expect(march?.scene.passages.map(({ resumes = false }) => resumes)).toEqual([false, true, false]);
    expect(march?.board.cubes.spanish).toMatchObject({ 15: 0, 19: 1 });
  });

  it('takes cubes on their way off the board, and puts them down where they went', () => {
    const [march] = only(play(turn), 'march');
    expect(march?.board.cubes.french).toMatchObject({ 2: 0, 14: 5, 16: 0 });
    expect(march?.standing.cubes.french).toMatchObject({ 2: 0, 3: 6, 16: 0, 19: 2 });
    const [first] = only(play(turn), 'fight');
    expect(first?.view.cubes.french).toMatchObject({ 3: 6, 19: 2 });
  });

  it('counts losses fight by fight, not before', () => {
    const fights = only(play(turn), 'fight');
    expect(fights.map(({ view }) => view.lost.spanish)).toEqual([2, 3]);
    expect(fights.map(({ scene }) => scene.clashes)).toEqual([
      [{ area: 3, strengths: { french: 6, spanish: 4 }, lost: { spanish: 1 } }],
      [{ area: 19, strengths: { french: 2, spanish: 1 }, lost: { spanish: 1 } }],
    ]);
  });

  it('moves the phase with what is shown', () => {
    expect(play(turn).map(({ view }) => view.phase)).toEqual(['movement', 'movement', 'movement', 'movement', 'resolution', 'resolution']);
  });

  it('lets the log be read up to the scene that is shown', () => {
    expect(play(turn).map(({ told }) => told)).toEqual([turn[0]!.n, turn[0]!.n, swap.n, turn[3]!.n, turn[6]!.n, turn[8]!.n]);
  });

  it('leaves no arrow of an order that is carried out', () => {
    const [march] = only(play(turn), 'march');
    const [first] = only(play(turn), 'fight');
    expect(revealedArrows(march!.view, turn)).toHaveLength(4);
    expect(revealedArrows(first!.view, turn)).toEqual([]);
  });

  it('brings cubes in from outside', () => {
    const [march] = animationsOf({ ...before, outside: { 20: 5 } }, before, [moved('french', 0, 20, 5)]);
    expect(march?.board.outside).toEqual({ 20: 0 });
    expect(march?.scene.passages[0]).toMatchObject({ from: 'o20', to: '20' });
  });
});

describe('a card', () => {
  it('that is drawn comes to the front, its back alone for those who may not know it', () => {
    const [own, others] = only(play([event({ code: 'drew', rule: '4.2', side: 'french', card: 'desorden' }), event({ code: 'drew', rule: '4.2', side: 'spanish', card: null })]), 'card');
    expect(own).toMatchObject({ cards: ['desorden'], lies: 'hand', view: { hand_sizes: { french: 1, spanish: 2 } } });
    expect(others).toMatchObject({ cards: null, lies: 'hand', view: { hand_sizes: { french: 2, spanish: 2 }, hands: { french: ['murat', 'desorden'] } } });
  });

  it('goes to the table or to the discards, as it is found there', () => {
    const one = played(null, 'murat');
    expect(only(play([one]), 'card')[0]?.lies).toBe('discards');
    expect(only(play([one], { in_play: [{ card: 'murat', side: 'french', area: 0, turn: 7 }] }), 'card')[0]?.lies).toBe('table');
    expect(only(play([one, event({ code: 'expired', rule: '', card: 'murat' })]), 'card').map(({ lies }) => lies)).toEqual(['table', 'discards']);
  });

  it('that closes a street, moves the limit or brings cubes shows that afterwards', () => {
    const [card, effect] = play([played(null)], { closed: [15], loss_limit: 3, cubes: { ...before.cubes, spanish: { ...before.cubes.spanish, 4: 2 } } });
    expect(card?.view).toMatchObject({ closed: [], loss_limit: 4 });
    expect(effect).toMatchObject({ kind: 'effect', scene: { glow: [15, 4] }, view: { closed: [15], loss_limit: 3, cubes: { spanish: { 4: 2 } } } });
  });

  it('that changes nothing on the board is only shown', () => {
    expect(play([played(null)]).map(({ kind }) => kind)).toEqual(['card']);
  });

  it('strikes out an order, adds one, or turns one aside', () => {
    const reveal = revealed('spanish', ['15-16', '19-16']);
    const ordersAfter = (target: HappeningOf<'played'>['target']) => play([reveal, played(target)]).at(-1)?.view.orders;
    expect(ordersAfter('15-16')).toEqual({ french: [], spanish: ['19-16'] });
    expect(ordersAfter('14-11')).toEqual({ french: ['14-11'], spanish: ['15-16', '19-16'] });
    expect(ordersAfter(['15-16', 14])).toEqual({ french: [], spanish: ['15-14', '19-16'] });
  });

  it('that strikes is followed by what it costs', () => {
    const scenes = play([played(7, 'un_tiesto'), lost('spanish', 15, 1, 'un_tiesto')]);
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'strike']);
    expect(scenes[1]).toMatchObject({ lost: { card: 'un_tiesto' }, view: { lost: { spanish: 2 } }, board: { cubes: { spanish: { 15: 1 } } } });
  });

  it('lets cubes ride on after they have moved, before they fight', () => {
    const scenes = play([turn[5]!, played([[3, 4, 2], [3, 2, 1]]), turn[6]!]);
    expect(scenes.map(({ kind }) => kind)).toEqual(['march', 'card', 'march', 'fight']);
    expect(scenes[2]?.scene.passages).toMatchObject([{ from: '3', to: '4', cubes: 2 }, { from: '3', to: '2', cubes: 1 }]);
    expect(scenes[2]?.board.cubes.french).toMatchObject({ 3: 3 });
    expect(scenes[3]?.view.cubes.french).toMatchObject({ 3: 3, 4: 2, 2: 1 });
  });
});

it('nothing is shown where nothing is seen to happen', () => {
  expect(play([event({ code: 'declined', rule: '4.2', side: 'french' }), event({ code: 'sealed', rule: '5.1', side: 'french', orders: null })])).toEqual([]);
});

it('a gate is held where one side stands alone', () => {
  const view = { cubes: { french: { 1: 2, 6: 1 }, spanish: { 6: 1, 20: 1 } }, outside: { 16: 5 }, closed: [15] };
  expect(holder(view, 1)).toBe('french');
  expect(isContested(view, 6)).toBe(true);
  expect(positionOf(view, { gates: [1, 6, 16, 20] })).toEqual({
    cubes: view.cubes, outside: { o16: 5 }, closed: [15], held: { 1: 'french', 20: 'spanish' },
  });
});
