/** How the engraver draws: lines that tremble a little, outlines, curves; all as SVG path data. */
import { between, distance, type Point, type Ring } from '../../src/board/geometry';

/** How far the hand strays, and over what length of line it does so. */
const STRAY = 1.7;
const WAVE = 26;

/** A number in [-1, 1] for a knot of the grid. */
function knot(x: number, y: number, salt: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

const ease = (share: number) => share * share * (3 - 2 * share);

/** Noise that changes smoothly from knot to knot. */
function noise([x, y]: Point, salt: number): number {
  const [column, row] = [Math.floor(x / WAVE), Math.floor(y / WAVE)];
  const [right, down] = [ease(x / WAVE - column), ease(y / WAVE - row)];
  const along = (line: number) => knot(column, line, salt) * (1 - right) + knot(column + 1, line, salt) * right;
  return along(row) * (1 - down) + along(row + 1) * down;
}

/** Where the pen comes to when it aims at a point. */
export const tremble = (point: Point): Point => [point[0] + noise(point, 1) * STRAY, point[1] + noise(point, 2) * STRAY];

/** The points of a line, close enough together for the pen to tremble between its ends. */
export function finely(line: readonly Point[]): Point[] {
  const steps = line.slice(1).flatMap((to, index) => {
    const from = line[index] as Point;
    const count = Math.max(1, Math.round((distance(from, to) * 2) / WAVE));
    return Array.from({ length: count }, (_, step) => between(from, to, (step + 1) / count));
  });
  return [line[0] as Point, ...steps];
}

/** Numbers are written to this part of a unit of the sheet. */
const FINEST = 0.1;
const written = (value: number): number => Number((Math.round(value / FINEST) * FINEST).toFixed(1));
const listed = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${written(x)} ${written(y)}`).join(' ').replace(/\b0\./g, '.').replaceAll(' -', '-');

/** A closed outline in units of half the sheet's, told as steps from corner to corner: shorter than places. */
export function outline(ring: Ring): string {
  const corners = ring.map(([x, y]): Point => [Math.round(x * 2), Math.round(y * 2)]);
  const steps = corners.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = corners[index] as Point;
    return [x - fromX, y - fromY];
  });
  return `M${listed(corners.slice(0, 1))}l${listed(steps)}z`;
}

/** Cubic curves by their points (the start, then three for each piece), told from a place: alike curves are written alike. */
export function curveAt([x, y]: Point, [start = [0, 0], ...rest]: readonly Point[]): string {
  const steps = rest.map(([toX, toY], index): Point => {
    const [fromX, fromY] = index < 3 ? start : (rest[index - (index % 3) - 1] as Point);
    return [toX - fromX, toY - fromY];
  });
  return `M${listed([[x + start[0], y + start[1]]])}c${listed(steps)}`;
}
