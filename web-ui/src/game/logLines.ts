/** The log as people read it. */
import type { GameEvent, Happening, Side } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import type { LogLine } from '@src/ui/lines';

/** The opening of a window is told by what is asked, and what a fight cost by the fight. */
const isUntold = (event: Happening) => event.code === 'window' || (event.code === 'lost' && event.card === null);

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
  return [...opening(events, teller), ...logLines(inShort(events), teller)];
}

export function logLines(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return events
    .filter(({ event }) => !isUntold(event))
    .map(({ n, step, turn, event }) => ({ n, step, turn, rule: event.rule, text: teller.event(event), tone: toneOf(event), ...cardOf(event, teller) }));
}

/** Does an event say anything that others of its turn do not say better? The terminal asks the same (`cli/story.py`). */
function isNews({ event, turn }: GameEvent, events: readonly GameEvent[]): boolean {
  const has = (code: 'shown' | 'revealed', side: Side) => events.some((other) => other.turn === turn && other.event.code === code && other.event.side === side);
  switch (event.code) {
    // Worth a line only until the sheet lies open.
    case 'sealed':
      return !has('shown', event.side) && !has('revealed', event.side);
    case 'revealed':
      return !has('shown', event.side);
    // Sheets tell the way; these tell how many go, unless that is written too.
    case 'announced':
    case 'allotted':
      return event.moves.some(({ order, cubes }) => !order.startsWith(`${cubes}x`));
    // The cubes go as they were sent, or a push-back is told.
    case 'moved':
      return false;
    default:
      return true;
  }
}

/** Each thing once: of the whole log, or of the fresh part of it. */
export const inShort = (events: readonly GameEvent[], fresh: readonly GameEvent[] = events): GameEvent[] => fresh.filter((one) => isNews(one, events));
