/** The hour of 2 May 1808 at which a turn begins: the rising began about ten, and a turn is half an hour. */
import type { Speech } from '@src/i18n/teller';

const FIRST = 10 * 60;
const LENGTH = 30;

/** As the language writes it. */
export function hourOf(turn: number, t: Speech['t']): string {
  const minutes = FIRST + LENGTH * (turn - 1);
  return t('ui-hour', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
