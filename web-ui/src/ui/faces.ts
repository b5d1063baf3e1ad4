/** A card as people read it: its words come with the edition, in every language. */
import type { Teller } from '@src/i18n/teller';
import type { CardModel, CardId, Certainty, Side } from '@src/api/types';

export interface CardFace {
  id: CardId;
  side: Side;
  name: string;
  translated: string;
  rule: string;
  window: string;
  effect: string;
  /** How sure the effect is; unknown where an edition does not say. */
  certainty?: Certainty;
  /** Left out where there is no time to read it. */
  history?: string;
}

export function faceOf(card: CardModel, teller: Teller): CardFace {
  const { translated, when, effect, flavour } = teller.words(card);
  return {
    id: card.id,
    side: card.side,
    name: card.name,
    // What is called the same in both languages need not be said twice.
    translated: translated === card.name ? '' : translated,
    rule: card.rule,
    window: when,
    effect,
    ...(card.effect ? { certainty: card.effect.certainty } : {}),
    history: flavour,
  };
}
