/** Long texts that only one page needs. */
import { catalogFile } from '@src/api/client';
import { Catalog } from './catalog';

/** A file of texts in one language; the server puts English in for whatever it lacks. */
export const wordsIn = async (locale: string, file: string): Promise<Catalog> => new Catalog([{ locale, texts: [await catalogFile(locale, file)] }]);
