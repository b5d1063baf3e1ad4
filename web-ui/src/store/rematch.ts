/** The way into the next game. At one screen both seats are held here, and each is told its own way. */
import { SeatClient } from '@src/api/client';
import type { State } from '@src/api/types';
import { heldGame, remember, type HeldGame } from './seats';

/** Remember the seats of the next game; its address. */
export async function followRematch(state: State): Promise<string | undefined> {
  const next = state.rematch?.game;
  if (!next) return undefined;
  const sameScreen = state.options.opponent === 'same_screen';
  const told = sameScreen ? await askEverySeat(state.game) : [state.rematch];
  const tokens: HeldGame['tokens'] = {};
  for (const rematch of told) if (rematch?.side && rematch.token) tokens[rematch.side] = rematch.token;
  remember({ game: next, tokens, sameScreen });
  return sameScreen ? `/game/${next}` : `/game/${next}#${state.rematch?.token ?? ''}`;
}

async function askEverySeat(game: string): Promise<State['rematch'][]> {
  const { french, spanish } = heldGame(game)?.tokens ?? {};
  const tokens = [french, spanish].filter((token) => token !== undefined);
  return Promise.all(tokens.map(async (token) => (await new SeatClient(game, token).state()).rematch));
}
