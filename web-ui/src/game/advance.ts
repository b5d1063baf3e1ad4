/** What a view becomes by an event, as far as the event alone says it. */
import type { CardId, GameEvent, Happening, HappeningOf, Phase, Side, View } from '@src/api/types';
import { read, write } from './sheet';

type Target = HappeningOf<'played'>['target'];
/** The steps of a card that lets cubes ride on: origin, destination, cubes. */
type Rides = readonly (readonly [number, number, number])[];
export type March = Pick<HappeningOf<'moved'>, 'side' | 'origin' | 'destination' | 'cubes'>;

const isRides = (target: Target): target is Rides => Array.isArray(target) && target.every(Array.isArray);
const other = (side: Side): Side => (side === 'french' ? 'spanish' : 'french');

/** What a card moves, known by the form of its target alone: the page knows no card. */
export function ridesOf(event: Happening): March[] {
  if ((event.code !== 'played' && event.code !== 'used') || !isRides(event.target)) return [];
  return event.target.map(([origin, destination, cubes]) => ({ side: event.side, origin, destination, cubes }));
}

/** The part of the turn to which an event belongs. */
function phaseOf(event: Happening): Phase | undefined {
  switch (event.code) {
    case 'window':
      return event.window;
    case 'revealed':
    case 'swap':
    case 'moved':
      return 'movement';
    case 'announced':
    case 'allotted':
      return 'allotment';
    case 'fight':
      return 'resolution';
    case 'drew':
    case 'turn':
      return 'draw';
    default:
      return undefined;
  }
}

/** The view at the moment at which an event happens, before anything has come of it. */
export function entering(view: View, event: Happening): View {
  const phase = phaseOf(event);
  return phase && phase !== view.phase ? { ...view, phase } : view;
}

const changed = <T>(pair: Readonly<Record<Side, T>>, side: Side, change: (value: T) => T): Record<Side, T> => ({ ...pair, [side]: change(pair[side]) });
const plus = (number: number) => (value: number) => value + number;
const without = (card: CardId) => (cards: readonly CardId[] | null) => cards && cards.filter((one) => one !== card);

function addCubes(view: View, side: Side, area: number, number: number): View {
  return { ...view, cubes: changed(view.cubes, side, (areas) => ({ ...areas, [area]: (areas[area] ?? 0) + number })) };
}

export function leave(view: View, { side, origin, destination, cubes }: March): View {
  if (origin) return addCubes(view, side, origin, -cubes);
  return { ...view, outside: { ...view.outside, [destination]: (view.outside[destination] ?? 0) - cubes } };
}

export const arrive = (view: View, { side, destination, cubes }: March): View => addCubes(view, side, destination, cubes);
const march = (view: View, moved: March): View => arrive(leave(view, moved), moved);

function drawn(view: View, side: Side, card: CardId | null): View {
  return {
    ...view,
    hand_sizes: changed(view.hand_sizes, side, plus(1)),
    hands: changed(view.hands, side, (hand) => hand && card ? [...hand, card] : hand),
  };
}

function fromHand(view: View, side: Side, card: CardId): View {
  return { ...view, hand_sizes: changed(view.hand_sizes, side, plus(-1)), hands: changed(view.hands, side, without(card)) };
}

const discarded = (view: View, side: Side, card: CardId): View => ({ ...view, discards: changed(view.discards, side, (pile) => [...pile, card]) });

/** A card that names an order strikes it out, or adds it where it was not; one that names a goal too turns it aside. */
function ordersAfter(view: View, side: Side, target: Target): View['orders'] {
  const [order, goal] = Array.isArray(target) && !isRides(target) ? (target as readonly [string, number]) : [target, undefined];
  if (typeof order !== 'string') return view.orders;
  const owner = ([other(side), side] as const).find((one) => view.orders[one].includes(order));
  const line = read(order);
  if (!owner) return changed(view.orders, side, (orders) => [...orders, order]);
  const rest = goal !== undefined && line ? [write({ ...line, destination: goal })] : [];
  return changed(view.orders, owner, (orders) => orders.flatMap((one) => (one === order ? rest : one)));
}

function played(view: View, event: HappeningOf<'played' | 'used'>): View {
  const moved = ridesOf(event).reduce(march, { ...view, orders: ordersAfter(view, event.side, event.target) });
  return event.code === 'used' ? moved : fromHand(moved, event.side, event.card);
}

function lost(view: View, { side, area, cubes }: HappeningOf<'lost'>): View {
  const losses = changed(view.lost, side, plus(cubes));
  // Rule 1.7.
  return { ...addCubes(view, side, area, -cubes), lost: losses, initiative: losses.spanish > losses.french ? 'french' : 'spanish' };
}

function expired(view: View, card: CardId): View {
  const lying = view.in_play.find((one) => one.card === card);
  return lying ? discarded({ ...view, in_play: view.in_play.filter((one) => one !== lying) }, lying.side, card) : view;
}

export function advance(before: View, { event }: GameEvent): View {
  const view = entering(before, event);
  switch (event.code) {
    case 'kept':
      return drawn(view, event.side, event.card);
    case 'drew':
      return { ...drawn(view, event.side, event.card), deck_sizes: changed(view.deck_sizes, event.side, plus(-1)) };
    case 'discarded':
      return discarded(fromHand(view, event.side, event.card), event.side, event.card);
    case 'played':
    case 'used':
      return played(view, event);
    case 'expired':
      return expired(view, event.card);
    case 'shown':
      return { ...view, shown: event.orders, first_writer: event.side };
    case 'revealed':
      return { ...view, shown: null, orders: changed(view.orders, event.side, () => event.orders) };
    case 'voided':
      return { ...view, orders: changed(view.orders, event.side, () => []) };
    case 'moved':
      return { ...march(view, event), phase: 'after_movement' };
    case 'lost':
      return lost(view, event);
    case 'turn':
      return { ...view, turn: event.turn, orders: { french: [], spanish: [] }, shown: null, first_writer: null };
    default:
      return view;
  }
}
