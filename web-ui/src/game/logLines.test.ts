import { describe, expect, it } from 'vitest';
import type { GameEvent, Happening } from '@src/api/types';
import { entry, fight } from '@src/fixtures/events';
import type { Teller } from '@src/i18n/teller';
import { inShort, logLines, wholeLog } from './logLines';

let n = 0;
const event = (happening: Happening, turn = 4): GameEvent => entry(n++, turn, happening);
const told = (events: readonly GameEvent[]) => inShort(events).map(({ event }) => event.code);

describe('what happened, in short', () => {
  const turn = [
    event({ code: 'sealed', rule: '5.1', side: 'spanish', orders: ['9-14'] }),
    event({ code: 'sealed', rule: '5.1', side: 'french', orders: null }),
    event({ code: 'revealed', rule: '6.1', side: 'spanish', orders: ['9-14'] }),
    event({ code: 'revealed', rule: '6.1', side: 'french', orders: [] }),
    event({ code: 'announced', rule: '6.3', moves: [{ order: '9-14', cubes: 1 }] }),
    event({ code: 'allotted', rule: '6.3', moves: [] }),
    event({ code: 'moved', rule: '6.3', side: 'spanish', origin: 9, destination: 14, cubes: 1 }),
  ];

  it('tells the sheets, and then how many cubes go', () => {
    expect(told(turn)).toEqual(['revealed', 'revealed', 'announced']);
  });

  it('says that a side has sealed as long as its sheet is shut', () => {
    expect(told(turn.slice(0, 3))).toEqual(['sealed', 'revealed']);
  });

  it('says no number again that is written', () => {
    const announced = (order: string, cubes: number) => event({ code: 'announced', rule: '6.3', moves: [{ order, cubes }] });
    expect(told([announced('2x9-14', 2)])).toEqual([]);
    expect(told([announced('2x9-14', 1)])).toEqual(['announced']);
  });

  it('opens a sheet once, also where one side showed it first', () => {
    const shown = event({ code: 'shown', rule: '5.1', side: 'spanish', orders: ['9-14'] });
    const all = [shown, ...turn];
    expect(told(all)).toEqual(['shown', 'revealed', 'announced']);
    expect(inShort(all, turn).map((one) => one.event.code)).toEqual(['revealed', 'announced']);
  });
});

it('a loss is told once: by its fight, or by itself where a card caused it', () => {
  const teller = { event: ({ code }: Happening) => code, cardName: (id: string) => id } as Teller;
  const lost = (card: string | null) => event({ code: 'lost', rule: '', side: 'french', area: 10, cubes: 1, card });
  const texts = (events: readonly GameEvent[]) => logLines(events, teller).map(({ text }) => text);
  expect(texts([event(fight(10, 1, 2, 'french', 1)), lost(null)])).toEqual(['fight']);
  expect(texts([lost('manolas')])).toEqual(['lost']);
});

describe('the whole log', () => {
  const teller = { event: (event: Happening) => (event.code === 'turn' ? `turn ${event.turn}` : event.code), cardName: (id: string) => id } as Teller;
  const texts = (events: readonly GameEvent[]) => wholeLog(events, teller).map(({ text, tone }) => [text, tone]);

  it('has a heading for the first turn too', () => {
    const game = [event({ code: 'kept', rule: '2.4', side: 'french', card: null }, 1), event({ code: 'turn', rule: '7.5', turn: 2 }, 2)];
    expect(texts(game)).toEqual([['turn 1', 'heading'], ['kept', 'french'], ['turn 2', 'heading']]);
  });

  it('has none before anything happened, nor where it begins later', () => {
    expect(texts([])).toEqual([]);
    expect(texts([event({ code: 'drew', rule: '4.2', side: 'spanish', card: null }, 3)])).toEqual([['drew', 'spanish']]);
  });
});
