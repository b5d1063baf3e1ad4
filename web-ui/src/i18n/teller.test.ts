import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { Catalog } from './catalog';
import { Teller } from './teller';

const strings = fileURLToPath(new URL('../../../src/dosdemayo/content/base/strings/en/', import.meta.url));
const english = new Catalog([{ locale: 'en', texts: readdirSync(strings).map((file) => readFileSync(strings + file, 'utf8')) }]);
const speech = { t: (id: string, values = {}) => english.text(id, values), maybe: (id: string) => english.text(id) };
const teller = new Teller(edition, speech);

function effect(id: string): string {
  const card = teller.card(id);
  if (!card) throw new Error(`no card ${id}`);
  return speech.t(`card-${id}.effect`, teller.parameters(card));
}

describe('the effect of a card', () => {
  it.each(edition.cards.map(({ id }) => id))('of %s leaves nothing open', (id) => {
    expect(effect(id)).not.toMatch(/[{}]|undefined|card-/);
  });

  it.each(['fusilamientos', 'alcalde_de_mostoles'])('%s says which card it makes playable', (id) => {
    expect(effect(id)).toContain('Teniente Jacinto Ruiz');
  });

  it('says what a card needs', () => {
    expect(effect('jacinto_ruiz')).toContain('Fusilamientos');
  });
});
