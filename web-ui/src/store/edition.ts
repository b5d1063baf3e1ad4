/** Editions and their words, asked for once in each language that is spoken. */
import { edition, tellEdition, type SeatClient } from '@src/api/client';
import type { Edition, State } from '@src/api/types';
import { preferred } from '@src/i18n/preferred';

type Ask = (language: string) => Promise<Edition>;

const known = new Map<string, { ask: Ask; found: Promise<Edition> }>();
/** The one in use, once something was asked for. */
let language: string | undefined;

export const editionOf = (name: string): Promise<Edition> => once(name, (lang) => edition(name, lang));

/** What a game is played by: an edition of its own comes with the game. */
export const editionFor = (client: SeatClient, { own_edition }: State['options']): Promise<Edition> =>
  own_edition ? editionOfGame(client) : editionOf('base');

export const editionOfGame = (client: SeatClient): Promise<Edition> => once(`game ${client.game}`, client.edition);

/** What the text of a file says. */
export const editionInFile = (text: string): Promise<Edition> => once(`file ${text}`, (lang) => tellEdition(text, lang));

/** Another language is spoken from now on: what is known gets its words too. Where they do not come the earlier ones stay. */
export async function translate(wanted: string): Promise<void> {
  if (wanted === (language ?? preferred())) return;
  language = wanted;
  await Promise.allSettled([...known.values()].map(async ({ ask, found }) => addWords(await found, await ask(wanted))));
}

function addWords({ cards }: Edition, other: Edition): void {
  for (const card of cards) Object.assign(card.texts, other.cards.find(({ id }) => id === card.id)?.texts);
}

function once(key: string, ask: Ask): Promise<Edition> {
  const { found } = known.get(key) ?? { found: ask((language ??= preferred())) };
  known.set(key, { ask, found });
  found.catch(() => known.delete(key));
  return found;
}
