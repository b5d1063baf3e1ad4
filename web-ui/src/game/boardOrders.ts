/** The orders of the turn as arrows: in force, struck out by a card, or void. */
import type { BoardArrow } from '@src/board/types';
import type { GameEvent, OrderText, Phase, Side, View } from '@src/api/types';
import { placeOf, read, write, type Sheet } from './sheet';

const SIDES: readonly Side[] = ['french', 'spanish'];
/** The phases between the reveal and the moves: an order that is carried out is spent. */
const REVEALED: ReadonlySet<Phase> = new Set(['movement', 'allotment']);

export const arrowsOf = (sheet: Sheet, side: Side, state: BoardArrow['state']): BoardArrow[] =>
  sheet.map((line) => ({
    id: `${side}-${write(line)}-${state}`,
    side,
    from: placeOf(line),
    to: String(line.destination),
    state,
    ...(line.cubes ? { badge: String(line.cubes) } : {}),
  }));

export const sheetOf = (orders: readonly OrderText[]): Sheet => orders.flatMap((order) => read(order) ?? []);

function revealedBy(side: Side, events: readonly GameEvent[]): readonly OrderText[] {
  return events.flatMap(({ event }) => (event.code === 'revealed' && event.side === side ? event.orders : []));
}

/** The arrows of both sides after the reveal, from the view and what the log tells of this turn. */
export function revealedArrows(view: Pick<View, 'turn' | 'phase' | 'orders'>, events: readonly GameEvent[]): BoardArrow[] {
  if (!REVEALED.has(view.phase)) return [];
  const told = events.filter(({ turn }) => turn === view.turn);
  return SIDES.flatMap((side) => {
    const inForce = arrowsOf(sheetOf(view.orders[side]), side, 'ordered');
    const struck = revealedBy(side, told).filter((order) => !view.orders[side].includes(order));
    return [
      ...inForce,
      ...arrowsOf(sheetOf(struck), side, 'cancelled'),
    ];
  });
}
