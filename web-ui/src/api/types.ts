/** What the server says, in the words of its contract. The types are made from its schema; here they get the names that the page uses. */
import type { components } from './schema';

type Schema = components['schemas'];

export type State = Omit<Schema['State'], 'question' | 'sealed'> & {
  readonly question: Question | null;
  readonly sealed: Omit<Schema['Seals'], 'mine'> & { readonly mine: Answer | null };
};
export type View = Schema['ViewModel'];
export type InPlay = Schema['CardInPlay'];
export type GameEvent = Schema['EventModel'];
export type Player = Schema['PlayerModel'];
export type Permission = State['can'][number];
export type Phase = View['phase'];
export type Seat = State['seat'];
export type Side = View['initiative'];
export type Both<T> = Readonly<Record<Side, T>>;
export type CardId = InPlay['card'];
/** An order as it is written: `9-14`, `2x11-14`, `-16`. */
export type OrderText = View['orders']['french'][number];
export type ByArea = View['outside'];

export type FrenchGroup = Schema['FrenchGroup'];
export type SpanishGroup = Schema['SpanishGroup'];
export type ChoiceOptions = Schema['ChoiceOptions'];
export type FrenchSheetOptions = Schema['FrenchOrderOptions'];
export type SpanishSheetOptions = Schema['SpanishOrderOptions'];
export type AllotmentOptions = Schema['AllotmentOptions'];

/** The schema lists targets of every kind alike; which values belong to which kind is told by the contract. */
export type Targets =
  | { readonly kind: 'none'; readonly values: readonly null[] }
  | { readonly kind: 'area'; readonly values: readonly number[] }
  | { readonly kind: 'order'; readonly values: readonly OrderText[] }
  | { readonly kind: 'redirect'; readonly values: readonly (readonly [OrderText, number])[] }
  | Schema['RideTargets'];
export type Playable = Omit<Schema['Playable'], 'targets'> & { readonly targets: Targets };
export type WindowOptions = Omit<Schema['WindowOptions'], 'plays' | 'uses'> & {
  readonly plays: readonly Playable[];
  readonly uses: readonly Playable[];
};

type Kind = Schema['Question']['kind'];
type Asked<K extends Kind, O> = Omit<Schema['Question'], 'kind' | 'options'> & { readonly kind: K; readonly options: O };

/** Questions with the options that belong to their kind. */
export type Question =
  | Asked<'french_choice' | 'deny' | 'draw', ChoiceOptions>
  | Asked<'orders', FrenchSheetOptions | SpanishSheetOptions>
  | Asked<'allotment', AllotmentOptions>
  | Asked<Extract<Kind, `window:${string}`>, WindowOptions>;

/** An answer: its verb, then what it needs. */
export type Answer = readonly [verb: string, ...rest: unknown[]];

export type NoCard = Schema['NoCardUntil'];
export type Window = NoCard['window'];
export type Problem = Schema['ErrorModel']['problems'][number];
export type Check = Omit<Schema['Check'], 'answer'> & { readonly answer: Answer | null };
/** What a strong player would answer to a question, and why. */
export type Hint = Omit<Schema['HintModel'], 'answer' | 'alternatives' | 'expected'> & {
  readonly answer: Answer;
  readonly alternatives: readonly (Omit<Schema['AlternativeModel'], 'answer'> & { readonly answer: Answer })[];
  readonly expected: readonly (Omit<Schema['ExpectedModel'], 'answer'> & { readonly answer: Answer })[];
};
export type ChatLines = Schema['ChatLines'];
export type Notices = Schema['Notices'];

export type Clock = Schema['ClockOptions'];
export type OpponentKind = State['options']['opponent'];
export type NewGame = Schema['CreateGame'];
export type Opponent = NewGame['opponent'];
export type Created = Schema['Seated'];
export type About = Schema['About'];
export type GameSummary = Schema['MyGame'];

export type Certainty = Sourced['certainty'];
export type Sourced = Schema['Sure'];
export type CardFacts = Schema['CardModel'];
export type Edition = Schema['EditionModel'];

export type Replay = Schema['Replay'];
export type Viewpoint = Replay['viewpoint'];
