/** Editions and their words, asked for once. */
import { edition, type SeatClient } from '@src/api/client';
import type { Edition, State } from '@src/api/types';

const asked = new Map<string, Promise<Edition>>();

export const editionOf = (name: string): Promise<Edition> => once(name, () => edition(name));

/** What a game is played by: an edition of its own comes with the game. */
export const editionFor = (client: SeatClient, { own_edition }: State['options']): Promise<Edition> =>
  own_edition ? editionOfGame(client) : editionOf('base');

export const editionOfGame = (client: SeatClient): Promise<Edition> => once(`game ${client.game}`, client.edition);

function once(key: string, ask: () => Promise<Edition>): Promise<Edition> {
  const found = asked.get(key) ?? ask();
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
