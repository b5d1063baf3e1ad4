/** Which language to begin with. Apart from the catalogs, because the first script needs it too. */
import { recall } from '@src/store/storage';

export const FALLBACK = 'en';
export const STORED = 'dosdemayo.locale';
export const locales: readonly string[] = LOCALES;

/** The stored choice, else the first language of the browser that there is a catalog for. */
export function preferred(): string {
  const wanted = [recall(STORED) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => locales.includes(tag)) ?? FALLBACK;
}
