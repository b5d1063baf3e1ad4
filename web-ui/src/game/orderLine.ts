/** An order in two ways. */
import type { OrderText } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import { read } from './sheet';

export interface OrderInWords {
  /** As it is written; with a number of cubes, as one writes that. */
  notation: string;
  words: string;
}

export function orderLine(order: OrderText, teller: Teller, cubes?: number): OrderInWords {
  const { t } = teller.speech;
  const { origin = 0, destination = 0 } = read(order) ?? {};
  const from = origin ? teller.areaName(origin) : t('ui-entry', { number: String(destination) });
  return {
    notation: cubes === undefined ? order : `${cubes}x${order}`,
    words: t('ui-order-words', { origin: from, destination: teller.areaName(destination) }),
  };
}
