/** The table in words: what is typed is a question about it, orders for the sheet, an answer, or a word that goes on. */
import { rulesText } from '@src/api/client';
import type { Answer, GameEvent, State } from '@src/api/types';
import { locale } from '@src/i18n/index.svelte';
import { cardRules, isCardRule } from '@src/store/cardRules';
import { blocksOf } from '@src/store/rules';
import { entriesOf, folded, search, type Found } from '@src/store/search';
import { answerText } from './adviceText';
import type { AnswerDraft } from './answerDraft.svelte';
import type { GameContext } from './context.svelte';
import type { Giving } from './giving.svelte';
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
/** A number as it is typed: cs11 for C-S11. */
const bare = (number: string): string => number.toLowerCase().replaceAll('-', '');

export class TextMode {
  said = $state.raw<readonly Exchange[]>([]);
  #next = 0;

  constructor(
    private readonly context: GameContext,
    private readonly draft: AnswerDraft,
    private readonly giving: Giving,
  ) {}

  async ask(typed: string, state: State, events: readonly GameEvent[]): Promise<void> {
    await this.context.try(async () => {
      const lines = await this.#reply(typed, state, events);
      this.said = [...this.said.slice(1 - KEPT), { id: this.#next++, typed, lines }];
    });
  }

  async #reply(typed: string, state: State, events: readonly GameEvent[]): Promise<readonly string[]> {
    const { t } = this.context.teller.speech;
    const draft = this.draft.orders;
    const [word = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
    if (draft && ORDERS.test(typed)) return this.#write(typed, draft);
    if (this.#is(word, 'log')) return this.#log(events);
    if (this.#is(word, 'rules') && rest.length > 0) return this.#rules(rest.join(' '));
    const { lines, answer, act } = await this.context.session.client.words(typed, locale());
    if (answer) return this.#give(answer, state);
    if (act) return this.#act(act, state);
    if (!lines) return [t('spoken-unknown', { typed })];
    return [...lines, ...(this.#is(word, 'help') ? [t('spoken-help-page')] : []), ...(draft && this.#is(word, 'orders') ? [this.#sheet(draft)] : [])];
  }

  async #give(answer: Answer, { question, can }: State): Promise<string[]> {
    if (!question || !(can.includes('answer') || can.includes('seal'))) return [this.context.teller.speech.t('ui-nothing-asked')];
    await this.giving.answer(question, answer);
    return this.#objections() ?? [answerText(answer, this.context.teller)];
  }

  async #act(act: 'seal' | 'undo' | 'wait', state: State): Promise<string[]> {
    const { t } = this.context.teller.speech;
    const { session } = this.context;
    // A beat runs while something else may still be shown.
    const now = session.state?.beat ? session.state : state;
    const { can, question } = now;
    const call = (action: Parameters<typeof session.act>[0]) => this.context.try(() => session.act(action));
    const { orders } = this.draft;
    const last = orders?.sheet.at(-1);
    if (act === 'undo' && orders && last) {
      orders.remove(last);
      return [orders.sheet.length > 0 ? this.#sheet(orders) : t('ui-orders-none')];
    }
    let done = false;
    if (act === 'seal') done = await this.giving.goOn(now);
    else if (act === 'wait' && can.includes('wait')) done = await this.context.inBeat('wait');
    else if (act === 'undo' && can.includes('undo')) done = await call((client, from) => client.undo(from));
    else if (act === 'undo' && can.includes('unseal') && question) done = await call((client, from) => client.unseal(question.id, from));
    return this.#objections() ?? [t(done ? 'spoken-done' : 'spoken-not-now')];
  }

  /** What the tutor holds against an answer, or that no orders are written; asked about in a dialog. */
  #objections(): string[] | undefined {
    const { t } = this.context.teller.speech;
    if (this.giving.doubted) return [t('ui-seal-sure')];
    const { warnings } = this.giving.tutor;
    return warnings.length > 0 ? warnings.map(({ code, data }) => t(`tutor-${code}`, this.context.teller.values(data))) : undefined;
  }

  #is(word: string, name: string): boolean {
    return folded(word) === name || folded(word) === folded(this.context.teller.speech.t(`spoken-word-${name}`));
  }

  async #write(typed: string, draft: OrdersDraft): Promise<string[]> {
    draft.typed = typed;
    if (await draft.addTyped()) return [this.#sheet(draft)];
    const wrong = draft.problems.map((problem) => this.context.teller.problem(problem));
    draft.typed = '';
    return wrong;
  }

  #sheet({ sheet }: OrdersDraft): string {
    return this.context.teller.speech.t('spoken-added', { orders: this.context.teller.orders(sheet.map(write)) });
  }

  #log(events: readonly GameEvent[]): string[] {
    const turn = events.at(-1)?.turn;
    const lines = logLines(inShort(events.filter((event) => event.turn === turn)), this.context.teller).map(({ text }) => text);
    return lines.length > 0 ? lines : [this.context.teller.speech.t('ui-text-log-empty')];
  }

  async #rules(wanted: string): Promise<string[]> {
    const { teller } = this.context;
    const texts = await Promise.all(LAW.map(async (text) => entriesOf(text, blocksOf(await rulesText(text, locale())))));
    const law: Found[] = texts.flat();
    const entries = teller.edition.is_base ? law : [...law.filter(({ rule }) => !isCardRule(rule ?? '')), ...cardRules(teller)];
    const exact = entries.filter(({ rule }) => rule !== undefined && bare(rule) === bare(wanted));
    const found = exact.length > 0 ? exact : search(entries, wanted).slice(0, MOST_FOUND);
    return found.length > 0 ? found.map(({ title, words }) => `${title}: ${words}`) : [teller.speech.t('ui-rules-found', { number: 0 })];
  }
}
