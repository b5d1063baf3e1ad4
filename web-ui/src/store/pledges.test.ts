import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { states } from '@src/fixtures/states';
import type { State } from '@src/api/types';
import { due, pledgesOf, remember } from './pledges';
import { sha256 } from './sha256';

const NOBODY = { commitment: '', opened: false };
type Proof = NonNullable<State['proof']>;

/** Before the first orders of a game between two browsers. */
function state(changes: Partial<Proof> = {}, others: Partial<State> = {}): State {
  const proof: Proof = { server: 'S', players: { french: NOBODY, spanish: NOBODY }, open: true, seals: { french: '', spanish: '' }, ...changes };
  const orders = states['orders'] as State;
  return { ...orders, view: { ...orders.view, turn: 1 }, question: null, proof, ...others };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

const secret = () => pledgesOf(state().game)?.secret ?? '';

it('commits first, and opens when the other has committed', () => {
  expect(due(state(), 'french')).toEqual({ commitment: sha256(secret()) });
  expect(secret()).toMatch(/^[0-9a-f]{64}$/);
  const french = { commitment: sha256(secret()), opened: false };
  expect(due(state({ players: { french, spanish: NOBODY } }), 'french')).toBeUndefined();
  const both = { french, spanish: { commitment: 'other', opened: false } };
  expect(due(state({ players: both }), 'french')).toEqual({ secret: secret() });
  expect(due(state({ players: { ...both, french: { ...french, opened: true } } }), 'french')).toBeUndefined();
});

it('does not wait for a computer, or for a program that sends nothing', () => {
  const { options, question } = states['orders'] as State;
  expect(due(state({}, { options: { ...options, opponent: 'computer' } }), 'french')).toEqual({ secret: secret() });
  expect(due(state({}, { question }), 'french')).toEqual({ commitment: sha256(secret()) });
  expect(due(state({ seals: { french: '', spanish: 'sealed' } }), 'french')).toEqual({ secret: secret() });
});

it('sends nothing where it is too late, where dice deal, or where another device holds the secret', () => {
  expect(due(state({ open: false }), 'french')).toBeUndefined();
  expect(due({ ...state(), proof: null }, 'french')).toBeUndefined();
  expect(due(state({ players: { french: { commitment: 'from elsewhere', opened: false }, spanish: NOBODY } }), 'french')).toBeUndefined();
});

it('keeps the commitments that it sees, the first of the server', () => {
  remember(state({ seals: { french: '', spanish: 'a' } }));
  const spanish = { commitment: 'first', opened: false };
  remember(state({ server: 'another', seals: { french: 'b', spanish: 'a' }, players: { french: NOBODY, spanish } }));
  remember(state({ players: { french: NOBODY, spanish: { ...spanish, commitment: 'second' } } }));
  expect(pledgesOf(state().game)).toMatchObject({ server: 'S', seals: ['a', 'b'], players: { spanish: 'first' } });
});
