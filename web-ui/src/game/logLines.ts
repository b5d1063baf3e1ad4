/** The log as people read it. */
import type { GameEvent, Happening } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import type { LogLine } from '@src/ui/lines';

/** The opening of a window is told by what is asked, not by the log. */
const UNTOLD = new Set(['window']);

function toneOf(event: Happening): LogLine['tone'] {
  switch (event.code) {
    case 'turn':
      return 'heading';
    case 'fight':
    case 'over':
      return 'fight';
    // Only one side can cause these, and they do not name it.
    case 'announced':
      return 'spanish';
    case 'allotted':
      return 'french';
    default:
      return 'side' in event ? event.side : 'plain';
  }
}

function cardOf(event: Happening, teller: Teller): Pick<LogLine, 'card'> {
  return 'card' in event && event.card ? { card: { id: event.card, name: teller.cardName(event.card) } } : {};
}

/** The first turn is never begun by an event: it is where the game starts. */
function opening([first]: readonly GameEvent[], teller: Teller): LogLine[] {
  if (first?.turn !== 1) return [];
  const turn = { code: 'turn', rule: '3.1', turn: 1 } as const;
  return [{ n: first.n - 1, step: first.step, turn: 1, rule: turn.rule, text: teller.event(turn), tone: 'heading' }];
}

/** The whole log, with a heading for each turn. */
export function wholeLog(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return [...opening(events, teller), ...logLines(events, teller)];
}

export function logLines(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return events
    .filter(({ event }) => !UNTOLD.has(event.code))
    .map(({ n, step, turn, event }) => ({ n, step, turn, rule: event.rule, text: teller.event(event), tone: toneOf(event), ...cardOf(event, teller) }));
}

/** Is this told again, and better, by a later event of the same turn? */
function isRetold(event: Happening, later: Happening): boolean {
  switch (event.code) {
    case 'sealed':
      return later.code === 'revealed' && later.side === event.side;
    case 'announced':
    case 'allotted':
      return event.moves.length === 0 || later.code === 'moved' || later.code === 'swap';
    default:
      return false;
  }
}

/** The same in short, for those who have just seen it: each thing once. A fight has told its losses, a card has not. */
export function inShort(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ event, turn }, index) => {
    if (event.code === 'lost') return event.card !== null;
    return !events.slice(index + 1).some((later) => later.turn === turn && isRetold(event, later.event));
  });
}
