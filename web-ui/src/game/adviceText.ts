/** Advice in words. */
import type { Answer, Hint } from '@src/api/types';
import { isEntry, type Teller } from '@src/i18n/teller';
import { orderLine } from './orderLine';

export interface AdvisedLine {
  /** An order as it is written; nothing for an answer that is none. */
  notation?: string;
  words: string;
}

/** An answer, line by line. */
export function answerLines(answer: Answer, teller: Teller): AdvisedLine[] {
  const { t } = teller.speech;
  if (answer[0] === 'orders' && answer[1].length === 0) return [{ words: t('ui-hint-no-orders') }];
  if (answer[0] === 'orders') return answer[1].map((order) => orderLine(order, teller));
  if (answer[0] === 'allot') return Object.entries(answer[1]).map(([order, cubes]) => orderLine(order, teller, cubes));
  if (answer[0] === 'choose') return [{ words: t('ui-keep', { card: teller.cardName(answer[1]) }) }];
  if (answer[0] !== 'play' && answer[0] !== 'use') return [{ words: t(answer[0] === 'pass' ? 'ui-pass' : `ui-choice-${answer[0]}`) }];
  const [verb, played, ...target] = answer;
  const card = t(`ui-${verb}`, { card: teller.cardName(played) });
  return [{ words: target.length > 0 ? t('ui-hint-on', { card, target: teller.target(target.length > 1 ? target : target[0]) }) : card }];
}

/** An answer in one breath. */
export const answerText = (answer: Answer, teller: Teller): string =>
  teller.join(answerLines(answer, teller).map(({ notation, words }) => (notation ? `${notation} (${words})` : words)));

/** Why, the weightiest reason first; a reason that no catalog knows is left out. */
export function reasonsOf({ reasons }: Hint, teller: Teller): string[] {
  return reasons.flatMap(({ code, data }) => {
    const entry = isEntry(String(data['order'])) ? { order: teller.speech.t('hint-entry') } : {};
    return teller.speech.maybe(`hint-${code}`, { ...teller.values(data), ...entry }) ?? [];
  });
}

/** All of it for those who do not see it. */
export const adviceText = (hint: Hint, teller: Teller): string =>
  [teller.speech.t('ui-hint-said', { answer: answerText(hint.answer, teller) }), ...reasonsOf(hint, teller)].join(' ');
