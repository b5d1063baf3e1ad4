/** The one line that says what is asked now. */
import type { Question, Side, State } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import { isOrders } from './questions';
import type { GameAnimation } from './animations';

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
  return window ? t('ui-ask-window', { window }) : t(`ui-ask-${kind}`);
}

/** What the question is about, for those who ask it for the first time. */
function whyOf(question: Question, view: State['view'], teller: Teller): string {
  const { t } = teller.speech;
  if (isOrders(question) && !question.secret) return t(question.options.side === view.first_writer ? 'ui-why-orders-first' : 'ui-why-orders-last');
  if (isOrders(question) && question.options.side === 'spanish' && question.options.splits > 0) return t('ui-why-orders-split');
  if (isOrders(question)) return t(`ui-why-orders-${question.options.side}`, question.options.side === 'french' ? { limit: question.options.limit } : {});
  return t(`ui-why-${question.kind.replace(':', '-')}`, { cards: teller.limit('denial') });
}

/** Why this side was not asked whether it draws (4.3). */
function whyNoDraw(view: State['view'], side: Side | undefined, teller: Teller): string {
  const by = side && view.draw_forbidden_by[side];
  return by ? teller.speech.t('ui-why-no-draw', { by, cards: teller.limit('denial') }) : '';
}

/** Who is waited for, as far as it may be known: in a card window nobody is named (9.5). */
function waitingFor(state: State, teller: Teller): Prompt {
  const { t } = teller.speech;
  const { players, seat } = state;
  const other: Side = seat === 'french' ? 'spanish' : 'french';
  const wait = (text: string, side?: Side): Prompt => ({ side, text, waiting: true });
  if (isSide(seat) && !players[other].joined) return wait(t('ui-wait-join'), other);
  const [waiter] = state.waiting;
  if (state.waiting.some((side) => side === seat)) return wait(t('ui-wait-mine'), other);
  if (waiter) return wait(t('ui-wait-said', { side: waiter }));
  if (state.cards_may_be_played) return wait(t('ui-wait-window'));
  return isSide(seat) ? wait(t('ui-wait-side', { side: other }), other) : wait(t('ui-wait-players'));
}

/** Before a screen that both share no hand is in sight, so nobody is told to play a card from it. */
function beatDetail({ beat, can, seat }: State): string {
  if (beat?.ready) return 'ui-ready-said';
  if (!can.includes('wait')) return 'ui-beat-watch';
  return isSide(seat) ? 'ui-beat-why' : 'ui-beat-why-both';
}

/** While a scene plays: of a card what is done with it, of all else what it is. */
export function scenePrompt({ kind, events: [first] }: GameAnimation, teller: Teller): Prompt {
  const told = kind === 'card' || kind === 'effect' || kind === 'strike';
  return { side: undefined, text: told && first ? teller.event(first.event) : teller.speech.t(`ui-scene-${kind}`), waiting: true };
}

export function promptOf(state: State, teller: Teller): Prompt {
  const { t } = teller.speech;
  const { view, seat, sealed, question, beat } = state;
  const side = isSide(seat) ? seat : (state.screen?.asks ?? undefined);
  if (view.outcome && state.can.includes('accept_rematch')) return { side, text: t('ui-rematch-offered'), waiting: false };
  if (view.outcome) return { side: view.outcome.winner, text: teller.outcome(view.outcome), waiting: false };
  if (sealed.reveal) return { side, text: t('ui-ask-reveal'), detail: t('ui-ask-reveal-why'), waiting: false };
  if (state.can.includes('look')) return { side, text: t('ui-ask-look'), detail: t('ui-ask-look-why'), waiting: false };
  if (state.can.includes('draw')) return { side, text: t('ui-ask-draws'), detail: t('ui-why-draws', { cards: teller.limit('denial') }), waiting: false };
  if (beat) return { side, text: t('ui-beat', { window: teller.window(beat.window) }), detail: t(beatDetail(state)), waiting: false };
  if (sealed.mine) return { side, text: t('ui-wait-sealed'), detail: t('ui-wait-sealed-why'), waiting: true };
  if (question) {
    const detail = [whyNoDraw(view, side, teller), whyOf(question, view, teller)].filter(Boolean).join(' ');
    return { side, text: asked(state, teller), detail, waiting: false };
  }
  return waitingFor(state, teller);
}
