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

  it('calls whoever has drawn at a shared screen to look first', () => {
    expect(promptOf({ ...stateOf('window'), question: null, can: ['look'] }, teller).text).toBe('ui-ask-look');
  });

  it('tells two at one screen to press their buttons, not to play from a hand that is not there', () => {
    const beat = { turn: 3, window: 'movement', seconds: 3, left: 3, ready: false } as const;
    const asked = (seat: State['seat']) => promptOf({ ...stateOf('window'), question: null, can: ['wait'], beat, seat }, teller).detail;
    expect(asked('french')).toBe('ui-beat-why');
    expect(asked('spectator')).toBe('ui-beat-why-both');
  });

  it('says to whoever stopped the window that the other is waited for', () => {
    const waited = (waiting: State['waiting']) => promptOf({ ...stateOf('window'), question: null, can: [], waiting }, teller).text;
    expect(waited(['french'])).toBe('ui-wait-mine');
    expect(waited(['spanish'])).toBe('ui-wait-said spanish');
  });

  it('says why nobody asked about a draw, as the server has it', () => {
    const detail = (french: State['view']['draw_forbidden_by']['french']) =>
      promptOf(stateOf('orders', { draw_forbidden_by: { french, spanish: 'enemy' } }), teller).detail;
    expect(detail(null)).toBe('ui-why-orders-french 2');
    expect(detail('enemy')).toBe('ui-why-no-draw enemy 3 ui-why-orders-french 2');
    expect(detail('self')).toBe('ui-why-no-draw self 3 ui-why-orders-french 2');
  });
});
