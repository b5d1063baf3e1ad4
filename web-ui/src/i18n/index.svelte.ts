/** The catalog in use. Components call `t` and are told anew when the language changes. */
import { catalogText } from '@src/api/client';
import { keep, recall } from '@src/store/storage';
import { Catalog, type Arguments } from './catalog';

const FALLBACK = 'en';
const STORED = 'dosdemayo.locale';
export const locales: readonly string[] = LOCALES;

let catalog = $state.raw(new Catalog([]));
let current = $state(FALLBACK);

export const locale = (): string => current;
/** The language in use as it is written where the reader lives: dates and times differ. */
export const region = (): string => navigator.languages.find((tag) => tag.slice(0, 2) === current) ?? current;
export const t = (id: string, values?: Arguments): string => catalog.text(id, values);
/** The sentence, or nothing where there is none: for texts that not every thing has. */
export const maybe = (id: string, values?: Arguments): string | undefined => (catalog.has(id) ? t(id, values) : undefined);

/** The stored choice, else the first language of the browser that there is a catalog for. */
export function preferred(): string {
  const wanted = [recall(STORED) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => locales.includes(tag)) ?? FALLBACK;
}

export async function speak(wanted: string): Promise<void> {
  catalog = new Catalog([{ locale: wanted, texts: [await catalogText(wanted)] }]);
  current = wanted;
  document.documentElement.lang = wanted;
  keep(STORED, wanted);
}
