/** The games that this browser holds, as the server knows them now. */
import { myGames } from '@src/api/client';
import type { MyGame, Side } from '@src/api/types';
import type { Route } from '@src/route';
import { held, heldGame, type HeldGame } from './seats';

/** At one screen the spectator's token is enough for the list, and no secret travels. */
export const tokenOf = ({ tokens, sameScreen }: HeldGame): string | undefined =>
  sameScreen && tokens.spectator ? tokens.spectator : (tokens.french ?? tokens.spanish ?? tokens.spectator);

export const addressOf = (game: HeldGame): string => (game.sameScreen ? `/game/${game.game}` : `/game/${game.game}#${tokenOf(game) ?? ''}`);

/** Where the cards are: from a game, and from its replay and cards, those that it is played with. */
export function cardsFrom({ page, id, token }: Pick<Route, 'page' | 'id' | 'token'>): string {
  if (!['game', 'replay', 'cards'].includes(page)) return '/cards';
  const known = heldGame(id);
  const seat = known?.sameScreen ? tokenOf(known) : token || (known && tokenOf(known));
  return seat ? `/cards/${id}#${seat}` : '/cards';
}

/** The way back from there: at one screen to the curtain, not to a seat. */
export const backFrom = ({ id, token }: Pick<Route, 'id' | 'token'>): string => (heldGame(id)?.sameScreen ? `/game/${id}` : `/game/${id}#${token}`);

export interface Known {
  game: HeldGame;
  summary: MyGame;
}

export async function knownGames(games: readonly HeldGame[] = held()): Promise<Known[]> {
  const asked = games.flatMap((game) => {
    const token = tokenOf(game);
    return token ? [{ game: game.game, token }] : [];
  });
  if (asked.length === 0) return [];
  const { games: found } = await myGames(asked);
  return games.flatMap((game) => {
    const summary = found.find((other) => other.game === game.game);
    return summary ? [{ game, summary }] : [];
  });
}

export const enemyOf = (side: Side): Side => (side === 'french' ? 'spanish' : 'french');

/** Running games, those that wait for us first. */
export const running = (games: readonly Known[]): Known[] =>
  games.filter(({ summary }) => !summary.outcome && summary.seat !== 'spectator').sort((a, b) => Number(b.summary.asked) - Number(a.summary.asked));
