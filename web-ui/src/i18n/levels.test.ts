import { expect, it } from 'vitest';
import { firstLevel, levelHint, levelName } from './levels';

it('a newcomer meets the beginner first, or else the weakest there is', () => {
  expect(firstLevel(['practice', 'beginner', 'solid'])).toBe('beginner');
  expect(firstLevel(['solid', 'strong'])).toBe('solid');
  expect(firstLevel([])).toBe('');
});

it('a level that no catalog knows is called by its own name', () => {
  expect(levelName('dragon')).toBe('dragon');
  expect(levelHint('dragon')).toBeUndefined();
});
