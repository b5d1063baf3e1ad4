import { expect, it } from 'vitest';
import type { CardModel, Edition } from '@src/api/types';
import { edition as base } from '@src/fixtures/edition';
import { differenceOf } from './difference';

const [first, second] = base.cards as [CardModel, CardModel];
const sure = { certainty: 'attested', source: 'edition file' } as const;

/** How an edition differs that has other cards than these two, which stand first. */
function differing(cards: readonly CardModel[], other: Partial<Edition> = {}) {
  const { changed, added, removed, others } = differenceOf({ ...base, name: 'my box', ...other, cards: [...cards, ...base.cards.slice(2)] }, base);
  return { changed: changed.map(({ id }) => id), added: added.map(({ id }) => id), removed, others };
}

const SAME = { changed: [], added: [], removed: 0, others: 0 };

it('is none where the cards are the same, however sure they are', () => {
  expect(differing([first, second])).toEqual(SAME);
  const surer = { ...first, effect: sure, parameters: first.parameters.map((value) => ({ ...value, ...sure })) };
  expect(differing([surer, second])).toEqual(SAME);
});

it('is in what a card does, when it is played and what it is called', () => {
  const stronger = { ...first, parameters: [...first.parameters, { key: 'strength.bonus', value: 1, ...sure }] };
  expect(differing([stronger, second])).toEqual({ ...SAME, changed: [first.id] });
  expect(differing([{ ...first, stays: 'no' }, { ...second, name: 'Otra' }])).toEqual({ ...SAME, changed: [first.id, second.id] });
  const words = Object.fromEntries(Object.entries(second.texts).map(([lang, text]) => [lang, { ...text, flavour: 'Otherwise.' }]));
  expect(differing([first, { ...second, texts: words }])).toEqual({ ...SAME, changed: [second.id] });
});

it('is not in a text that names an area by another name, but in that name', () => {
  const texts = Object.fromEntries(Object.entries(first.texts).map(([lang, text]) => [lang, { ...text, effect: 'Somewhere else.' }]));
  const areas = base.areas.map((area) => (area.id === 9 ? { ...area, name: 'Las Nuevas' } : area));
  expect(differing([{ ...first, texts }, second], { areas })).toEqual({ ...SAME, others: 1 });
});

it('counts cards that are new or left out, borders and values', () => {
  expect(differing([first, { ...second, id: 'guerrilla' }])).toEqual({ ...SAME, added: ['guerrilla'], removed: 1 });
  const edges = [...base.edges.slice(1), { between: [1, 21], ...sure }];
  const values = base.values.map((value) => (value.key === 'limits.turns' ? { ...value, value: 3 } : value));
  expect(differing([first, second], { edges, values })).toEqual({ ...SAME, others: 3 });
});
