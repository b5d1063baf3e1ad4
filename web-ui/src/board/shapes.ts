/** The board's drawing: reads the shared data file and assembles borders into areas. */
import data from '../../../src/dosdemayo/content/base/shapes.json';
import { add, contains, midway, minus, path, times, turned, unit, type Point, type Ring } from './geometry';
import type { Side } from '@src/api/types';

export interface Border {
  areas: readonly number[];
  line: readonly Point[];
}

export interface AreaShape {
  id: number;
  ring: Ring;
  outline: string;
  label: Point;
  stands: Record<Side, Point>;
}

export interface EntryShape {
  id: string;
  into: number;
  box: { x: number; y: number; width: number; height: number };
  road: readonly Point[];
  centre: Point;
}

export interface GateShape {
  area: number;
  at: Point;
  /** Direction of the wall through the gate, in degrees. */
  angle: number;
  /** A spot just before the gate, outside the wall. */
  outside: Point;
}

const asPoint = (pair: readonly number[]): Point => [pair[0] as number, pair[1] as number];
const asLine = (line: readonly (readonly number[])[]): Point[] => line.map(asPoint);
const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Join open lines end to end into one ring. */
export function chain(lines: readonly (readonly Point[])[]): Ring {
  const [first, ...rest] = lines.map((line) => [...line]);
  const ring = first ?? [];
  while (rest.length > 0) {
    const index = rest.findIndex((line) => same(line[0], ring.at(-1)) || same(line.at(-1), ring.at(-1)));
    const [next] = rest.splice(index, index < 0 ? 0 : 1);
    if (!next) throw new Error('the borders of an area do not close');
    ring.push(...(same(next[0], ring.at(-1)) ? next : next.reverse()).slice(1));
  }
  return ring.slice(0, -1);
}

export const size = asPoint(data.size);
export const borders: readonly Border[] = data.borders.map(({ areas, line }) => ({ areas, line: asLine(line) }));
const inside = borders.filter(({ areas }) => areas.length === 2);
export const streets = inside.filter(({ areas }) => !areas.includes(0));
/** No way leads through: the sheet has a wall there instead of a street. */
export const gardenWalls = inside.filter(({ areas }) => areas.includes(0));
/** Where no cube can stand; in the data they have the number 0. */
export const gardens: Ring = chain(borders.filter(({ areas }) => areas.includes(0)).map(({ line }) => line));
export const wall: Ring = chain(borders.filter(({ areas }) => areas.length === 1).map(({ line }) => line));

function area(key: string): AreaShape {
  const id = Number(key);
  const ring = chain(borders.filter(({ areas }) => areas.includes(id)).map(({ line }) => line));
  const label = data.labels[key as keyof typeof data.labels];
  const stands = data.stands[key as keyof typeof data.stands];
  return {
    id,
    ring,
    outline: path(ring, true),
    label: asPoint(label),
    stands: { french: asPoint(stands.french), spanish: asPoint(stands.spanish) },
  };
}

export const areas: readonly AreaShape[] = Object.keys(data.labels).map(area);
export const areaById: ReadonlyMap<number, AreaShape> = new Map(areas.map((shape) => [shape.id, shape]));

export const entries: readonly EntryShape[] = Object.entries(data.entries).map(([id, { into, box, road }]) => {
  const [x, y, width, height] = box as [number, number, number, number];
  return { id, into, box: { x, y, width, height }, road: asLine(road), centre: [x + width / 2, y + height / 2] };
});

export const gates: readonly GateShape[] = Object.entries(data.gates).map(([key, gate]) => {
  const [a, b] = gate.wall.map(asPoint) as [Point, Point];
  const at = asPoint(gate.at);
  const along = unit(minus(b, a));
  const [one, other] = [1, -1].map((side) => add(at, times(turned(along), side * 20))) as [Point, Point];
  const angle = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  return { area: Number(key), at, angle, outside: contains(wall, one) ? other : one };
});

/** Junctions where more than three areas meet: those opposite each other touch in a corner only. */
export const crossroads: readonly Point[] = data.junctions
  .map(asPoint)
  .filter((junction) => inside.filter(({ line }) => same(line[0], junction) || same(line.at(-1), junction)).length > 3);

/** The middle of the border that two areas share, if they share one. */
export function crossing(one: number, other: number): Point | undefined {
  const border = streets.find(({ areas: pair }) => pair.includes(one) && pair.includes(other));
  return border && midway(border.line);
}

