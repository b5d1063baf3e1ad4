/** A closer look at the board: by two fingers, by a double tap, by keys and buttons. */
import { distance, type Point } from './geometry';

const CLOSEST = 3.5;
const CLOSER = 2.2;
const STEP = 1.4;
/** A finger that moves less than this many pixels does not move the board. */
const SLACK = 11;
const DOUBLE_TAP = 320;

const middle = ([a, b]: readonly Point[]): Point => [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2];
const spread = ([a, b]: readonly Point[]): number => (a && b ? distance(a, b) : 0);

export class Zoom {
  scale = $state(1);
  /** Where the board's corner lies, in pixels of the page, relative to its frame. */
  offset = $state<Point>([0, 0]);
  readonly #fingers = new Map<number, Point>();
  #pressed: Point | undefined;
  #moving = false;
  #tapped: { at: Point; time: number } | undefined;

  constructor(private readonly frame: () => DOMRect | undefined) {}

  get transform(): string {
    return `translate(${this.offset[0]}px, ${this.offset[1]}px) scale(${this.scale})`;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    this.#pressed = this.#at(event);
    this.#moving = this.#fingers.size > 0;
    this.#fingers.set(event.pointerId, this.#pressed);
  }

  /** Follow a finger; whether the board was moved by it. One finger moves only a board that is enlarged, and that it does not draw on. */
  move(event: PointerEvent, drawing: boolean): boolean {
    const last = this.#fingers.get(event.pointerId);
    if (!last || drawing) return false;
    const before = [...this.#fingers.values()];
    const here = this.#at(event);
    if (this.#fingers.size === 1 && (this.scale === 1 || !this.#leaves(here))) return false;
    this.#moving = true;
    this.#fingers.set(event.pointerId, here);
    const after = [...this.#fingers.values()];
    if (after.length === 1) this.#shift([here[0] - last[0], here[1] - last[1]]);
    else this.#pinch(before, after);
    return true;
  }

  /** A finger is lifted. Two taps in one place look closer, or step back. */
  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#moving || event.type === 'pointercancel') return;
    const tap = { at: this.#at(event), time: event.timeStamp };
    const twice = this.#tapped && tap.time - this.#tapped.time < DOUBLE_TAP && distance(tap.at, this.#tapped.at) < 24;
    this.#tapped = twice ? undefined : tap;
    if (twice) this.#to(this.scale > 1 ? 1 : CLOSER, tap.at);
  }

  key(key: string): boolean {
    const factor = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 }[key];
    if (factor === undefined) return false;
    this.by(factor);
    return true;
  }

  /** Enlarge about the middle; a factor of nothing shows the whole board again. */
  by(factor: number): void {
    const { width = 0, height = 0 } = this.frame() ?? {};
    this.#to(this.scale * factor, [width / 2, height / 2]);
  }

  /** Once a finger has set off it need not leave again. */
  #leaves(here: Point): boolean {
    return this.#moving || (this.#pressed !== undefined && distance(this.#pressed, here) > SLACK);
  }

  #pinch(before: readonly Point[], after: readonly Point[]): void {
    const [was, is] = [middle(before), middle(after)];
    this.#to(this.scale * (spread(after) / (spread(before) || 1)), was);
    this.#shift([is[0] - was[0], is[1] - was[1]]);
  }

  /** The point of the board under `about` stays where it is. */
  #to(scale: number, about: Point): void {
    const next = Math.min(CLOSEST, Math.max(1, scale));
    const ratio = next / this.scale;
    const [x, y] = this.offset;
    this.scale = next;
    this.#place([about[0] - (about[0] - x) * ratio, about[1] - (about[1] - y) * ratio]);
  }

  #shift([dx, dy]: Point): void {
    this.#place([this.offset[0] + dx, this.offset[1] + dy]);
  }

  /** The board always fills its frame. */
  #place([x, y]: Point): void {
    const { width = 0, height = 0 } = this.frame() ?? {};
    const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - this.scale), at));
    this.offset = [within(x, width), within(y, height)];
  }

  #at(event: PointerEvent): Point {
    const { left = 0, top = 0 } = this.frame() ?? {};
    return [event.clientX - left, event.clientY - top];
  }
}
