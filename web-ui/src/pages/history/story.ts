/** How the page about the day is built: its chapters and turns, the areas that each is about, and the people. The words are in story.ftl. */
import type { Edition } from '@src/api/types';
import type { Catalog } from '@src/i18n/catalog';

export interface Passage {
  id: string;
  /** Areas of the board that light up while it is read. */
  areas: readonly number[];
}

export const CHAPTERS: readonly Passage[] = [
  { id: 'before', areas: [] },
  { id: 'palace', areas: [8, 10] },
  { id: 'streets', areas: [7, 14, 15, 16, 17, 20] },
  { id: 'monteleon', areas: [3] },
  { id: 'peace', areas: [8, 13] },
  { id: 'mostoles', areas: [] },
];

/** The areas that each of the ten turns is about. */
export const TURNS: readonly (readonly number[])[] = [[10], [9, 14, 15, 17], [3], [18, 20], [11, 12], [14], [15, 16], [3, 17], [3], [8, 13, 14]];

export const MEANINGS = ['cube', 'turn', 'map', 'orders', 'victory'] as const;

/** The cards of whose people something is told. */
export const people = (story: Catalog, cards: Edition['cards']): Edition['cards'] => cards.filter(({ id }) => story.has(`story-people-${id}`));

/** The paragraphs of a chapter: as many as there are. */
export function paragraphs(story: Catalog, id: string): string[] {
  const found: string[] = [];
  for (let n = 1; story.has(`story-${id}.p${n}`); n += 1) found.push(story.text(`story-${id}.p${n}`));
  return found;
}
