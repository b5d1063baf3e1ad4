import { expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => vi.fn((name: string, lang: string) => Promise.resolve({ name, cards: [{ id: 'murat', texts: { [lang]: { effect: `in ${lang}` } } }] })));
vi.mock('@src/api/client', () => ({ edition: asked }));
vi.mock('@src/i18n/preferred', () => ({ preferred: () => 'fr' }));

const { editionOf, translate } = await import('./edition');

it('asks for an edition in the language of the page, and for its words again in another', async () => {
  const found = await editionOf('base');
  await translate('fr');
  expect(asked.mock.calls).toEqual([['base', 'fr']]);
  await translate('pl');
  expect(asked.mock.calls).toEqual([['base', 'fr'], ['base', 'pl']]);
  expect(await editionOf('base')).toBe(found);
  expect(found.cards[0]?.texts).toEqual({ fr: { effect: 'in fr' }, pl: { effect: 'in pl' } });
});

it('keeps the earlier words where the others do not come', async () => {
  const found = await editionOf('base');
  asked.mockRejectedValueOnce(new Error('away'));
  await translate('es');
  expect(Object.keys(found.cards[0]?.texts ?? {})).toEqual(['fr', 'pl']);
});
