/** The way into the next game: the state of the last one holds the links to it. */
import type { State } from '@src/api/types';
import { given, remember } from './seats';

/** Remember the seats of the next game; its address. */
export function followRematch({ rematch, options }: State): string | undefined {
  if (!rematch?.game || !rematch.tokens) return undefined;
  const sameScreen = options.opponent === 'same_screen';
  remember({ game: rematch.game, tokens: given(rematch.tokens), sameScreen });
  return sameScreen ? `/game/${rematch.game}` : `/game/${rematch.game}#${rematch.token ?? ''}`;
}
