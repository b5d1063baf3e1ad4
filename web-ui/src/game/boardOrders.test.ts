import { describe, expect, it } from 'vitest';
import type { View } from '@src/api/types';
import { entry } from '@src/fixtures/events';
import { revealedArrows } from './boardOrders';

const revealed = [
  entry(0, 4, { code: 'revealed', rule: '6.1', side: 'spanish', orders: ['9-14', '4-5'] }),
  entry(1, 4, { code: 'revealed', rule: '6.1', side: 'french', orders: ['14-9', '-16'] }),
];
const view = (orders: View['orders'], phase: View['phase']) => ({ turn: 4, phase, orders });
const drawn = (...given: Parameters<typeof revealedArrows>) => revealedArrows(...given).map(({ side, from, to, state }) => `${side} ${from}-${to} ${state}`);

describe('the orders of the turn on the board', () => {
  it('shows an order that a card struck out, and one that it turned elsewhere, beside those in force', () => {
    expect(drawn(view({ french: ['-16'], spanish: ['9-8', '4-5'] }, 'movement'), revealed)).toEqual([
      'french o16-16 ordered',
      'french 14-9 cancelled',
      'spanish 9-8 ordered',
      'spanish 4-5 ordered',
      'spanish 9-14 cancelled',
    ]);
  });

  it('shows nothing of what is carried out', () => {
    expect(drawn(view({ french: ['14-9', '-16'], spanish: ['9-14', '4-5'] }, 'after_movement'), revealed)).toEqual([]);
  });

  it('shows nothing of an earlier turn, and nothing once the turn is over', () => {
    const before = revealed.map((one) => ({ ...one, turn: 3 }));
    expect(drawn(view({ french: [], spanish: [] }, 'movement'), before)).toEqual([]);
    expect(drawn(view({ french: [], spanish: [] }, 'over'), revealed)).toEqual([]);
  });
});
