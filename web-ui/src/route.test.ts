import { describe, expect, it } from 'vitest';
import { parse } from './route';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://here');
  return parse({ pathname, search, hash });
};

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/').page).toBe('home');
    expect(at('/rules').page).toBe('rules');
    expect(at('/rules/cards')).toMatchObject({ page: 'rules', id: 'cards' });
    expect(at('/rules/example_of_play').page).toBe('example');
  });

  it('carry the seat in the fragment and the step in the query', () => {
    const route = at('/replay/k3v9?step=42&view=all#se%20cret');
    expect(route).toMatchObject({ page: 'replay', id: 'k3v9', token: 'se cret' });
    expect(route.query.get('step')).toBe('42');
  });

  it('that lack a game, or lead nowhere, are lost', () => {
    expect(at('/game').page).toBe('lost');
    expect(at('/nowhere').page).toBe('lost');
    expect(at('/game/a/b').page).toBe('lost');
  });
});
