/** Blocks of houses: an area is cut into ever smaller pieces, and lanes are left between them. */
import { add, between, centroid, dot, minus, sides, signedSurface, surface, times, turned, unit } from '../../src/board/geometry';
import type { Point, Ring } from '../../src/board/geometry';
import type { Chance } from './chance';

export interface Grain {
  /** Pieces larger than this are cut again. */
  largest: number;
  /** Half the width of a lane. */
  lane: number;
  /** Half the width of the street around the whole. */
  street: number;
}

/** The part of a ring on the left of the line through a point along a direction. */
function half(ring: Ring, through: Point, along: Point): Point[] {
  const normal = turned(along);
  const height = (point: Point) => dot(minus(point, through), normal);
  return sides(ring).flatMap(([a, b]) => {
    const [here, there] = [height(a), height(b)];
    const kept = here >= 0 ? [a] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, between(a, b, here / (here - there))];
  });
}

/** The direction of the longest side: houses stand along the longest street. */
function grainOf(ring: Ring): Point {
  const longest = sides(ring).reduce((best, side) =>
    dot(minus(side[1], side[0]), minus(side[1], side[0])) > dot(minus(best[1], best[0]), minus(best[1], best[0])) ? side : best,
  );
  return unit(minus(longest[1], longest[0]));
}

const extent = (ring: Ring, along: Point) => {
  const heights = ring.map((point) => dot(point, along));
  return Math.max(...heights) - Math.min(...heights);
};

function cut(ring: Ring, chance: Chance): [Point[], Point[]] {
  const grain = grainOf(ring);
  const across = turned(grain);
  const shortWay = extent(ring, grain) >= extent(ring, across) ? across : grain;
  const line = unit(add(shortWay, times(turned(shortWay), (chance() - 0.5) * 0.3)));
  const spread = extent(ring, turned(line));
  const through = add(centroid(ring), times(turned(line), (chance() - 0.5) * 0.22 * spread));
  return [half(ring, through, line), half(ring, through, times(line, -1))];
}

/** Move every side inwards. Only for small distances: sides do not vanish. */
export function inset(ring: Ring, by: number): Point[] {
  const inward = signedSurface(ring) > 0 ? 1 : -1;
  return ring.map((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] as Point;
    const after = ring[(index + 1) % ring.length] as Point;
    const one = times(turned(unit(minus(point, before))), inward);
    const two = times(turned(unit(minus(after, point))), inward);
    const both = unit(add(one, two));
    return add(point, times(both, by / Math.max(0.45, dot(both, one))));
  });
}

function split(ring: Ring, grain: Grain, chance: Chance, depth = 0): Ring[] {
  if (depth > 9 || surface(ring) < grain.largest * (0.7 + chance() * 0.6)) return [ring];
  return cut(ring, chance).flatMap((piece) => (piece.length < 3 ? [] : split(piece, grain, chance, depth + 1)));
}

export function blocks(ring: Ring, grain: Grain, chance: Chance): Ring[] {
  return split(inset(ring, grain.street), grain, chance)
    .map((piece) => inset(piece, grain.lane))
    .filter((piece) => surface(piece) > grain.largest / 9);
}
