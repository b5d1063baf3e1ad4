import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { fight } from '@src/fixtures/events';
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

describe('what happened', () => {
  const drew = { code: 'drew', rule: '4.2', side: 'french' } as const;

  it('is told with its card to its owner alone', () => {
    expect(teller.event({ ...drew, card: 'murat' })).toBe('The French draw Mariscal Joachim Murat.');
    expect(teller.event({ ...drew, card: null })).toBe('The French draw a card.');
  });

  it('shows the arithmetic of a fight, with the cards that add to it and those that spare', () => {
    expect(teller.event(fight(9, 5, 2, 'spanish', 2))).toContain('French 5 against Spanish 2: the Spanish lose 2 cubes.');
    const spanish = { cubes: 1, bonuses: [{ card: 'luis_daoiz', strength: 3 }], total: 4 };
    const spared = { ...fight(3, 9, 4, 'spanish', 0), spanish, due: 1, spared: 1, spared_by: ['heroinas'] };
    expect(teller.event(spared)).toMatch(/Daoiz \+3\).*lose no cube, thanks to Las heroínas/);
  });

  it('says who was pushed back', () => {
    const swap = { code: 'swap', rule: '6.5', side: 'spanish', origin: 14, destination: 9, cubes: 3, pushed: 'french', against: 1 } as const;
    expect(teller.event(swap)).toContain('3 Spanish and 1 French meet between 14 Puerta del Sol and 9 Las Descalzas: the Spanish get through');
  });
});
