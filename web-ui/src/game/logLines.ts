/** The log as people read it. */
import type { GameEvent, Side } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import type { LogLine } from '@src/ui/lines';

/** The opening of a window is told by what is asked, not by the log. */
const UNTOLD = new Set(['window']);

function toneOf({ event, data }: GameEvent): LogLine['tone'] {
  if (event === 'turn') return 'heading';
  if (event === 'fight' || event === 'over') return 'fight';
  const side = data['side'];
  return side === 'french' || side === 'spanish' ? (side satisfies Side) : 'plain';
}

function cardOf({ data }: GameEvent, teller: Teller): Pick<LogLine, 'card'> {
  const id = data['card'];
  return typeof id === 'string' ? { card: { id, name: teller.cardName(id) } } : {};
}

export function logLines(events: readonly GameEvent[], teller: Teller): LogLine[] {
  return events
    .filter(({ event }) => !UNTOLD.has(event))
    .map((event) => ({
      n: event.n, step: event.step, turn: event.turn, rule: event.rule, text: teller.event(event), tone: toneOf(event), ...cardOf(event, teller),
    }));
}
