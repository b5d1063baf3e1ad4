/** The draft of a set of orders: kept on the server as it grows, checked by it, and never final before it is sealed. */
import type { PlaceId } from '@src/board/types';
import type { Answer, Check, OrdersQuestion, Problem } from '@src/api/types';
import { arrowsOf } from './boardOrders';
import type { GameContext } from './context.svelte';
import { RouteInteraction } from './interaction.svelte';
import { add, origins, read, remove, sameRoute, setCubes, targets, write, type Line, type Sheet, type SheetOptions } from './sheet';

const PAUSE = 350;

/** The orders of an answer, a sealed one or a saved draft. */
export const linesOf = (answer: Answer | null | undefined): Sheet =>
  answer?.[0] === 'orders' ? answer[1].flatMap((order) => read(order) ?? []) : [];

/** What an order has in it, in whichever way it is written; the server alone can read it. */
const ORDER = /(?:-|–|—|→|>|:|\bto\b)\s*\d/i;

export class OrdersDraft {
  sheet = $state.raw<Sheet>([]);
  /** What stands in the field for typing. */
  typed = $state('');
  /** What is wrong with the sheet, or with a way that was tried. */
  #found = $state.raw<readonly Problem[]>([]);
  /** What is wrong with a text that was typed. */
  #wrong = $state.raw<{ text: string; problems: readonly Problem[] }>({ text: '', problems: [] });
  saved = $state(true);
  readonly interaction: RouteInteraction;
  readonly #options: SheetOptions;
  /** Other tabs of this seat: what is written in one is seen in all. */
  readonly #others: BroadcastChannel;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly context: GameContext,
    private readonly question: OrdersQuestion,
    start: Answer | null | undefined,
  ) {
    this.#options = question.options;
    const { game } = context.session.client;
    this.#others = new BroadcastChannel(`dosdemayo.draft/${game}/${question.options.side}/${question.id}`);
    this.#others.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(this.#timer);
      this.sheet = linesOf(data);
      this.saved = true;
    };
    this.sheet = linesOf(start);
    this.interaction = new RouteInteraction({
      side: question.options.side,
      origins: () => origins(this.#options, this.sheet),
      targets: (from) => targets(this.#options, this.sheet, from),
      add: (from, to) => this.#set(add(this.#options, this.sheet, from, to)),
      arrows: () => arrowsOf(this.sheet, this.#options.side, 'draft'),
      refused: (from, to) => void this.#explain(from, to),
      stuck: (place) => void this.#explainStuck(place),
    });
  }

  /** Whether any group can be given an order now. */
  get couldWrite(): boolean {
    return origins(this.#options, this.sheet).length > 0;
  }

  get isEmpty(): boolean {
    return this.sheet.length === 0 && !ORDER.test(this.typed);
  }

  /** What was said of a text goes with the text. */
  get problems(): readonly Problem[] {
    return this.#wrong.text === this.typed && this.#wrong.problems.length > 0 ? this.#wrong.problems : this.#found;
  }

  get answer(): Answer {
    return ['orders', this.sheet.map(write)];
  }

  /** Write another set in place of this one. */
  take(answer: Answer): void {
    this.#set(linesOf(answer));
  }

  remove(line: Line): void {
    this.#set(remove(this.#options, this.sheet, line));
  }

  setCubes(line: Line, cubes: number): void {
    this.#set(setCubes(this.#options, this.sheet, line, cubes));
  }

  clear(): void {
    this.#set([]);
  }

  /** What stands in the field before the sheet is sealed; a leftover that cannot be meant as an order holds nothing up. */
  async addLeftover(): Promise<boolean> {
    return !/\d/.test(this.typed) || (await this.addTyped());
  }

  /** Orders typed by hand are judged by the server, which also says what is wrong with them. False if they stay where they are. */
  async addTyped(): Promise<boolean> {
    if (!this.typed.trim()) return true;
    const check = await this.#check({ text: [...this.sheet.map(write), this.typed].join(', ') });
    if (!check?.answer || !(check.accepted || this.context.session.state?.options.orders === 'strict')) {
      this.#wrong = { text: this.typed, problems: check?.problems ?? [] };
      return false;
    }
    this.#set(linesOf(check.answer));
    this.typed = '';
    return true;
  }

  /** Say why a group of one's own cannot leave: what speaks against one way out of it speaks against all. */
  async #explainStuck(place: PlaceId): Promise<void> {
    const { view } = this.context.session.state ?? {};
    const area = Number(place.replace('o', ''));
    const cubes = place.startsWith('o') ? view?.outside[area] : view?.cubes[this.#options.side][area];
    if (!cubes || (place.startsWith('o') && this.#options.side === 'spanish')) return;
    const way = this.context.teller.edition.edges.find(({ between }) => between.includes(area))?.between.find((other) => other !== area);
    const to = place.startsWith('o') ? area : way;
    if (to !== undefined) await this.#explain(place, String(to));
  }

  /** Say why a way that was tried is not among the options. */
  async #explain(from: PlaceId, to: PlaceId): Promise<void> {
    const tried = { origin: from.startsWith('o') ? 0 : Number(from), destination: Number(to.replace('o', '')) };
    if (this.sheet.some((line) => sameRoute(line, tried))) return;
    const check = await this.#check({ answer: ['orders', [...this.sheet, tried].map(write)] });
    this.#found = check?.problems ?? [];
  }

  async #check(what: { answer: Answer } | { text: string }): Promise<Check | undefined> {
    let check: Check | undefined;
    await this.context.try(async () => (check = await this.context.session.client.check({ question: this.question.id, ...what })));
    return check;
  }

  #set(sheet: Sheet): void {
    this.sheet = sheet;
    this.saved = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), PAUSE);
  }

  async #keep(): Promise<void> {
    const answer = this.answer;
    this.#others.postMessage(answer);
    this.saved = await this.context.try(async () => {
      this.#found = (await this.context.session.client.saveDraft(this.question.id, answer)).problems;
    });
  }

  /** The draft is about to be sealed, or its question is gone: nothing is left to save. */
  leave(): void {
    this.#others.close();
    clearTimeout(this.#timer);
  }
}
