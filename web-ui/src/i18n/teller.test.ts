import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { HappeningOf } from '@src/api/types';
import { edition } from '@src/fixtures/edition';
import { fight } from '@src/fixtures/events';
import { Catalog } from './catalog';
import { Teller } from './teller';

const strings = fileURLToPath(new URL('../../../src/dosdemayo/content/base/strings/en/', import.meta.url));
const english = new Catalog([{ locale: 'en', texts: readdirSync(strings).map((file) => readFileSync(strings + file, 'utf8')) }]);
const speech = { t: (id: string, values = {}) => english.text(id, values), maybe: (id: string) => english.text(id), locale: () => 'en' };
const teller = new Teller(edition, speech);

describe('the words of a card', () => {
  it.each(edition.cards.map((card) => [card.id, card] as const))('of %s come with the edition', (_, card) => {
    const { effect, when } = teller.words(card);
    expect(effect).not.toMatch(/[{}]|undefined|effect-/);
    expect(when).not.toBe('');
  });

  it('are the ones that there are, where a language has none', () => {
    const stranger = new Teller(edition, { ...speech, locale: () => 'xx' });
    const [card] = edition.cards;
    expect(card && stranger.words(card)).toEqual(card?.texts['en']);
  });

  it.each([
    ['desorden', ['9-14', 15], 'the order “9-14” now leads to 15 Plaza Mayor'],
    ['caballeria', [[7, 9, 2]], 'cubes ride on: 7-9 (2 cubes)'],
    ['jose_blas_molina', 2, 'the group in 2 San Bernardo loses no cube this turn and may leave a fight whole in the next'],
    ['ordenes_interceptadas', '-16', 'the order “from outside into 16 Atocha” is cancelled'],
    ['luis_daoiz', null, 'the Spanish in 3 Monteleón have +3 strength this turn'],
  ])('say what %s has done', (card, target, told) => {
    expect(teller.event({ code: 'played', rule: '9.4', side: 'spanish', card, target } as HappeningOf<'played'>)).toContain(told);
  });
});

it('says why an answer is refused, with its rule or beside it', () => {
  const problem = { code: 'not_adjacent', rule: '5.2', order: '8-10', neighbours: [1, 7], warning: false } as const;
  expect(teller.problem(problem)).toBe(`${teller.reason(problem)} (5.2)`);
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
    const french = { cubes: 1, bonuses: [{ card: 'artilleria', strength: 2 }], total: 3 };
    expect(teller.event({ ...fight(10, 3, 1, 'spanish', 1), french })).toContain('French 3 (Artillería +2) against Spanish 1:');
    const spared = { ...fight(3, 9, 4, 'spanish', 0), spanish, due: 1, spared: 1, spared_by: ['heroinas'] };
    expect(teller.event(spared)).toMatch(/French 9 against Spanish 4 \(.*Daoiz \+3\): the Spanish lose no cube, thanks to Las heroínas/);
  });

  it('tells an entry from outside in words', () => {
    expect(teller.event({ code: 'revealed', rule: '6.1', side: 'french', orders: ['6-7', '-16'] })).toContain('6-7 and from outside into 16 Atocha.');
    expect(teller.event({ code: 'allotted', rule: '6.3', moves: [{ order: '-16', cubes: 5 }] })).toContain('from outside into 16 Atocha (5 cubes).');
  });

  it('says who was pushed back', () => {
    const swap = { code: 'swap', rule: '6.5', side: 'spanish', origin: 14, destination: 9, cubes: 3, pushed: 'french', against: 1 } as const;
    expect(teller.event(swap)).toContain('3 Spanish and 1 French meet between 14 Puerta del Sol and 9 Las Descalzas: the Spanish get through');
  });
});
