import { describe, expect, it } from 'vitest';
import type { State } from '@src/api/types';
import { edition } from '@src/fixtures/edition';
import { states } from '@src/fixtures/states';
import type { Arguments } from '@src/i18n/catalog';
import { Teller } from '@src/i18n/teller';
import { promptOf } from './prompt';

const speech = { t: (id: string, values: Arguments = {}) => [id, ...Object.values(values).map(String)].join(' '), maybe: () => undefined };
const teller = new Teller(edition, speech);

function stateOf(name: string, view: Partial<State['view']> = {}): State {
  const state = states[name];
  if (!state) throw new Error(name);
  return { ...state, view: { ...state.view, ...view } };
}

describe('what is asked', () => {
  it('names the card window', () => {
    expect(promptOf(stateOf('window'), teller).text).toBe('ui-ask-window movement');
  });

  it('says why nobody asked about a draw, until the cubes move', () => {
    const detail = (name: string, denied: State['view']['denied']) => promptOf(stateOf(name, { denied }), teller).detail;
    expect(detail('orders', [])).toBe('ui-why-orders-french 2');
    expect(detail('orders', ['french'])).toBe('ui-why-no-draw enemy 3 ui-why-orders-french 2');
    expect(detail('orders', ['spanish', 'french'])).toBe('ui-why-no-draw self 3 ui-why-orders-french 2');
    expect(detail('orders', ['spanish'])).toBe('ui-why-orders-french 2');
    expect(detail('window', ['french'])).toBe('ui-why-window-movement 3');
  });
});
