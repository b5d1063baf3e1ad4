/** What is told of 2 May 1808 to what happens in the game. */
import type { GameEvent, Happening } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';

type Told = Pick<Teller, 'card' | 'words' | 'speech'>;

function told(event: Happening, teller: Told): string | undefined {
  if (event.code === 'fight') return teller.speech.maybe(`history-area-${event.area}`);
  const card = event.code === 'played' ? teller.card(event.card) : undefined;
  return card && teller.words(card).flavour;
}

/** Of the latest card that was played, or fight, of which something is told. */
export function historyOf(events: readonly GameEvent[], teller: Told): string | undefined {
  for (const { event } of events.toReversed()) {
    const text = told(event, teller);
    if (text) return text;
  }
  return undefined;
}
