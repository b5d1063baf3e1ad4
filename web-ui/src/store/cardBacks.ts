/** What stands on the back of the cards of the base edition: when and why to play each, and what was ruled about it. */
import { rulesText } from '@src/api/client';
import type { Catalog } from '@src/i18n/catalog';
import { wordsIn } from '@src/i18n/words';
import { blocksOf } from './rules';
import { entriesOf, type Found } from './search';

export interface CardBacks {
  words: Catalog;
  entries: readonly Found[];
}

const TEXTS = ['cards', 'rulings'];

export async function backsIn(lang: string): Promise<CardBacks> {
  const [words, ...entries] = await Promise.all([wordsIn(lang, 'why'), ...TEXTS.map(async (text) => entriesOf(text, blocksOf(await rulesText(text, lang))))]);
  return { words, entries: entries.flat() };
}
