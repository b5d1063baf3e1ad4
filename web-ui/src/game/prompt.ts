/** The one line that says what is asked now. */
import type { Side, State } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';

export interface Prompt {
  side: Side | undefined;
  text: string;
  detail?: string | undefined;
  waiting: boolean;
}

const isSide = (seat: State['seat']): seat is Side => seat !== 'spectator';

function asked({ question }: State, teller: Teller): string {
  const { t } = teller.speech;
  const [kind = '', window] = question?.kind.split(':') ?? [];
  return window ? t('ui-ask-window', { window: teller.window(window) }) : t(`ui-ask-${kind}`);
}

function waitingFor(state: State, teller: Teller): string {
  const { t } = teller.speech;
  const { players, seat } = state;
  const other: Side = seat === 'french' ? 'spanish' : 'french';
  if (isSide(seat) && !players[other].joined) return t('ui-wait-join');
  if (state.cards_may_be_played) return t('ui-wait-window');
  return isSide(seat) ? t('ui-wait-side', { side: other }) : t('ui-wait-players');
}

export function promptOf(state: State, teller: Teller): Prompt {
  const { t } = teller.speech;
  const { view, seat, sealed, question } = state;
  const side = isSide(seat) ? seat : undefined;
  if (view.outcome) return { side: view.outcome.winner, text: teller.outcome(view.outcome), waiting: false };
  if (sealed.reveal) return { side, text: t('ui-ask-reveal'), detail: t('ui-ask-reveal-why'), waiting: false };
  if (sealed.mine) return { side, text: t('ui-wait-sealed'), detail: t('ui-wait-sealed-why'), waiting: true };
  if (question) return { side, text: asked(state, teller), detail: t(`ui-why-${question.kind.split(':')[0]}`), waiting: false };
  return { side, text: waitingFor(state, teller), waiting: true };
}
