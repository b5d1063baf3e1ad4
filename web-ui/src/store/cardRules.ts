/** What the numbers of cards are answered with where another edition than the base edition is played: the rules tell only the cards of that one. */
import type { CardModel } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import type { Found } from './search';

export const isCardRule = (number: string): boolean => number.startsWith('C-');

/** Every card of the edition in the form in which the rules tell a card. */
export const cardRules = (teller: Teller): Found[] => teller.edition.cards.map((card) => ({ text: 'cards', title: card.rule, rule: card.rule, words: told(card, teller) }));

function told(card: CardModel, teller: Teller): string {
  const { t } = teller.speech;
  const { when, effect, source } = teller.words(card);
  const sure = card.effect ? [t(`certainty-${card.effect.certainty}`), ...(source ? [t('ui-source', { source })] : [])] : [];
  return [card.name, when, effect, ...sure].join(' · ');
}
