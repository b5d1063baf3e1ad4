import { expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { Teller } from '@src/i18n/teller';
import { cardRules } from './cardRules';

const speech = { t: (id: string, values = {}) => [id, ...Object.values(values)].join(' '), maybe: () => undefined };

it('tells the cards of an edition by their numbers: name, when, effect and how sure', () => {
  const [card] = edition.cards.filter(({ id }) => id === 'heroinas');
  if (!card) throw new Error('no such card');
  const text = { ...card.texts['en'], when: 'resolution', effect: 'It does something else.', source: 'my box' };
  const changed = { ...card, rule: 'C-S12', effect: { certainty: 'attested', source: 'my box' }, texts: { en: text } };
  const unsure = { ...changed, rule: 'C-S13', effect: null };
  const own = { ...edition, name: 'mine', cards: [changed, unsure] } as typeof edition;
  const said = `${card.name} · resolution · It does something else.`;
  expect(cardRules(new Teller(own, speech)).map(({ rule, words }) => [rule, words])).toEqual([
    ['C-S12', `${said} · certainty-attested · ui-source my box`],
    ['C-S13', said],
  ]);
});
