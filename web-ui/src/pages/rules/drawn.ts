/** A position in the one-line notation as a picture: cubes, orders, and the part of the city where something is. */
import { areaById, entries, size } from '@src/board/shapes';
import type { BoardArrow, PlaceId } from '@src/board/types';
import { arrowsOf, sheetOf } from '@src/game/boardOrders';
import type { ByArea, Side, View } from '@src/api/types';

export interface Drawn {
  view: Pick<View, 'cubes' | 'outside' | 'closed'>;
  arrows: readonly BoardArrow[];
  box: Box;
}

/** What is seen of the board, in its own measure. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** More areas than this are shown on the whole board. */
const MANY = 9;
const MARGIN = 24;
/** A part of the city is never shown narrower than this. */
const LEAST = 420;

const counts = (text: string): ByArea => Object.fromEntries(text === '-' ? [] : text.split(',').map((part) => part.split(':').map(Number)));

export function drawn(line: string): Drawn {
  const words = line.split(' ');
  const part = (key: string) => words.find((word) => word.startsWith(key))?.slice(key.length) ?? '-';
  const view = { cubes: { french: counts(part('F')), spanish: counts(part('S')) }, outside: counts(part('o')), closed: [] };
  const arrows = ordered(part('orders='));
  return { view, arrows, box: boxOf(placesOf(view, arrows)) };
}

/** `14-9,6-5/-`: French orders, then Spanish ones. */
function ordered(text: string): BoardArrow[] {
  const [french = '-', spanish = '-'] = text.split('/');
  const sheets: [Side, string][] = [['french', french], ['spanish', spanish]];
  return sheets.flatMap(([side, orders]) => (orders === '-' ? [] : arrowsOf(sheetOf(orders.split(',')), side, 'ordered')));
}

function placesOf({ cubes, outside }: Drawn['view'], arrows: readonly BoardArrow[]): PlaceId[] {
  const standing = [...Object.keys(cubes.french), ...Object.keys(cubes.spanish), ...Object.keys(outside).map((area) => `o${area}`)];
  return [...new Set([...standing, ...arrows.flatMap(({ from, to }) => [from, to])])];
}

function boxOf(places: readonly PlaceId[]): Box {
  const whole = { x: 0, y: 0, width: size[0], height: size[1] };
  if (places.length > MANY) return whole;
  const points = places.flatMap((place) => areaById.get(Number(place))?.ring ?? cornersOf(place));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, width] = span(xs, size[0]);
  const [top, height] = span(ys, size[1]);
  return { x: left, y: top, width, height };
}

const cornersOf = (place: PlaceId): [number, number][] =>
  entries.filter(({ id }) => id === place).flatMap(({ box: { x, y, width, height } }) => [[x, y], [x + width, y + height]] as [number, number][]);

/** Where a stretch begins and how long it is: with a margin, not too short, and on the board. */
function span(values: readonly number[], most: number): [number, number] {
  const [low, high] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  const length = Math.min(most, Math.max(LEAST, high - low));
  const start = Math.min(Math.max(0, (low + high - length) / 2), most - length);
  return [start, length];
}
