/** What the server says, by the names of its schema; parts that have none there are named here. */
import type { Answer, CardInPlay, EditionModel, ErrorModel, HintModel, Playable, Replay, State, Sure, ViewModel } from './schema';

export type * from './schema';

export type View = ViewModel;
export type Edition = EditionModel;
export type Hint = HintModel;
/** An entry of the log: where it stands, and what happened. */
export type GameEvent = State['log']['events'][number];
/** What happened, told apart by its code. */
export type Happening = GameEvent['event'];
export type HappeningOf<C extends Happening['code']> = Extract<Happening, { readonly code: C }>;
export type Question = NonNullable<State['question']>;
export type Problem = ErrorModel['problems'][number];
export type Phase = View['phase'];
export type Seat = State['seat'];
export type Side = View['initiative'];
export type CardId = CardInPlay['card'];
/** An order as it is written: `9-14`, `2x11-14`, `-16`. */
export type OrderText = View['orders']['french'][number];
export type ByArea = View['outside'];
export type Targets = Playable['targets'];
/** What a card is played on, as the end of an answer. */
export type WrittenTarget = Answer extends infer A ? (A extends readonly ['play' | 'use', string, ...infer Rest] ? Readonly<Rest> : never) : never;
export type CardManner = State['options']['cards'];
export type OpponentKind = State['options']['opponent'];
export type Certainty = Sure['certainty'];
export type Viewpoint = Replay['viewpoint'];
