/** What the board is told to show. Names of things and sentences come from outside. */
import type { Side } from '@src/api/types';

/** An area by its number, or an entry box by its name: '12', 'o16'. */
export type PlaceId = string;

export interface Mark {
  selectable?: boolean;
  selected?: boolean;
  target?: boolean;
  dimmed?: boolean;
}

export type ArrowState = 'draft' | 'ordered' | 'cancelled' | 'pushed' | 'advised';

export interface BoardArrow {
  id: string;
  side: Side;
  from: PlaceId;
  to: PlaceId;
  state: ArrowState;
  /** A number of cubes, or the place in the list of orders. */
  badge?: string;
  /** Drawn before the player's eyes, so many milliseconds after the scene has begun. */
  drawn?: number;
}

/** Cubes of one side on their way. */
export interface Passage {
  id: string;
  side: Side;
  from: PlaceId;
  to: PlaceId;
  cubes: number;
  /** Driven back at the border by stronger cubes that come the other way. */
  pushed?: boolean;
  /** Stops at the border, where it meets cubes that it pushes back. */
  halts?: boolean;
  /** Goes on from the border, where it stopped. */
  resumes?: boolean;
}

export interface Clash {
  area: number;
  /** Absent where a card strikes. */
  strengths?: Record<Side, number>;
  lost: Partial<Record<Side, number>>;
}

/** What happens before the player's eyes; a new id starts it. */
export interface Scene {
  id: string;
  passages: readonly Passage[];
  clashes: readonly Clash[];
  /** Areas to which the eye is led. */
  glow?: readonly number[];
}

export interface Position {
  cubes: Record<Side, Readonly<Record<number, number>>>;
  /** French cubes in the entry boxes. */
  outside: Readonly<Record<PlaceId, number>>;
  closed: readonly number[];
  /** Who holds which gate. */
  held: Readonly<Record<number, Side>>;
}

/** Proper names written on the sheet beside the areas' own. */
export interface Captions {
  title: string;
  subtitle: string;
  river: string;
  park: string;
  woods: string;
}
