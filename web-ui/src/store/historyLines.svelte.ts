/** Whether lines of history are shown while a game is played. They are, until somebody switches them off. */
import { keep, recall } from './storage';

const STORED = 'dosdemayo.history';
const OFF = 'off';

let shown = $state(recall(STORED) !== OFF);

export const historyShown = (): boolean => shown;

export function showHistory(wanted: boolean): void {
  shown = wanted;
  keep(STORED, wanted ? 'on' : OFF);
}
