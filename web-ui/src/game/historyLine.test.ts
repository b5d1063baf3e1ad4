import { describe, expect, it } from 'vitest';
import { entry, fight } from '@src/fixtures/events';
import { historyOf } from './historyLine';

const teller = {
  card: (id: string) => ({ id }),
  words: ({ id }: { id: string }) => ({ flavour: id === 'murat' ? 'of Murat' : '' }),
  speech: { t: (id: string) => id, maybe: (id: string) => (id === 'history-area-14' ? 'of the Puerta del Sol' : undefined) },
} as never;
const played = { code: 'played', rule: '6.2', side: 'french', card: 'murat', target: null } as never;

describe('a line of history', () => {
  it('is told of a card and of a place', () => {
    expect(historyOf([entry(0, 3, played)], teller)).toBe('of Murat');
    expect(historyOf([entry(0, 3, fight(14, 2, 1, 'spanish', 1))], teller)).toBe('of the Puerta del Sol');
  });

  it('is of the latest of which something is told', () => {
    const events = [entry(0, 3, played), entry(1, 3, fight(14, 2, 1, 'spanish', 1)), entry(2, 3, fight(4, 2, 1, 'spanish', 1))];
    expect(historyOf(events, teller)).toBe('of the Puerta del Sol');
    expect(historyOf(events.slice(2), teller)).toBeUndefined();
  });
});
