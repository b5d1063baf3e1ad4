/** The seats that this browser holds. They are kept here and nowhere else: who has the token has the seat. */
import type { Seated, Seat } from '@src/api/types';
import { keep as keepText, recall } from './storage';

export interface HeldGame {
  game: string;
  tokens: Partial<Record<Seat, string>>;
  sameScreen: boolean;
  /** An invitation that was not yet sent, or not yet taken up. */
  invitation?: string | undefined;
}

const KEY = 'dosdemayo.games';
const MOST = 100;

export function held(): HeldGame[] {
  try {
    return JSON.parse(recall(KEY) ?? '[]') as HeldGame[];
  } catch {
    return [];
  }
}

export const heldGame = (game: string): HeldGame | undefined => held().find((other) => other.game === game);

function keep(games: readonly HeldGame[]): void {
  keepText(KEY, JSON.stringify(games.slice(0, MOST)));
}

export function remember(game: HeldGame): void {
  const before = heldGame(game.game);
  const merged = { ...before, ...game, tokens: { ...before?.tokens, ...game.tokens } };
  keep([merged, ...held().filter((other) => other.game !== game.game)]);
}

export function forget(game: string): void {
  keep(held().filter((other) => other.game !== game));
}

/** The tokens that somebody was given. */
export const given = (tokens: Seated['tokens']): HeldGame['tokens'] =>
  Object.fromEntries(Object.entries(tokens).filter(([, token]) => token !== null)) as HeldGame['tokens'];

export function rememberCreated(created: Seated, sameScreen: boolean): void {
  remember({ game: created.game, tokens: given(created.tokens), sameScreen, invitation: created.invitation?.token });
}

/** The seat that a token belongs to, as far as this browser knows. */
export const playerTokens = ({ tokens }: HeldGame): string[] => [tokens.french, tokens.spanish].filter((token) => token !== undefined);
