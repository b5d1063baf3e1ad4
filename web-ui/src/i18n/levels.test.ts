import { expect, it } from 'vitest';
import { characterOf, charactersOf, firstLevel, levelHint, levelName, levelOf, strengthOf, strengths } from './levels';

const LEVELS = ['practice', 'solid', 'solid-bold', 'strong', 'strong-bold', 'strong-careful'];

it('a newcomer meets the beginner first, or else the weakest there is', () => {
  expect(firstLevel(['practice', 'beginner', 'beginner-bold', 'solid'])).toBe('beginner');
  expect(firstLevel(['solid', 'strong'])).toBe('solid');
  expect(firstLevel([])).toBe('');
});

it('a level that no catalog knows is called by its own name', () => {
  expect(levelName('dragon')).toBe('dragon');
  expect(levelHint('dragon')).toBe('');
});

it('a name tells the strength and the character', () => {
  expect([strengthOf('strong-bold'), characterOf('strong-bold')]).toEqual(['strong', 'bold']);
  expect([strengthOf('strong'), characterOf('strong')]).toEqual(['strong', 'even']);
  expect(strengths(LEVELS)).toEqual(['practice', 'solid', 'strong']);
  expect(charactersOf(LEVELS, 'strong')).toEqual(['even', 'bold', 'careful']);
  expect(charactersOf(LEVELS, 'practice')).toEqual(['even']);
});

it('another strength keeps the character where it has it', () => {
  expect(levelOf(LEVELS, 'solid', 'bold')).toBe('solid-bold');
  expect(levelOf(LEVELS, 'solid', 'careful')).toBe('solid');
  expect(levelOf(LEVELS, 'strong', 'even')).toBe('strong');
  expect(levelOf([], 'strong', 'even')).toBe('strong');
});
