/** Editions by name: the catalog has words for those that come with the game, and an owner's is called what the owner calls it. */
import { maybe } from './index.svelte';

/** `corrections (example)` as keys of the catalog are written. */
const keyOf = (name: string): string => (name.match(/\w+/g) ?? []).join('-');

export const editionName = (name: string): string => maybe(`ui-edition-name-${keyOf(name)}`) ?? name;
