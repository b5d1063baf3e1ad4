/** Says "your move" where the game is not in view: in the title and icon of the tab, and by a notification if that was allowed. */
import { t } from '@src/i18n/index.svelte';
import { keep, recall } from './storage';

const KEY = 'dosdemayo.notify';
let moves = $state(false);

export const isMyMove = (): boolean => moves;

/** Tell whether something is asked of this seat now. */
export function signalMove(mine: boolean): void {
  if (mine === moves) return;
  moves = mine;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', mine ? '/favicon-move.svg' : '/favicon.svg');
  if (mine && document.hidden && notifies()) void tell().catch(() => {});
}

/** On phones none but the service worker may notify, and only what it shows leads back to the game when it is pressed. */
async function tell(): Promise<void> {
  const notice = { body: t('ui-notify-body'), icon: '/icon-192.png', tag: 'dosdemayo' };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) await worker.showNotification(t('ui-title'), notice);
  else new Notification(t('ui-title'), notice);
}

export const canNotify = (): boolean => typeof Notification === 'function';
export const notifies = (): boolean => canNotify() && recall(KEY) === 'yes' && Notification.permission === 'granted';

/** Ask for leave to notify; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === 'granted';
  keep(KEY, allowed ? 'yes' : 'no');
  return allowed;
}
