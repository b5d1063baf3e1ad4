import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import { inShort, wholeLog } from './logLines';

let n = 0;
const event = (code: string, data: object, turn = 4): GameEvent => ({ n: n++, step: n, turn, event: code, rule: '', data: data as GameEvent['data'] });
const told = (events: readonly GameEvent[]) => inShort(events).map(({ event }) => event);

describe('what happened, in short', () => {
  it('leaves out what a later line tells again', () => {
    const turn = [
      event('sealed', { side: 'spanish', orders: ['9-14'] }),
      event('sealed', { side: 'french' }),
      event('revealed', { side: 'spanish', orders: ['9-14'] }),
      event('revealed', { side: 'french', orders: [] }),
      event('announced', { moves: [['9-14', 1]] }),
      event('moved', { side: 'spanish', origin: 9, destination: 14, cubes: 1 }),
    ];
    expect(told(turn)).toEqual(['revealed', 'revealed', 'moved']);
    expect(told(turn.slice(0, 3))).toEqual(['sealed', 'revealed']);
    expect(told(turn.slice(0, 5)).at(-1)).toBe('announced');
  });

  it('tells a loss once: by its fight, or by itself where a card caused it', () => {
    const fight = event('fight', { area: 10, french: 1, spanish: 2, loser: 'french', lost: 1 });
    const lost = (area: number, turn = 4) => event('lost', { side: 'french', area, cubes: 1 }, turn);
    expect(told([fight, lost(10)])).toEqual(['fight']);
    expect(told([lost(20), fight, lost(7), lost(10, 5)])).toEqual(['lost', 'fight', 'lost', 'lost']);
  });
});

describe('the whole log', () => {
  const teller = { event: ({ event, data }: GameEvent) => `${event} ${String(data['turn'] ?? '')}`.trim(), cardName: (id: string) => id } as Teller;
  const texts = (events: readonly GameEvent[]) => wholeLog(events, teller).map(({ text, tone }) => [text, tone]);

  it('has a heading for the first turn too', () => {
    const game = [event('kept', { side: 'french' }, 1), event('turn', { turn: 2 }, 2)];
    expect(texts(game)).toEqual([['turn 1', 'heading'], ['kept', 'french'], ['turn 2', 'heading']]);
  });

  it('has none before anything happened, nor where it begins later', () => {
    expect(texts([])).toEqual([]);
    expect(texts([event('moved', { side: 'spanish' }, 3)])).toEqual([['moved', 'spanish']]);
  });
});
