import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Catalog } from './catalog';
import { listed } from './lists';

const strings = fileURLToPath(new URL('../../../src/dosdemayo/content/base/strings/en/', import.meta.url));
const english = new Catalog([{ locale: 'en', texts: readdirSync(strings).map((file) => readFileSync(strings + file, 'utf8')) }]);
const t = (id: string, values = {}) => english.text(id, values);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}${entry.name}/`) : /\.(svelte|ts)$/.test(entry.name) ? [folder + entry.name] : [],
  );
}

/** Ids that the page asks for in so many words. */
const asked = sources(fileURLToPath(new URL('../', import.meta.url)))
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"](ui-[a-z0-9_-]*[a-z0-9])['"]/g)].map((match) => match[1] as string));

describe('the English catalog', () => {
  it.each([...new Set(asked)])('has %s', (id) => {
    expect(english.has(id)).toBe(true);
  });

  it('is asked for something', () => {
    expect(asked.length).toBeGreaterThan(30);
  });

  it('says an area in one breath', () => {
    expect(t('ui-area-cubes', { french: 3, spanish: 1 })).toBe('3 French cubes against 1 Spanish, contested');
    expect(t('ui-area-cubes', { french: 0, spanish: 2 })).toBe('2 Spanish cubes');
    expect(t('ui-area-cubes', { french: 1, spanish: 0 })).toBe('1 French cube');
    expect(t('ui-area-cubes', { french: 0, spanish: 0 })).toBe('no cubes');
  });
});

describe('a catalog', () => {
  const two = new Catalog([
    { locale: 'es', texts: ['greeting = hola'] },
    { locale: 'en', texts: ['greeting = hello\nonly = one { $x }\nwith =\n    .attribute = part'] },
  ]);

  it('prefers the first language and falls back to the next', () => {
    expect(two.text('greeting')).toBe('hola');
    expect(two.text('only', { x: 'word' })).toBe('one word');
  });

  it('writes small numbers plainly and others as the language does', () => {
    expect([7, -12, 1808, 2.5].map((x) => two.text('only', { x }))).toEqual(['one 7', 'one -12', 'one 1,808', 'one 2.5']);
  });

  it('knows attributes', () => {
    expect(two.text('with.attribute')).toBe('part');
    expect(two.has('with')).toBe(false);
  });

  it('shows a gap as the id', () => {
    expect(two.text('missing.part')).toBe('missing.part');
  });
});

it('lists are joined by the catalog', () => {
  expect(['', 'a', 'a b', 'a b c'].map((words) => listed(words.split(' ').filter(Boolean), t))).toEqual(['none', 'a', 'a and b', 'a, b and c']);
});
