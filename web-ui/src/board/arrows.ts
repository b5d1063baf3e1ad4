/** The course of an order's arrow: out of the group, across the border that the order crosses, up to the other area. */
import { add, between, dot, minus, times, turned, unit, distance, type Point } from './geometry';

export interface Course {
  /** SVG path data of the shaft. */
  shaft: string;
  /** SVG path data of the head. */
  head: string;
  /** SVG path data of a bar before the tip, for an order that is stopped. */
  bar: string;
  /** Where a number is written on the shaft. */
  badge: Point;
}

export interface CourseOptions {
  /** Distance kept from the start and from the end. */
  startGap: number;
  endGap: number;
  /** How far the shaft is moved to its right, so that opposed orders run beside each other. */
  lane: number;
  headSize: number;
}

const DEFAULTS: CourseOptions = { startGap: 20, endGap: 26, lane: 0, headSize: 15 };
const BADGE_AT = 0.46;

const show = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The control point that leads a quadratic curve from a to b through c at half way. */
const bend = (a: Point, b: Point, c: Point): Point => minus(times(c, 2), times(add(a, b), 0.5));

const onCurve = (a: Point, control: Point, b: Point, t: number): Point =>
  between(between(a, control, t), between(control, b, t), t);

/** The parameter at which the curve is a given distance away from an end. */
function trim(a: Point, control: Point, b: Point, gap: number): number {
  const steps = 60;
  for (let step = 0; step < steps; step++) {
    if (distance(onCurve(a, control, b, step / steps), a) >= gap) return step / steps;
  }
  return 0.5;
}

/** The part of a curve between two parameters, again as a curve. */
function part(a: Point, control: Point, b: Point, from: number, to: number): [Point, Point, Point] {
  const start = onCurve(a, control, b, from);
  const end = onCurve(a, control, b, to);
  const middle = between(between(a, control, from), between(control, b, from), to);
  return [start, middle, end];
}

/** A bend through a border that lies far aside is flattened: arrows should not loop. */
function softened(from: Point, to: Point, via: Point): Point {
  const across = turned(unit(minus(to, from)));
  const middle = between(from, to, 0.5);
  const aside = dot(minus(via, middle), across);
  const most = distance(from, to) * 0.28;
  return add(middle, times(across, Math.max(-most, Math.min(most, aside))));
}

export function course(from: Point, to: Point, via?: Point, options: Partial<CourseOptions> = {}): Course {
  const { startGap, endGap, lane, headSize } = { ...DEFAULTS, ...options };
  const shift = times(turned(unit(minus(to, from))), lane);
  const [a, b] = [add(from, shift), add(to, shift)];
  const control = bend(a, b, add(via ? softened(from, to, via) : between(from, to, 0.5), shift));
  const first = trim(a, control, b, startGap);
  const last = 1 - trim(b, control, a, endGap);
  const [start, middle, tip] = part(a, control, b, first, Math.max(first + 0.05, last));
  const ahead = unit(minus(tip, middle));
  const neck = minus(tip, times(ahead, headSize * 0.75));
  const wing = times(turned(ahead), headSize * 0.62);
  const barb = minus(tip, times(ahead, headSize * 1.15));
  return {
    shaft: `M${show(start)}Q${show(middle)} ${show(neck)}`,
    head: `M${show(tip)}L${show(add(barb, wing))}L${show(neck)}L${show(minus(barb, wing))}Z`,
    bar: `M${show(add(tip, times(wing, 1.5)))}L${show(minus(tip, times(wing, 1.5)))}`,
    badge: onCurve(start, middle, neck, BADGE_AT),
  };
}
