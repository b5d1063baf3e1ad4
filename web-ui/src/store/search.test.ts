import { expect, test } from 'vitest';
import { blocksOf } from './rules';
import { about, entriesOf, search } from './search';

const entries = [
  ...entriesOf('faq', blocksOf('## Fights\n### Five against three?\nOne cube. (7.2)')),
  ...entriesOf('rulebook', blocksOf('- 7.2 In each fight compare **strengths**.')),
  ...entriesOf('cards', blocksOf('| rule | name |\n|---|---|\n| C-F3 | Artillería |')),
];

test('words are found in questions, rules and cards', () => {
  expect(search(entries, 'three')).toEqual([{ text: 'faq', title: 'Five against three?', words: 'One cube. (7.2)' }]);
  expect(search(entries, 'Strengths fight')).toEqual([{ text: 'rulebook', title: '7.2', rule: '7.2', words: 'In each fight compare strengths.' }]);
  expect(search(entries, 'artilleria')[0]?.rule).toBe('C-F3');
});

test('a card is spoken of by its number or by its name', () => {
  const rulings = entriesOf('rulings', blocksOf('| no. | q |\n|---|---|\n| Q-1 | After C-F1? |\n| Q-2 | Must Artillería be played? |\n| Q-3 | C-F10? |'));
  expect(about(rulings, 'murat', 'C-F1').map(({ rule }) => rule)).toEqual(['Q-1']);
  expect(about(rulings, 'artilleria', 'C-F3').map(({ rule }) => rule)).toEqual(['Q-2']);
});

test('a longer word is found in another case or number', () => {
  const gates = entriesOf('rulebook', blocksOf('- 1.3 Pięć bram.\n- 1.4 Przy bramie.\n- 1.5 Las puertas.\n- 1.6 Une porte, un port.'));
  const places = (wanted: string) => search(gates, wanted).map(({ rule }) => rule);
  expect(places('brama')).toEqual(['1.3', '1.4']);
  expect(places('puerta')).toEqual(['1.5']);
  expect(places('portes')).toEqual(['1.6']);
  expect(places('1.3')).toEqual(['1.3']);
});

test('too little to look for finds nothing', () => {
  expect(search(entries, ' a ')).toEqual([]);
  expect(search(entries, 'cannon')).toEqual([]);
});
