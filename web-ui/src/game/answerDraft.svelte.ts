/** The answer in the making. It lives as long as its question, whatever tab is open. */
import type { Answer, State } from '@src/api/types';
import { Allotment } from './allotment.svelte';
import { CardPlay } from './cardPlay.svelte';
import type { GameContext } from './context.svelte';
import { idle, type Interaction } from './interaction.svelte';
import { OrdersDraft } from './orders.svelte';
import { isAllotment, isOrders, isWindow } from './questions';

export class AnswerDraft {
  orders = $state.raw<OrdersDraft>();
  allotment = $state.raw<Allotment>();
  play = $state.raw<CardPlay>();
  #question: number | undefined;
  /** What could be played when the play in the making was begun. */
  #offered = '';
  #sealed: { question: number | undefined; answer: Answer } | undefined;

  constructor(private readonly context: GameContext) {}

  /** What the board does for this answer, whatever tab is open; nothing where a panel asks for more first. */
  get interaction(): Interaction | undefined {
    return this.orders?.interaction ?? (this.allotment && { ...idle, arrows: this.allotment.arrows });
  }

  /** Whether such an answer is made step by step, and can be looked at before it is given. */
  drafts([verb]: Answer): boolean {
    return ['orders', 'allot', 'play', 'use'].includes(verb);
  }

  /** Take an answer over into the draft. */
  take(answer: Answer): void {
    this.orders?.take(answer);
    if (answer[0] === 'allot') this.allotment?.take(answer[1]);
    this.play?.take(answer);
  }

  /** Begin anew when another question is asked. */
  follow(state: State): void {
    const { question } = state;
    const id = state.sealed.mine ? undefined : question?.id;
    if (state.sealed.mine) this.#sealed = { question: question?.id, answer: state.sealed.mine };
    // While the other side is asked in the same window, what was picked stays picked.
    if (this.play && !question && state.cards_may_be_played) return;
    const offered = isWindow(question) ? JSON.stringify(question.options) : '';
    if (id === this.#question && offered === this.#offered) return;
    this.#offered = offered;
    this.orders?.leave();
    this.#question = id;
    // What was sealed is newer than any draft: whoever unseals goes on from there.
    const start = this.#sealed?.question === id ? this.#sealed?.answer : state.draft;
    this.orders = id !== undefined && isOrders(question) ? new OrdersDraft(this.context, question, start) : undefined;
    this.allotment = isAllotment(question) ? new Allotment(question.options) : undefined;
    if (state.draft?.[0] === 'allot') this.allotment?.take(state.draft[1]);
    this.play = isWindow(question) && state.seat !== 'spectator' ? new CardPlay(question.options, state.seat, state.view.orders) : undefined;
  }
}
