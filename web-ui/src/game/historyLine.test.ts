import { describe, expect, it } from 'vitest';
import { entry, fight } from '@src/fixtures/events';
import { historyOf } from './historyLine';

const known: Record<string, string> = { 'history-murat': 'of Murat', 'history-area-14': 'of the Puerta del Sol' };
const speech = { t: (id: string) => id, maybe: (id: string) => known[id] };
const played = { code: 'played', rule: '6.2', side: 'french', card: 'murat', target: null } as never;

describe('a line of history', () => {
  it('is told of a card and of a place', () => {
    expect(historyOf([entry(0, 3, played)], speech)).toBe('of Murat');
    expect(historyOf([entry(0, 3, fight(14, 2, 1, 'spanish', 1))], speech)).toBe('of the Puerta del Sol');
  });

  it('is of the latest of which something is told', () => {
    const events = [entry(0, 3, played), entry(1, 3, fight(14, 2, 1, 'spanish', 1)), entry(2, 3, fight(4, 2, 1, 'spanish', 1))];
    expect(historyOf(events, speech)).toBe('of the Puerta del Sol');
    expect(historyOf(events.slice(2), speech)).toBeUndefined();
  });
});
