/** What every panel of the game needs at hand: the session, the words, who has the board, and how refusals are shown. */
import { getContext, setContext } from 'svelte';
import { Refusal } from '@src/api/http';
import type { Answer, CardId, Question, Side } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';
import { errorText } from '@src/i18n/errors';
import { notify } from '@src/ui/notices.svelte';
import { idle, type Interaction } from './interaction.svelte';
import type { Session } from './session.svelte';

const KEY = Symbol('game');

/** Things on the table that explain themselves on request, with the rules behind them. */
export const TOPICS = { turn: ['3.1'], losses: ['8.1', '9.6'], spanish: ['8.2', '8.3'], gates: ['1.3', '8.2'], initiative: ['1.7', '6.5', '9.4'] } as const;
export type Topic = keyof typeof TOPICS;

export class GameContext {
  interaction = $state.raw<Interaction>(idle);
  /** The card that is laid open. */
  card = $state<CardId>();
  /** The rule that is laid open. */
  rule = $state<string>();
  /** The thing on the table that is being explained. */
  topic = $state<Topic>();
  /** The list of keys is open. */
  help = $state(false);

  constructor(
    readonly session: Session,
    readonly teller: Teller,
    /** In a lesson somebody else says what is wrong and what comes next. */
    readonly coached = false,
  ) {}

  /** Give the board to a panel for as long as it lives: call inside an effect. */
  lendBoard(interaction: Interaction): () => void {
    this.interaction = interaction;
    return () => {
      if (this.interaction === interaction) this.interaction = idle;
    };
  }

  answer(question: Question, answer: Answer): Promise<boolean> {
    return this.try(() =>
      this.session.actFor(this.session.state?.screen?.asks ?? undefined, (client, from, open) =>
        question.secret ? client.seal(question.id, answer, from) : client.answer(question.id, answer, from, open),
      ),
    );
  }

  /** Stop the beat that runs, for oneself or at an open table for a side; or say that one needs no more time in it. */
  async inBeat(what: 'wait' | 'ready', side?: Side): Promise<boolean> {
    const { beat } = this.session.state ?? {};
    if (!beat) return false;
    const { turn, window } = beat;
    return this.try(async () => {
      await this.session.actFor(side, (client, from, open) => client[what]({ turn, window }, from, open));
      const { seat, waiting, can } = this.session.state ?? { seat: 'spectator', waiting: [], can: [] };
      if (what === 'wait' && seat !== 'spectator' && waiting.includes(seat) && !can.includes('answer')) notify(this.teller.speech.t('ui-wait-mine'));
    });
  }

  /** Do something that the server may refuse; say why if it does. */
  async try(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      this.showRefusal(error);
      return false;
    }
  }

  showRefusal(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const reasons = error.problems.map((problem) => this.teller.problem(problem));
    const sentences = reasons.length > 0 && error.code === 'refused' ? reasons : [errorText(error.code)];
    for (const sentence of sentences) notify(sentence, 'warning');
  }
}

export const setGameContext = (context: GameContext): GameContext => setContext(KEY, context);
export const getGameContext = (): GameContext => getContext<GameContext>(KEY);
