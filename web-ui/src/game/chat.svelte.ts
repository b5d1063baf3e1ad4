/** What the players say to each other, kept as long as the game is open. */
import type { ChatLines } from '@src/api/types';
import type { GameContext } from './context.svelte';

export class Chat {
  lines = $state.raw<ChatLines['lines']>([]);
  /** What is being written; it outlasts a look at something else. */
  words = $state('');
  #read = $state(0);
  #total = $state(0);

  constructor(private readonly context: GameContext) {
    this.#total = this.#read = context.session.state?.chat ?? 0;
  }

  get unread(): number {
    return Math.max(0, this.#total - this.#read);
  }

  /** Hear how many lines there are; fetch and mark them as read while they are before the player's eyes. */
  follow(total: number, open: boolean): void {
    this.#total = total;
    if (!open) return;
    this.#read = total;
    if (total > this.lines.length) void this.context.try(async () => this.#take(await this.context.session.client.chat(this.lines.length)));
  }

  say(words: string): Promise<boolean> {
    return this.context.try(async () => this.#take(await this.context.session.client.say(words)));
  }

  #take(news: ChatLines): void {
    this.lines = [...this.lines.filter(({ n }) => !news.lines.some((line) => line.n === n)), ...news.lines];
    this.#total = this.#read = Math.max(this.#read, news.total);
  }
}
