/** What the board does while something is asked: which places answer, which arrows are drawn, what a press or a drag means. */
import type { BoardArrow, Mark, PlaceId } from '@src/board/types';
import type { Side } from '@src/api/types';

export interface Interaction {
  readonly marks: Readonly<Record<PlaceId, Mark>>;
  readonly arrows: readonly BoardArrow[];
  pick(place: PlaceId): void;
  grab(place: PlaceId): void;
  drop(from: PlaceId, to: PlaceId | undefined): void;
  /** Think better of what was begun. */
  cancel(): void;
}

/** Nothing is asked of the board. */
export const idle: Interaction = { marks: {}, arrows: [], pick: () => {}, grab: () => {}, drop: () => {}, cancel: () => {} };

export interface Routes {
  side: Side;
  origins: () => readonly PlaceId[];
  targets: (from: PlaceId) => readonly number[];
  add: (from: PlaceId, to: number) => void;
  arrows: () => readonly BoardArrow[];
  /** The player tried a way that is not among the options. */
  refused?: (from: PlaceId, to: PlaceId) => void;
  /** The player pressed a place from which nothing can be begun. */
  stuck?: (place: PlaceId) => void;
}

/** From one place to another: press and press, or drag. */
export class RouteInteraction implements Interaction {
  from = $state<PlaceId>();

  constructor(private readonly routes: Routes) {}

  get marks(): Record<PlaceId, Mark> {
    const marks: Record<PlaceId, Mark> = {};
    for (const place of this.routes.origins()) marks[place] = { selectable: true };
    if (this.from === undefined) return marks;
    marks[this.from] = { selected: true };
    for (const area of this.routes.targets(this.from)) marks[area] = { ...marks[area], target: true };
    return marks;
  }

  get arrows(): readonly BoardArrow[] {
    return this.routes.arrows();
  }

  pick(place: PlaceId): void {
    const from = this.from;
    if (from === place) this.from = undefined;
    else if (from !== undefined && this.#leadsTo(from, place)) this.drop(from, place);
    else if (this.routes.origins().includes(place)) this.from = place;
    else if (from !== undefined) this.drop(from, place);
    else this.routes.stuck?.(place);
  }

  grab(place: PlaceId): void {
    this.from = place;
  }

  drop(from: PlaceId, to: PlaceId | undefined): void {
    if (to !== undefined && this.#leadsTo(from, to)) this.routes.add(from, Number(to));
    else if (to !== undefined && to !== from) this.routes.refused?.(from, to);
    this.from = undefined;
  }

  cancel(): void {
    this.from = undefined;
  }

  #leadsTo(from: PlaceId, to: PlaceId): boolean {
    return this.routes.targets(from).includes(Number(to));
  }
}

/** One area out of several. */
export class AreaInteraction implements Interaction {
  readonly arrows: readonly BoardArrow[] = [];

  constructor(
    private readonly areas: () => readonly number[],
    private readonly chosen: () => number | undefined,
    private readonly choose: (area: number) => void,
  ) {}

  get marks(): Record<PlaceId, Mark> {
    return Object.fromEntries(this.areas().map((area) => [String(area), area === this.chosen() ? { selected: true } : { target: true }]));
  }

  pick(place: PlaceId): void {
    if (this.areas().includes(Number(place))) this.choose(Number(place));
  }

  grab(): void {}
  drop(): void {}
  cancel(): void {}
}
