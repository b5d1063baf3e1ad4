/** What cards do beside what events say: found by comparing where the events lead with the view that follows. */
import type { CardId, GameEvent, Happening, HappeningOf, Side, View } from '@src/api/types';
import { advance, ridesOf } from './advance';
import { read } from './sheet';

const SIDES: readonly Side[] = ['french', 'spanish'];

/** Changes that no event tells, and the card event to which they are put down. */
export interface Remainder {
  at: GameEvent | undefined;
  settle: (view: View) => View;
  /** Does a card lie in play after it was played? */
  stays: (card: CardId) => boolean;
}

const areasOf = (...views: readonly View[]): number[] =>
  [...new Set(views.flatMap(({ cubes }) => SIDES.flatMap((side) => Object.keys(cubes[side]).map(Number))))];

/** The cubes of a view, and beside them those that one view has more than another. */
function withMore(view: View, more: View, than: View): View['cubes'] {
  const of = (side: Side) =>
    Object.fromEntries(areasOf(view, more).map((area) => [area, (view.cubes[side][area] ?? 0) + (more.cubes[side][area] ?? 0) - (than.cubes[side][area] ?? 0)]));
  return { french: of('french'), spanish: of('spanish') };
}

const byCard = ({ event: { code } }: GameEvent) => code === 'played' || code === 'used' || code === 'expired';

export function remainderOf(before: View, after: View, events: readonly GameEvent[]): Remainder {
  const told = events.reduce(advance, before);
  const expires = new Set(events.flatMap(({ event }) => (event.code === 'expired' ? [event.card] : [])));
  return {
    at: events.find(({ event: { code } }) => code === 'played') ?? events.find(byCard),
    settle: (view) => ({ ...view, closed: after.closed, loss_limit: after.loss_limit, reserve: after.reserve, cubes: withMore(view, after, told) }),
    stays: (card) => expires.has(card) || after.in_play.some((lying) => lying.card === card),
  };
}

/** A played card goes to the table or to the discards. */
export function lay(view: View, { event, turn }: GameEvent, { stays }: Remainder): View {
  if (event.code !== 'played') return view;
  const { card, side, target } = event;
  if (stays(card)) return { ...view, in_play: [...view.in_play, { card, side, area: typeof target === 'number' ? target : 0, turn }] };
  return { ...view, discards: { ...view.discards, [side]: [...view.discards[side], card] } };
}

function named(target: HappeningOf<'played'>['target']): number[] {
  if (typeof target === 'number') return [target];
  const order = Array.isArray(target) ? target[0] : target;
  const line = typeof order === 'string' ? read(order) : undefined;
  return line ? [line.origin, line.destination].filter(Boolean) : [];
}

/** What is seen of a card's effect: the areas that it concerns, and whether there is anything to see. */
export function cardEffects(before: View, after: View, event: Extract<Happening, { code: 'played' | 'used' }>): { areas: number[]; seen: boolean } {
  const opened = [...after.closed.filter((area) => !before.closed.includes(area)), ...before.closed.filter((area) => !after.closed.includes(area))];
  const recruited = ridesOf(event).length > 0 ? [] : areasOf(before, after).filter((area) => SIDES.some((side) => (before.cubes[side][area] ?? 0) !== (after.cubes[side][area] ?? 0)));
  const areas = [...new Set([...opened, ...recruited, ...named(event.target)])];
  return { areas, seen: areas.length > 0 || before.loss_limit !== after.loss_limit };
}
