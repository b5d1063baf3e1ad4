/** Into a game that has just been made. */
import { Refusal } from '@src/api/http';
import type { Seated, Side } from '@src/api/types';
import { errorText } from '@src/i18n/errors';
import { go } from '@src/router.svelte';
import { notify } from '@src/ui/notices.svelte';
import { rememberCreated } from './seats';

/** Make a game for one side and take the seat; a refusal is shown. */
export async function enter(side: Side, make: () => Promise<Seated>): Promise<void> {
  try {
    const made = await make();
    rememberCreated(made, false);
    go(`/game/${made.game}#${made.tokens[side] ?? ''}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notify(errorText(error.code), 'warning');
  }
}
