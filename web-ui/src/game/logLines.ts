/** The log as people read it. */
import type { GameEvent, Side } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import type { LogLine } from '@src/ui/lines';

/** The opening of a window is told by what is asked, not by the log. */
const UNTOLD = new Set(['window']);

/** Events that only one side can cause, and therefore do not name it. */
const SIDES: Readonly<Record<string, Side>> = { announced: 'spanish', allotted: 'french' };

function toneOf({ event, data }: GameEvent): LogLine['tone'] {
  if (event === 'turn') return 'heading';
  if (event === 'fight' || event === 'over') return 'fight';
  const side = SIDES[event] ?? data['side'];
  return side === 'french' || side === 'spanish' ? (side satisfies Side) : 'plain';
}

function cardOf({ data }: GameEvent, teller: Teller): Pick<LogLine, 'card'> {
  const id = data['card'];
  return typeof id === 'string' ? { card: { id, name: teller.cardName(id) } } : {};
}

/** The first turn is never begun by an event: it is where the game starts. */
function opening([first]: readonly GameEvent[], teller: Teller): LogLine[] {
  if (first?.turn !== 1) return [];
  const turn = { ...first, event: 'turn', rule: '3.1', data: { turn: 1 } } as GameEvent;
  return [{ n: first.n - 1, step: first.step, turn: 1, rule: turn.rule, text: teller.event(turn), tone: 'heading' }];
}

/** The whole log, with a heading for each turn. */
export function wholeLog(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return [...opening(events, teller), ...logLines(events, teller)];
}

export function logLines(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return events
    .filter(({ event }) => !UNTOLD.has(event))
    .map((event) => ({
      n: event.n, step: event.step, turn: event.turn, rule: event.rule, text: teller.event(event), tone: toneOf(event), ...cardOf(event, teller),
    }));
}

const isNothing = ({ data }: GameEvent) => Array.isArray(data['moves']) && data['moves'].length === 0;

/** What is told again, and better, by a later event of the same turn. */
const RETOLD: Readonly<Record<string, (event: GameEvent, later: GameEvent) => boolean>> = {
  sealed: (event, later) => later.event === 'revealed' && later.data['side'] === event.data['side'],
  announced: (event, later) => isNothing(event) || later.event === 'moved' || later.event === 'swap',
  allotted: (event, later) => isNothing(event) || later.event === 'moved' || later.event === 'swap',
};

const isSame = (a: GameEvent, b: GameEvent, key: string) => a.data[key] === b.data[key];
/** The fight has told its losses; those that a card causes have no fight. */
const isOfFight = (event: GameEvent, before: GameEvent) =>
  event.event === 'lost' && before.event === 'fight' && event.turn === before.turn && isSame(event, before, 'area') && event.data['side'] === before.data['loser'];

/** The same in short, for those who have just seen it: each thing once. */
export function inShort(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event, index) => {
    const isRetold = RETOLD[event.event];
    if (isRetold && events.slice(index + 1).some((later) => later.turn === event.turn && isRetold(event, later))) return false;
    return !events.slice(0, index).some((before) => isOfFight(event, before));
  });
}
