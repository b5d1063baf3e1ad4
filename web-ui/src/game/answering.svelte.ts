/** The answer in the making. It lives as long as its question, whatever tab is open. */
import type { Answer, State } from '@src/api/types';
import { Allotment } from './allot.svelte';
import type { Desk } from './desk.svelte';
import { idle, type Interaction } from './interaction.svelte';
import { OrdersDraft } from './orders.svelte';
import { isAllotment, isOrders } from './questions';

export class Answering {
  orders = $state.raw<OrdersDraft>();
  allotment = $state.raw<Allotment>();
  #question: number | undefined;
  #sealed: { question: number | undefined; answer: Answer } | undefined;

  constructor(private readonly desk: Desk) {}

  /** What the board does for this answer, whatever tab is open; nothing where a panel asks for more first. */
  get interaction(): Interaction | undefined {
    return this.orders?.interaction ?? (this.allotment && { ...idle, arrows: this.allotment.arrows });
  }

  /** Begin anew when another question is asked. */
  follow(state: State): void {
    const { question } = state;
    const id = state.sealed.mine ? undefined : question?.id;
    if (state.sealed.mine) this.#sealed = { question: question?.id, answer: state.sealed.mine };
    if (id === this.#question) return;
    this.orders?.leave();
    this.#question = id;
    // What was sealed is newer than any draft: whoever unseals goes on from there.
    const start = this.#sealed?.question === id ? this.#sealed?.answer : state.draft;
    this.orders = id !== undefined && isOrders(question) ? new OrdersDraft(this.desk, question, start) : undefined;
    this.allotment = isAllotment(question) ? new Allotment(question.options) : undefined;
  }
}
