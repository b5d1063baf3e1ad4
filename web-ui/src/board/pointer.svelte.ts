/** Tells a press from a drag, for mouse, pen and finger alike. */
import { distance, type Point } from './geometry';
import type { PlaceId } from './types';

/** Movement below this many CSS pixels is a press; fingers tremble more than mice. */
const SLACK = { mouse: 5, pen: 6, touch: 11 } as const;

export interface Handlers {
  placeAt: (point: Point) => PlaceId | undefined;
  toBoard: (event: PointerEvent) => Point;
  mayGrab: (place: PlaceId) => boolean;
  onpick: (place: PlaceId) => void;
  ongrab: (place: PlaceId) => void;
  ondrop: (from: PlaceId, to: PlaceId | undefined) => void;
}

interface Press {
  pointer: number;
  place: PlaceId;
  start: Point;
  slack: number;
}

export class Pointer {
  /** Where the live arrow ends while something is being dragged. */
  tip = $state<Point>();
  from = $state<PlaceId>();
  over = $state<PlaceId>();
  #press: Press | undefined;

  constructor(private readonly handlers: Handlers) {}

  get dragging(): boolean {
    return this.tip !== undefined;
  }

  down(event: PointerEvent): void {
    const place = this.handlers.placeAt(this.handlers.toBoard(event));
    if (!place || event.button !== 0 || this.#press) return;
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.touch;
    this.#press = { pointer: event.pointerId, place, start: [event.clientX, event.clientY], slack };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const far = distance(press.start, [event.clientX, event.clientY]) > press.slack;
    if (!this.dragging && far && this.handlers.mayGrab(press.place)) this.#grab(event, press.place);
    if (!this.dragging) return;
    this.tip = this.handlers.toBoard(event);
    this.over = this.handlers.placeAt(this.tip);
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const end = this.handlers.placeAt(this.handlers.toBoard(event));
    const dragged = this.dragging;
    this.cancel();
    if (dragged) this.handlers.ondrop(press.place, end);
    else if (end === press.place) this.handlers.onpick(press.place);
  }

  cancel(): void {
    this.#press = undefined;
    this.tip = this.from = this.over = undefined;
  }

  #grab(event: PointerEvent, place: PlaceId): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.from = place;
    this.tip = this.handlers.toBoard(event);
    this.handlers.ongrab(place);
  }
}
