/** Editions by name: the catalog has words for those that come with the game, and an owner's is called what the owner calls it. */
import { maybe } from './index.svelte';

export const editionName = (name: string, key: string): string => maybe(key) ?? name;
