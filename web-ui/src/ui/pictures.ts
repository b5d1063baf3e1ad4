/** Where the engraving of each card lies. They are files of their own, fetched when a card is first seen. */
import type { CardId } from '@src/api/types';

const addresses = import.meta.glob<string>('@content/pictures/*.svg', { eager: true, query: '?url', import: 'default' });
const byName = new Map(Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address]));

/** A card that an edition adds has no engraving of its own and shows the common one. */
export const pictureOf = (card: CardId): string => byName.get(card) ?? byName.get('generic') ?? '';
