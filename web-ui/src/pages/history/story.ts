/** How the page about the day is built: its chapters, the turns and people in them, and the areas that each is about. The words are in story.ftl. */
import type { CardId } from '@src/api/types';
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

export const PEOPLE: readonly CardId[] = [
  'jose_blas_molina', 'luis_daoiz', 'pedro_velarde', 'jacinto_ruiz', 'alcalde_de_mostoles', 'presos_de_la_carcel',
  'heroinas', 'manolas', 'un_tiesto', 'murat', 'ordenes_de_napoleon', 'colaboracion',
];

export const MEANINGS = ['cube', 'turn', 'map', 'orders', 'victory'] as const;

/** The paragraphs of a chapter: as many as there are. */
export function paragraphs(story: Catalog, id: string): string[] {
  const found: string[] = [];
  for (let n = 1; story.has(`story-${id}.p${n}`); n += 1) found.push(story.text(`story-${id}.p${n}`));
  return found;
}
