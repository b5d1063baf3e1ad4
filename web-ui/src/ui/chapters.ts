/** The four parts of a turn, as players know them. */
import type { Phase } from '@src/api/types';

export const CHAPTERS = ['preparation', 'orders', 'movement', 'resolution'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const CHAPTER_OF: Readonly<Record<Phase, Chapter | undefined>> = {
  french_choice: 'preparation', deny: 'preparation', draw: 'preparation', discard: 'preparation', preparation: 'preparation',
  orders: 'orders', write: 'orders',
  movement: 'movement', allotment: 'movement', after_movement: 'movement',
  resolution: 'resolution', after_resolution: 'resolution',
  over: undefined,
};
