/** Areas and entry boxes alike, as things to point at. */
import { contains, type Point } from './geometry';
import { areaById, areas, crossing, entries } from './shapes';
import type { Place } from './navigate';
import { course, type Course } from './arrows';
import type { BoardArrow, PlaceId } from './types';
import type { Side } from '@src/api/types';

const entryById = new Map(entries.map((entry) => [entry.id, entry]));

export const places: readonly Place[] = [
  ...areas.map(({ id, label }) => ({ id: String(id), at: label })),
  ...entries.map(({ id, centre }) => ({ id, at: centre })),
];

export function placeAt(point: Point): PlaceId | undefined {
  const area = areas.find(({ ring }) => contains(ring, point));
  if (area) return String(area.id);
  return entries.find(({ box }) => within(box, point))?.id;
}

function within(box: { x: number; y: number; width: number; height: number }, [x, y]: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Where a side's cubes stand in a place. */
export function standOf(place: PlaceId, side: Side): Point {
  const stand = areaById.get(Number(place))?.stands[side] ?? entryById.get(place)?.centre;
  if (!stand) throw new RangeError(`the board has no place ${place}`);
  return stand;
}

/** Where the way from one place to another crosses a border or a gate. */
export function wayThrough(from: PlaceId, to: PlaceId): Point | undefined {
  return entryById.get(from)?.road[0] ?? crossing(Number(from), Number(to));
}

/** The course of an order's arrow. Where another order runs the opposite way it keeps to the right. */
export function courseOf(arrow: BoardArrow, opposed: boolean, compact: boolean): Course {
  const from = standOf(arrow.from, arrow.side);
  const via = wayThrough(arrow.from, arrow.to);
  const room = { lane: opposed ? 10 : 0, headSize: compact ? 24 : 17, startGap: compact ? 18 : 12 };
  return arrow.state === 'pushed' && via
    ? course(from, via, undefined, { ...room, endGap: 7 })
    : course(from, standOf(arrow.to, arrow.side), via, { ...room, endGap: compact ? 24 : 18 });
}
