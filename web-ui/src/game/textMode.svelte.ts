/** The table in words: what is typed is a question about it, or orders for the sheet. */
import { rulesText } from '@src/api/client';
import type { GameEvent } from '@src/api/types';
import { locale } from '@src/i18n/index.svelte';
import { blocksOf } from '@src/store/rules';
import { entriesOf, folded, search, type Found } from '@src/store/search';
import type { GameContext } from './context.svelte';
import { inShort, logLines } from './logLines';
import type { OrdersDraft } from './orders.svelte';
import { write } from './sheet';

export interface Exchange {
  id: number;
  typed: string;
  lines: readonly string[];
}

const KEPT = 12;
const MOST_FOUND = 5;
const ORDERS = /^[\dx\s,;-]*\d*-\d+[\dx\s,;-]*$/;
const LAW = ['rulebook', 'cards', 'rulings'];

export class TextMode {
  said = $state.raw<readonly Exchange[]>([]);
  #next = 0;

  constructor(private readonly context: GameContext) {}

  async ask(typed: string, draft: OrdersDraft | undefined, events: readonly GameEvent[]): Promise<void> {
    await this.context.try(async () => {
      const lines = await this.#answer(typed, draft, events);
      this.said = [...this.said.slice(1 - KEPT), { id: this.#next++, typed, lines }];
    });
  }

  async #answer(typed: string, draft: OrdersDraft | undefined, events: readonly GameEvent[]): Promise<readonly string[]> {
    const { t } = this.context.teller.speech;
    const [word = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
    if (draft && ORDERS.test(typed)) return this.#write(typed, draft);
    if (this.#is(word, 'log')) return this.#log(events);
    if (this.#is(word, 'rules') && rest.length > 0) return this.#rules(rest.join(' '));
    const { lines } = await this.context.session.client.words(typed, locale());
    if (!lines) return [t('spoken-unknown', { typed })];
    return [...lines, ...(this.#is(word, 'help') ? [t('spoken-help-page')] : []), ...(draft && this.#is(word, 'orders') ? [this.#sheet(draft)] : [])];
  }

  #is(word: string, name: string): boolean {
    return folded(word) === name || folded(word) === folded(this.context.teller.speech.t(`spoken-word-${name}`));
  }

  async #write(typed: string, draft: OrdersDraft): Promise<string[]> {
    draft.typed = typed;
    if (await draft.addTyped()) return [this.#sheet(draft)];
    draft.typed = '';
    return draft.problems.map((problem) => this.context.teller.problem(problem));
  }

  #sheet({ sheet }: OrdersDraft): string {
    return this.context.teller.speech.t('spoken-added', { orders: this.context.teller.join(sheet.map(write)) });
  }

  #log(events: readonly GameEvent[]): string[] {
    const turn = events.at(-1)?.turn;
    const lines = logLines(inShort(events.filter((event) => event.turn === turn)), this.context.teller).map(({ text }) => text);
    return lines.length > 0 ? lines : [this.context.teller.speech.t('ui-text-log-empty')];
  }

  async #rules(wanted: string): Promise<string[]> {
    const texts = await Promise.all(LAW.map(async (text) => entriesOf(text, blocksOf(await rulesText(text, locale())))));
    const entries: Found[] = texts.flat();
    const exact = entries.filter(({ rule }) => rule?.toLowerCase() === wanted);
    const found = exact.length > 0 ? exact : search(entries, wanted).slice(0, MOST_FOUND);
    return found.length > 0 ? found.map(({ title, words }) => `${title}: ${words}`) : [this.context.teller.speech.t('ui-rules-found', { number: 0 })];
  }
}
