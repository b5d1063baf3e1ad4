/** A card as people read it: facts of the edition put into the words of the catalog. */
import type { Teller } from '@src/i18n/teller';
import type { CardModel, CardId, Certainty, Side } from '@src/api/types';

export interface CardFace {
  id: CardId;
  side: Side;
  name: string;
  rule: string;
  window: string;
  effect: string;
  /** How sure the effect is; unknown where an edition does not say. */
  certainty?: Certainty;
  history?: string;
}

const ALL_WINDOWS = 6;

/** The windows and turns in which a card may be played. */
function whenOf(card: CardModel, teller: Teller): string {
  if (card.immediate) return teller.window('immediate');
  const turns = teller.edition.turns;
  const [late, early] = [card.from_turn > 1, card.until_turn < turns];
  const only = card.from_turn === Math.min(card.until_turn, turns);
  const form = only ? '-only' : late && early ? '-between' : late ? '-from' : early ? '-until' : '';
  const windows = card.windows.length === ALL_WINDOWS ? teller.window('any') : teller.join(card.windows.map((name) => teller.window(name)));
  return teller.speech.t(`card-window${form}`, { windows, from_turn: card.from_turn, until_turn: card.until_turn });
}

export function faceOf(card: CardModel, teller: Teller): CardFace {
  const history = teller.speech.maybe(`history-${card.id}`);
  return {
    id: card.id,
    side: card.side,
    name: card.name,
    rule: card.rule,
    window: whenOf(card, teller),
    effect: teller.speech.t(`card-${card.id}.effect`, teller.parameters(card)),
    ...(card.effect ? { certainty: card.effect.certainty } : {}),
    ...(history ? { history } : {}),
  };
}
