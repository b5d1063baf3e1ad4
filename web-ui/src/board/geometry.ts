/** Plane geometry for the board: x runs east, y south. */

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const length = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => length(minus(a, b));
export const between = (a: Point, b: Point, share: number): Point => add(a, times(minus(b, a), share));
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** A vector of length one; the null vector stays what it is. */
export function unit(a: Point): Point {
  const size = length(a);
  return size === 0 ? a : times(a, 1 / size);
}

/** A quarter turn clockwise on the screen. */
export const turned = (a: Point): Point => [-a[1], a[0]];

export function sides(ring: Ring): [Point, Point][] {
  return ring.map((point, index) => [point, ring[(index + 1) % ring.length] as Point]);
}

/** Positive when the ring runs clockwise on the screen. */
export function signedSurface(ring: Ring): number {
  return sides(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

export const surface = (ring: Ring): number => Math.abs(signedSurface(ring));

export function centroid(ring: Ring): Point {
  const whole = signedSurface(ring) * 6;
  const sum = sides(ring).reduce<Point>((total, [a, b]) => {
    const weight = a[0] * b[1] - b[0] * a[1];
    return add(total, [(a[0] + b[0]) * weight, (a[1] + b[1]) * weight]);
  }, [0, 0]);
  return times(sum, 1 / whole);
}

export function contains(ring: Ring, [x, y]: Point): boolean {
  const crossings = sides(ring).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  );
  return crossings.length % 2 === 1;
}

/** The point half way along a line of several pieces. */
export function midway(line: readonly Point[]): Point {
  const pieces = line.slice(1).map((point, index) => [line[index] as Point, point] as const);
  let left = pieces.reduce((sum, [a, b]) => sum + distance(a, b), 0) / 2;
  for (const [a, b] of pieces) {
    const piece = distance(a, b);
    if (piece >= left) return between(a, b, left / piece);
    left -= piece;
  }
  throw new RangeError('a line needs two points');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The pieces of a line as SVG path data. */
export function path(line: readonly Point[], closed = false): string {
  return `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth curve through all points as SVG path data (Catmull and Rom's spline). */
export function smooth(line: readonly Point[]): string {
  const at = (index: number) => line[Math.max(0, Math.min(line.length - 1, index))] as Point;
  const show = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const curves = line.slice(1).map((point, index) => {
    const start = at(index);
    const leave = add(start, times(minus(point, at(index - 1)), 1 / 6));
    const arrive = minus(point, times(minus(at(index + 2), start), 1 / 6));
    return `C${show(leave)} ${show(arrive)} ${show(point)}`;
  });
  return `M${show(at(0))}${curves.join('')}`;
}
