/** A card as people read it: facts of the edition put into the words of the catalog. */
import type { Arguments } from '@src/i18n/catalog';
import { listed } from '@src/i18n/lists';
import type { CardFacts, CardId, Certainty, Edition, Side } from '@src/api/types';

export interface CardFace {
  id: CardId;
  side: Side;
  name: string;
  rule: string;
  window: string;
  effect: string;
  certainty: Certainty;
  source: string;
  history?: string;
}

export interface Speech {
  t: (id: string, values?: Arguments) => string;
  maybe: (id: string, values?: Arguments) => string | undefined;
}

function windowOf(card: CardFacts, turns: number, { t }: Speech): string {
  const names = card.immediate ? ['immediate'] : card.windows;
  const windows = listed(names.map((name) => t(`window-${name}`)), t);
  const values = { windows, from_turn: card.from_turn, until_turn: card.until_turn };
  const [late, early] = [card.from_turn > 1, card.until_turn < turns];
  if (card.from_turn === card.until_turn || (late && card.from_turn === turns)) return t('card-window-only', values);
  if (late && early) return t('card-window-between', values);
  if (late) return t('card-window-from', values);
  return early ? t('card-window-until', values) : t('card-window', values);
}

/** The edition's numbers, areas and cards as values for the catalog's sentences. */
export function parametersOf(card: CardFacts, edition: Edition, { t }: Speech): Arguments {
  const areaName = (id: unknown) => t('area', { number: String(id), name: edition.areas.find((area) => area.id === id)?.name ?? '' });
  const cardName = (id: unknown) => edition.cards.find((other) => other.id === id)?.name ?? String(id);
  const show = (key: string, value: unknown): string | number => {
    const values = Array.isArray(value) ? value : [value];
    if (key === 'area' || key.endsWith('areas')) return listed(values.map(areaName), t);
    if (key === 'needs') return listed(values.map(cardName), t);
    return typeof value === 'number' ? value : String(value);
  };
  return Object.fromEntries(card.parameters.map(({ key, value }) => [key, show(key, value)]));
}

export function faceOf(card: CardFacts, edition: Edition, speech: Speech): CardFace {
  const history = speech.maybe(`history-${card.id}`);
  return {
    id: card.id,
    side: card.side,
    name: card.name,
    rule: card.rule,
    window: windowOf(card, edition.turns, speech),
    effect: speech.t(`card-${card.id}.effect`, { until_turn: card.until_turn, from_turn: card.from_turn, ...parametersOf(card, edition, speech) }),
    certainty: card.effect.certainty,
    source: card.effect.source,
    ...(history ? { history } : {}),
  };
}
