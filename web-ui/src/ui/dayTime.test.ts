import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Catalog } from '@src/i18n/catalog';
import { hourOf } from './dayTime';

function hours(locale: string): string[] {
  const file = fileURLToPath(new URL(`../../../src/dosdemayo/content/base/strings/${locale}/ui.ftl`, import.meta.url));
  const catalog = new Catalog([{ locale, texts: [readFileSync(file, 'utf8')] }]);
  return [1, 2, 5, 6, 10, 11].map((turn) => hourOf(turn, (id, values) => catalog.text(id, values)));
}

it.each(['en', 'es', 'pl'])('ten turns are the hours from ten to three, in %s', (locale) => {
  expect(hours(locale)).toEqual(['10:00', '10:30', '12:00', '12:30', '14:30', '15:00']);
});

it('the French write an h, and no minutes of a full hour', () => {
  expect(hours('fr')).toEqual(['10\u00a0h', '10\u00a0h\u00a030', '12\u00a0h', '12\u00a0h\u00a030', '14\u00a0h\u00a030', '15\u00a0h']);
});
