import { expect, it, vi } from 'vitest';
import type { HeldGame } from './seats';

const games: readonly HeldGame[] = [
  { game: 'alone', tokens: { spanish: 'mine', spectator: 'watching' }, sameScreen: false },
  { game: 'table', tokens: { french: 'one', spanish: 'other', spectator: 'both' }, sameScreen: true },
];
vi.mock('./seats', () => ({ held: () => games, heldGame: (id: string) => games.find(({ game }) => game === id) }));
vi.mock('@src/api/client', () => ({ myGames: vi.fn() }));

const { backFrom, cardsFrom } = await import('./running');

it.each([
  ['home', '', '', '/cards'],
  ['rules', 'faq', '', '/cards'],
  ['cards', 'base', '', '/cards'],
  ['game', 'alone', 'given', '/cards/alone#given'],
  ['game', 'alone', '', '/cards/alone#mine'],
  ['replay', 'elsewhere', 'given', '/cards/elsewhere#given'],
  ['cards', 'elsewhere', 'given', '/cards/elsewhere#given'],
  ['game', 'unknown', '', '/cards'],
  ['replay', 'report', '', '/cards'],
  // What both may see is enough: no hand travels before a screen that they share.
  ['game', 'table', 'one', '/cards/table#both'],
  // An invitation is not a seat.
  ['join', 'alone', 'invitation', '/cards'],
] as const)('from %s/%s#%s the cards are at %s', (page, id, token, cards) => {
  expect(cardsFrom({ page, id, token })).toBe(cards);
});

it('leads back to the seat, and at one screen to the curtain', () => {
  expect(backFrom({ id: 'alone', token: 'mine' })).toBe('/game/alone#mine');
  expect(backFrom({ id: 'elsewhere', token: 'given' })).toBe('/game/elsewhere#given');
  expect(backFrom({ id: 'table', token: 'both' })).toBe('/game/table');
});
