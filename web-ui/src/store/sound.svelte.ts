/** Whether sounds are heard: not before somebody has switched them on; kept in this browser. */
import { keep, recall } from './storage';

const KEY = 'dosdemayo.sound';

let on = $state(recall(KEY) === 'on');

export const soundIsOn = (): boolean => on;

export function switchSound(): void {
  on = !on;
  keep(KEY, on ? 'on' : 'off');
}
