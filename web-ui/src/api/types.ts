/** What the server says, in the words of its contract. */

export type Side = 'french' | 'spanish';
export type Seat = Side | 'spectator';
export type Both<T> = Record<Side, T>;
export type CardId = string;
/** An order as it is written: `9-14`, `2x11-14`, `-16`. */
export type OrderText = string;
export type ByArea = Readonly<Record<string, number>>;
export type Certainty = 'attested' | 'implied' | 'reconstructed';

export type Window = 'preparation' | 'orders' | 'movement' | 'after_movement' | 'resolution' | 'after_resolution';
export type Phase = Window | 'french_choice' | 'deny' | 'draw' | 'discard' | 'write' | 'allotment' | 'over';
export type Reason = 'loss limit' | 'cubes left' | 'gate open' | 'city subdued' | 'resigned';

export interface InPlay {
  card: CardId;
  side: Side;
  area: number;
  turn: number;
}

export interface View {
  turn: number;
  phase: Phase;
  cubes: Both<ByArea>;
  outside: ByArea;
  reserve: Both<number>;
  lost: Both<number>;
  hands: Both<readonly CardId[] | null>;
  decks: Both<readonly CardId[] | null>;
  hand_sizes: Both<number>;
  deck_sizes: Both<number>;
  discards: Both<readonly CardId[]>;
  in_play: readonly InPlay[];
  used: readonly CardId[];
  denied: readonly Side[];
  initiative: Side;
  loss_limit: number;
  closed: readonly number[];
  first_writer: Side | null;
  shown: readonly OrderText[] | null;
  orders: Both<readonly OrderText[]>;
  moved_in: ByArea;
  fought: readonly number[];
  outcome: { winner: Side; reason: Reason } | null;
}

export interface FrenchGroup {
  /** 0 is outside. */
  origin: number;
  cubes: number;
  counted: boolean;
  destinations: readonly number[];
}

export interface SpanishGroup {
  origin: number;
  cubes: number;
  most: number;
  numbered: boolean;
  destinations: readonly number[];
  risky: readonly number[];
}

export type Targets =
  | { kind: 'none'; values: readonly null[] }
  | { kind: 'area'; values: readonly number[] }
  | { kind: 'order'; values: readonly OrderText[] }
  | { kind: 'redirect'; values: readonly (readonly [OrderText, number])[] }
  | { kind: 'ride'; sources: readonly { area: number; cubes: number; destinations: readonly number[] }[] };

export interface Playable {
  card: CardId;
  targets: Targets;
}

export interface ChoiceOptions {
  choices: readonly string[];
}
export interface FrenchSheetOptions {
  side: 'french';
  limit: number;
  groups: readonly FrenchGroup[];
}
export interface SpanishSheetOptions {
  side: 'spanish';
  splits: number;
  groups: readonly SpanishGroup[];
}
export interface AllotmentOptions {
  stacks: readonly { cubes: number; orders: readonly OrderText[] }[];
}
export interface WindowOptions {
  pass: true;
  plays: readonly Playable[];
  uses: readonly Playable[];
}

interface Asked<K extends string, O> {
  id: number;
  kind: K;
  rule: string;
  secret: boolean;
  options: O;
}

export type Question =
  | Asked<'french_choice' | 'deny' | 'draw', ChoiceOptions>
  | Asked<'orders', FrenchSheetOptions | SpanishSheetOptions>
  | Asked<'allotment', AllotmentOptions>
  | Asked<`window:${Window}`, WindowOptions>;

/** An answer: its verb, then what it needs. */
export type Answer = readonly [verb: string, ...rest: unknown[]];

export type Permission =
  | 'answer' | 'seal' | 'unseal' | 'reveal' | 'undo' | 'resign' | 'no_card' | 'offer_rematch' | 'accept_rematch' | 'chat';

export interface GameEvent {
  n: number;
  step: number;
  turn: number;
  event: string;
  rule: string;
  data: Readonly<Record<string, unknown>>;
}

export interface Clock {
  bank: number;
  increment: number;
  on_timeout: 'default' | 'forfeit';
}

export interface NoCard {
  turn: number;
  window: Window;
  through_plays: boolean;
}

export type OpponentKind = 'computer' | 'same_screen' | 'link';

export interface Player {
  kind: 'human' | 'computer';
  name: string | null;
  joined: boolean;
}

export interface State {
  game: string;
  revision: number;
  seat: Seat;
  options: {
    opponent: OpponentKind;
    level: string | null;
    orders: 'assisted' | 'strict';
    edition: string;
    seeded: boolean;
    clock: Clock | null;
  };
  players: Both<Player>;
  view: View;
  question: Question | null;
  cards_may_be_played: boolean;
  sealed: { sides: readonly Side[]; mine: Answer | null; reveal: boolean };
  draft: unknown;
  no_card_until: NoCard | null;
  can: readonly Permission[];
  screen: { seat: Side } | null;
  clocks: Both<{ remaining: number; running: boolean }> | null;
  presence: Both<boolean>;
  rematch: { offered_by: Side; game: string | null; token: string | null; side: Side | null } | null;
  chat: number;
  undone: number;
  log: { from: number; total: number; events: readonly GameEvent[] };
}

export interface Problem {
  code: string;
  rule: string | null;
  data: Readonly<Record<string, unknown>>;
  warning: boolean;
}

export interface Check {
  accepted: boolean;
  answer: Answer | null;
  problems: readonly Problem[];
  counted: number | null;
  free: number | null;
}

export interface NewGame {
  side: Side | 'random';
  opponent: { kind: OpponentKind; level?: string };
  orders?: 'assisted' | 'strict';
  edition?: string;
  clock?: Clock;
  seed?: string | null;
  name?: string;
}

export interface Created {
  game: string;
  side: Side;
  tokens: Record<Seat, string | null>;
  invitation: { side: Side; token: string } | null;
}

export interface About {
  version: string;
  ruleset: string;
  levels: readonly string[];
  editions: readonly string[];
  languages: readonly string[];
  mail: boolean;
}

export interface Sourced {
  certainty: Certainty;
  source: string;
}

export interface CardFacts {
  id: CardId;
  rule: string;
  side: Side;
  name: string;
  windows: readonly string[];
  immediate: boolean;
  stays: string | null;
  from_turn: number;
  until_turn: number;
  parameters: readonly (Sourced & { key: string; value: unknown })[];
  effect: Sourced;
}

export interface Edition {
  name: string;
  areas: readonly { id: number; name: string; place: string }[];
  edges: readonly { between: readonly [number, number]; certainty: Certainty; source: string | null }[];
  entries: readonly number[];
  gates: readonly number[];
  main_streets: readonly number[];
  turns: number;
  loss_limit: number;
  cards: readonly CardFacts[];
  values: readonly (Sourced & { key: string; value: unknown })[];
}

export interface GameSummary {
  game: string;
  seat: Seat;
  turn: number;
  phase: Phase;
  asked: boolean;
  opponent: OpponentKind;
  players: Both<Player>;
  outcome: View['outcome'];
  created: string;
  moved: string;
}

export interface ReplayStep {
  step: number;
  turn: number;
  phase: Phase;
  view: View;
  events: readonly GameEvent[];
}

export type Viewpoint = Seat | 'all';

export interface Replay {
  game: string;
  viewpoint: Viewpoint;
  viewpoints: readonly Viewpoint[];
  over: boolean;
  steps: readonly ReplayStep[];
}

export interface ChatLines {
  total: number;
  lines: readonly { n: number; side: Side; text: string; at: string }[];
}
