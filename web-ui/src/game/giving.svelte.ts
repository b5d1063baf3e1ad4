/** Giving the answer in the making, by a button or by a word: one at a time, and after the tutor was heard. */
import type { Answer, Question, State } from '@src/api/types';
import type { AnswerDraft } from './answerDraft.svelte';
import type { GameContext } from './context.svelte';
import { isAllotment, isOrders, isWindow } from './questions';
import { Tutor } from './tutor.svelte';

export class Giving {
  /** While one answer is on its way there is no second. */
  busy = $state(false);
  /** Nothing is written although something could be: perhaps that is not meant. */
  doubted = $state(false);
  readonly tutor: Tutor;

  constructor(
    private readonly context: GameContext,
    private readonly draft: AnswerDraft,
  ) {
    this.tutor = new Tutor(context);
  }

  /** What the button that goes on does. False if there is nothing to go on with. */
  async goOn(state: State): Promise<boolean> {
    const { question, can } = state;
    const { orders, allotment } = this.draft;
    if (can.includes('ready')) await this.context.inBeat('ready');
    else if (can.includes('reveal') && question) await this.context.try(() => this.context.session.act((client, from) => client.reveal(question.id, from)));
    else if (!question || !(can.includes('seal') || can.includes('answer'))) return false;
    else if (isOrders(question) && orders) await this.orders(question, orders.isEmpty && orders.couldWrite);
    else if (isAllotment(question) && allotment) await this.answer(question, allotment.answer);
    else if (isWindow(question)) await this.answer(question, ['pass']);
    else return false;
    return true;
  }

  async orders(question: Question, doubtful = false): Promise<void> {
    const { orders } = this.draft;
    this.doubted = doubtful;
    if (doubtful || !orders) return;
    await this.#once(async () => {
      if (!(await orders.addLeftover())) return;
      const { answer } = orders;
      if (!(await this.tutor.allows(question, answer, () => void this.orders(question)))) return;
      orders.leave();
      await this.context.answer(question, answer);
    });
  }

  /** Other answers than orders. */
  async answer(question: Question, answer: Answer): Promise<void> {
    await this.#once(async () => {
      if (await this.tutor.allows(question, answer, () => void this.answer(question, answer))) await this.context.answer(question, answer);
    });
  }

  async #once(answering: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.context.try(answering);
    } finally {
      this.busy = false;
    }
  }
}
