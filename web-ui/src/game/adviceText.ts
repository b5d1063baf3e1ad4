/** Advice in words. */
import type { Answer, Hint, OrderText } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import { read } from './sheet';

export interface AdvisedLine {
  /** An order as it is written; nothing for an answer that is none. */
  notation?: string;
  words: string;
}

const shown = (order: OrderText): string => order.replace('-', '–').replace('x', '×');

function orderLine(order: OrderText, teller: Teller, cubes?: number): AdvisedLine {
  const { t } = teller.speech;
  const { origin = 0, destination = 0 } = read(order) ?? {};
  const from = origin ? teller.areaName(origin) : t('ui-entry', { number: String(destination) });
  return {
    notation: cubes === undefined ? shown(order) : `${cubes}×${shown(order)}`,
    words: t('ui-order-words', { origin: from, destination: teller.areaName(destination) }),
  };
}

/** An answer, line by line. */
export function answerLines([verb, ...rest]: Answer, teller: Teller): AdvisedLine[] {
  const { t } = teller.speech;
  const [first, ...target] = rest;
  if (verb === 'orders' && (first as OrderText[]).length === 0) return [{ words: t('ui-hint-no-orders') }];
  if (verb === 'orders') return (first as OrderText[]).map((order) => orderLine(order, teller));
  if (verb === 'allot') return Object.entries(first as Record<OrderText, number>).map(([order, cubes]) => orderLine(order, teller, cubes));
  if (verb === 'choose') return [{ words: t('ui-keep', { card: teller.cardName(String(first)) }) }];
  if (verb !== 'play' && verb !== 'use') return [{ words: t(verb === 'pass' ? 'ui-pass' : `ui-choice-${verb}`) }];
  const card = t(`ui-${verb}`, { card: teller.cardName(String(first)) });
  return [{ words: target.length > 0 ? t('ui-hint-on', { card, target: teller.target(target.length > 1 ? target : target[0]) }) : card }];
}

/** An answer in one breath. */
export const answerText = (answer: Answer, teller: Teller): string =>
  teller.join(answerLines(answer, teller).map(({ notation, words }) => (notation ? `${notation} (${words})` : words)));

/** Why, the weightiest reason first; a reason that no catalog knows is left out. */
export function reasonsOf({ reasons }: Hint, teller: Teller): string[] {
  return reasons.flatMap(({ code, data }) => teller.speech.maybe(`hint-${code}`, teller.values(data)) ?? []);
}

/** All of it for those who do not see it. */
export const adviceText = (hint: Hint, teller: Teller): string =>
  [teller.speech.t('ui-hint-said', { answer: answerText(hint.answer, teller) }), ...reasonsOf(hint, teller)].join(' ');
