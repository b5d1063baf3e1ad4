/** The catalog in use. Components call `t` and are told anew when the language changes. */
import { catalogText } from '@src/api/client';
import { translate } from '@src/store/edition';
import { keep } from '@src/store/storage';
import { Catalog, type Arguments } from './catalog';
import { FALLBACK, STORED } from './preferred';

export { locales, preferred } from './preferred';

let catalog = $state.raw(new Catalog([]));
let current = $state(FALLBACK);

export const locale = (): string => current;
/** The language in use as it is written where the reader lives: dates and times differ. */
export const region = (): string => navigator.languages.find((tag) => tag.slice(0, 2) === current) ?? current;
export const t = (id: string, values?: Arguments): string => catalog.text(id, values);
/** The sentence, or nothing where there is none: for texts that not every thing has. */
export const maybe = (id: string, values?: Arguments): string | undefined => (catalog.has(id) ? t(id, values) : undefined);

export async function speak(wanted: string): Promise<void> {
  const [text] = await Promise.all([catalogText(wanted), translate(wanted)]);
  catalog = new Catalog([{ locale: wanted, texts: [text] }]);
  current = wanted;
  document.documentElement.lang = wanted;
  keep(STORED, wanted);
}
