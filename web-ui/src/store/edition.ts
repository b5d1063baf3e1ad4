/** Editions and their words, asked for once. */
import { edition } from '@src/api/client';
import type { Edition } from '@src/api/types';

const asked = new Map<string, Promise<Edition>>();

export function editionOf(name: string): Promise<Edition> {
  const found = asked.get(name) ?? edition(name);
  asked.set(name, found);
  found.catch(() => asked.delete(name));
  return found;
}
