/** Long texts that only one page needs. */
import { catalogFile } from '@src/api/client';
import { Catalog } from './catalog';

const FALLBACK = 'en';

/** A file of texts, in the language that is wanted and in English for whatever it lacks. */
export async function wordsIn(language: string, file: string): Promise<Catalog> {
  const order = [...new Set([language, FALLBACK])];
  return new Catalog(await Promise.all(order.map(async (locale) => ({ locale, texts: [await catalogFile(locale, file)] }))));
}
