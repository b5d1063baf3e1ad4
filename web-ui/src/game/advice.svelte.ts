/** A strong player's advice on the question that is asked, for as long as it is asked. */
import type { BoardArrow } from '@src/board/types';
import type { Answer, CardId, Hint, State } from '@src/api/types';
import { announce } from '@src/ui/notices.svelte';
import { arrowsOf } from './boardOrders';
import type { GameContext } from './context.svelte';
import { linesOf } from './orders.svelte';
import { read } from './sheet';
import { adviceText } from './adviceText';

export class Advice {
  hint = $state.raw<Hint>();
  thinking = $state(false);
  #question: number | undefined;

  constructor(private readonly context: GameContext) {}

  /** Advice ends with its question. */
  follow({ question, sealed }: State): void {
    const id = sealed.mine ? undefined : question?.id;
    if (id === this.#question) return;
    this.#question = id;
    this.hint = undefined;
  }

  async ask(): Promise<void> {
    const question = this.#question;
    if (question === undefined || this.thinking) return;
    this.thinking = true;
    await this.context.try(async () => {
      const hint = await this.context.session.client.hint(question);
      if (question === this.#question) this.#show(hint);
    });
    this.thinking = false;
  }

  hide(): void {
    this.hint = undefined;
  }

  /** The advised orders, to be drawn beside one's own. */
  get arrows(): readonly BoardArrow[] {
    const side = this.context.session.state?.seat;
    if (!this.hint || !side || side === 'spectator') return [];
    return arrowsOf(linesOf(ordersIn(this.hint.answer)), side, 'advised');
  }

  /** The advised card, to be marked in the hand. */
  get card(): CardId | undefined {
    const { answer } = this.hint ?? {};
    return answer?.[0] === 'play' || answer?.[0] === 'use' || answer?.[0] === 'choose' ? answer[1] : undefined;
  }

  #show(hint: Hint): void {
    this.hint = hint;
    announce(adviceText(hint, this.context.teller));
  }
}

/** The orders that an answer writes, or that a card adds. */
function ordersIn(answer: Answer): Answer {
  if (answer[0] === 'orders') return answer;
  const order = answer[0] === 'play' || answer[0] === 'use' ? answer[2] : undefined;
  return ['orders', typeof order === 'string' && read(order) ? [order] : []];
}
