/** Levels of the computer, by name. A level that no catalog knows is called what the server calls it. */
import { maybe } from './index.svelte';

const FIRST_CHOICE = 'beginner';

export const levelName = (level: string): string => maybe(`ui-level-${level}`) ?? level;
export const levelHint = (level: string): string | undefined => maybe(`ui-level-hint-${level}`);

/** What a newcomer should meet first. */
export const firstLevel = (levels: readonly string[]): string => levels.find((level) => level === FIRST_CHOICE) ?? levels[0] ?? '';
