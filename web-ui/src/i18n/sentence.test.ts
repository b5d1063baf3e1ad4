import { expect, it } from 'vitest';
import { sentence } from './sentence';

it.each([
  ['limits.turns is 30, but must be a whole number from 1 to 10', 'limits.turns is 30, but must be a whole number from 1 to 10.'],
  ['cards.x is unknown; did you mean y?', 'cards.x is unknown; did you mean y?'],
  ['cards.x est inconnu ; vouliez-vous dire y ?', 'cards.x est inconnu ; vouliez-vous dire y ?'],
  ['the text ends in xxx…', 'the text ends in xxx…'],
])('%s', (what, whole) => expect(sentence(what)).toBe(whole));
