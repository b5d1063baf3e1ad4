/** What is told of 2 May 1808 to what happens in the game. */
import type { GameEvent, Happening } from '@src/api/types';
import type { Speech } from '@src/i18n/teller';

function keyOf(event: Happening): string | undefined {
  if (event.code === 'played') return `history-${event.card}`;
  return event.code === 'fight' ? `history-area-${event.area}` : undefined;
}

/** Of the latest card that was played, or fight, of which something is told. */
export function historyOf(events: readonly GameEvent[], { maybe }: Speech): string | undefined {
  for (const { event } of events.toReversed()) {
    const key = keyOf(event);
    const text = key && maybe(key);
    if (text) return text;
  }
  return undefined;
}
