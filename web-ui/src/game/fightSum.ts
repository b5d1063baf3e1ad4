/** The strength of a group in a fight as a sum: `1`, `+ 2 Artillería`, `= 3`. */
import type { HappeningOf } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';

type Strength = HappeningOf<'fight'>['french'];

export function strengthParts({ cubes, bonuses, total }: Strength, teller: Pick<Teller, 'speech' | 'cardName'>): { text: string; total: boolean }[] {
  if (bonuses.length === 0) return [{ text: String(total), total: true }];
  return [
    { text: String(cubes), total: false },
    ...bonuses.map(({ card, strength }) => ({ text: teller.speech.t('ui-sum-bonus', { strength, card: teller.cardName(card) }), total: false })),
    { text: teller.speech.t('ui-sum-total', { total }), total: true },
  ];
}
