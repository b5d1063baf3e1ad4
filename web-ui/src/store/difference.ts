/** How an edition differs from the base edition. */
import type { CardModel, Edition } from '@src/api/types';

export interface Difference {
  readonly changed: readonly CardModel[];
  readonly added: readonly CardModel[];
  /** So many cards of the base edition are not in it. */
  readonly removed: number;
  /** So many names of areas, borders, and values of setup and limits. */
  readonly others: number;
}

/** How sure something is, and by whom, does not change play. */
const BESIDE_PLAY: ReadonlySet<string> = new Set(['certainty', 'source']);

export function differenceOf(own: Edition, base: Edition): Difference {
  const known = new Map(base.cards.map((card) => [card.id, card]));
  const added = own.cards.filter(({ id }) => !known.has(id));
  const changed = own.cards.filter((card) => {
    const before = known.get(card.id);
    return before !== undefined && !isSame(card, before);
  });
  return { changed, added, removed: base.cards.length - (own.cards.length - added.length), others: othersOf(own, base) };
}

/** What a card does is in its parameters: the texts on it are made from them, and from the names of areas. */
function isSame(card: CardModel, before: CardModel): boolean {
  const words = Object.entries(card.texts).every(([lang, { translated, flavour }]) => {
    const earlier = before.texts[lang];
    return !earlier || (earlier.translated === translated && earlier.flavour === flavour);
  });
  return words && inPlay(card) === inPlay(before);
}

const inPlay = ({ texts: _, effect: __, ...card }: CardModel): string => JSON.stringify(card, (key, value: unknown) => (BESIDE_PLAY.has(key) ? undefined : value));

function othersOf(own: Edition, base: Edition): number {
  const [mine, ours] = [factsOf(own), factsOf(base)];
  return [...new Set([...mine.keys(), ...ours.keys()])].filter((key) => mine.get(key) !== ours.get(key)).length;
}

const factsOf = ({ areas, edges, values }: Edition): Map<string, string> =>
  new Map([
    ...areas.map(({ id, name }) => [String(id), name] as const),
    ...edges.map(({ between }) => [between.join('-'), 'joined'] as const),
    ...values.map(({ key, value }) => [key, JSON.stringify(value)] as const),
  ]);
