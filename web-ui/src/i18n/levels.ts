/** Levels of the computer, by name. One that no catalog knows is called what the server calls it. */
import { maybe, t } from './index.svelte';

const FIRST_CHOICE = 'beginner';
/** The character of a level whose name tells none. */
const EVEN = 'even';

/** A name is a strength, or a strength and a character: `strong-bold`. */
export const strengthOf = (level: string): string => level.split('-', 1)[0] ?? level;
export const characterOf = (level: string): string => level.slice(strengthOf(level).length + 1) || EVEN;

export const strengths = (levels: readonly string[]): string[] => [...new Set(levels.map(strengthOf))];
export const charactersOf = (levels: readonly string[], strength: string): string[] =>
  levels.filter((level) => strengthOf(level) === strength).map(characterOf);

/** The level of this strength and this character, or the first of this strength if it has no such character. */
export const levelOf = (levels: readonly string[], strength: string, character: string): string => {
  const strong = levels.filter((level) => strengthOf(level) === strength);
  return strong.find((level) => characterOf(level) === character) ?? strong[0] ?? strength;
};

export const strengthName = (strength: string): string => maybe(`ui-level-${strength}`) ?? strength;
export const characterName = (character: string): string => maybe(`ui-character-${character}`) ?? character;

export const levelName = (level: string): string => {
  const [strength, character] = [strengthOf(level), characterOf(level)];
  if (character === EVEN) return strengthName(strength);
  return t('ui-level-with-character', { level: strengthName(strength), character: characterName(character) });
};

/** What to expect of a level. */
export const levelHint = (level: string): string =>
  [maybe(`ui-level-hint-${strengthOf(level)}`), maybe(`ui-character-hint-${characterOf(level)}`)].filter(Boolean).join(' ');

/** What a newcomer should meet first. */
export const firstLevel = (levels: readonly string[]): string => levels.find((level) => level === FIRST_CHOICE) ?? levels[0] ?? '';
