/** Puts the server's codes into sentences, with the names and numbers of the edition that is played. */
import type { CardModel, CardId, CardText, Edition, Happening, HappeningOf, OrderText, Problem, View } from '@src/api/types';
import type { Arguments } from './catalog';
import { listed } from './lists';

export interface Speech {
  t: (id: string, values?: Arguments) => string;
  maybe: (id: string, values?: Arguments) => string | undefined;
  /** The language in use; English if nobody says. */
  locale?: () => string;
}

type Data = Readonly<Record<string, unknown>>;
type Reader = (teller: Teller, value: never) => string | number;

const OUTSIDE = 0;
const FALLBACK = 'en';

/** Does an order lead in from outside (5.2)? */
export const isEntry = (written: string): boolean => /^-\d+$/.test(written);

export class Teller {
  readonly #areas: ReadonlyMap<number, string>;
  readonly #cards: ReadonlyMap<CardId, CardModel>;

  constructor(
    readonly edition: Edition,
    readonly speech: Speech,
  ) {
    this.#areas = new Map(edition.areas.map(({ id, name }) => [id, name]));
    this.#cards = new Map(edition.cards.map((card) => [card.id, card]));
  }

  area(number: number): string {
    return number === OUTSIDE ? this.speech.t('outside') : this.speech.t('area', { number: String(number), name: this.areaName(number) });
  }

  areaName(number: number): string {
    return this.#areas.get(number) ?? '';
  }

  /** An order in a sentence: as it is written, and an entry from outside in words. */
  order(written: OrderText): string {
    return isEntry(written) ? this.speech.t('order-entry', { area: this.area(Number(written.slice(1))) }) : written;
  }

  orders(written: readonly OrderText[]): string {
    return this.join(written.map((order) => this.order(order)));
  }

  card(id: CardId): CardModel | undefined {
    return this.#cards.get(id);
  }

  /** The printed name; an unknown card is called what it was called. */
  cardName(id: CardId): string {
    return this.#cards.get(id)?.name ?? id;
  }

  join(items: readonly string[], pair?: 'list-choice'): string {
    return listed(items, this.speech.t, pair);
  }

  window(name: string): string {
    return this.speech.t(`window-${name}`);
  }

  problem(problem: Problem): string {
    const sentence = this.reason(problem);
    return problem.rule ? this.speech.t('with-rule', { sentence, rule: problem.rule }) : sentence;
  }

  /** The same where its rule stands beside it. */
  reason(problem: Problem): string {
    const side = problem.code === 'not_asked' ? problem.seat : '';
    return this.speech.t(`problem-${problem.code}${variantOf(problem)}`, { ...this.values({ ...problem }), side });
  }

  event(event: Happening): string {
    const id = `event-${event.code}`;
    switch (event.code) {
      case 'fight':
        return this.#fight(event);
      case 'over':
        return this.outcome(event);
      case 'kept':
      case 'drew':
        return this.speech.t(event.card === null ? id : `${id}-own`, this.values({ ...event }));
      case 'looked':
        return this.speech.t(event.cards === null ? id : `${id}-own`, this.values({ ...event }));
      case 'sealed':
        return this.speech.t(event.orders === null ? id : `${id}-own`, this.values({ ...event }));
      case 'played':
      case 'used':
        return this.speech.t(id, { ...this.values({ ...event }), done: this.#done(event) });
      default:
        return this.speech.t(id, this.values({ ...event }));
    }
  }

  outcome({ winner, reason }: NonNullable<View['outcome']>): string {
    return this.speech.t(`outcome-${reason.replaceAll(' ', '-')}`, { winner });
  }

  /** What a card is played on, as answers write it. */
  target(target: unknown): string {
    if (Array.isArray(target) && Array.isArray(target[0])) return this.join(target.map((step: number[]) => this.#ride(step)));
    if (Array.isArray(target)) return this.speech.t('redirection', { order: this.order(String(target[0])), area: this.area(Number(target[1])) });
    if (typeof target === 'number') return this.area(target);
    return target === null || target === undefined ? this.speech.t('nothing') : this.order(String(target));
  }

  /** A number of the edition, such as `entry_turn`. */
  limit(name: string): number {
    return Number(this.edition.values.find(({ key }) => key === `limits.${name}`)?.value);
  }

  /** What the edition says of a card in the language in use. */
  words(card: CardModel): CardText {
    const found = card.texts[this.speech.locale?.() ?? FALLBACK] ?? Object.values(card.texts)[0];
    if (!found) throw new Error(`${card.id} has no words`);
    return found;
  }

  values(data: Data): Arguments {
    const told = Object.entries(data)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => {
        const reader = READERS[name];
        return [name, reader ? reader(this, value as never) : typeof value === 'number' ? value : String(value)];
      });
    return Object.fromEntries(told) as Arguments;
  }

  moves(moves: HappeningOf<'announced'>['moves']): string {
    return this.join(moves.map(({ order, cubes }) => this.speech.t('move', { order: this.order(order), cubes })));
  }

  #done({ card: id, target }: HappeningOf<'played' | 'used'>): string {
    const card = this.#cards.get(id);
    if (!card) return this.target(target);
    const values = this.#targetValues(target);
    return this.words(card).done.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }

  #targetValues(target: unknown): Record<string, string> {
    if (typeof target === 'number') return { area: this.area(target) };
    if (typeof target === 'string') return { order: this.order(target) };
    if (!Array.isArray(target) || target.length === 0) return {};
    return Array.isArray(target[0])
      ? { steps: this.target(target) }
      : { order: this.order(String(target[0])), goal: this.area(Number(target[1])) };
  }

  #ride([origin = 0, destination = 0, cubes = 0]: number[]): string {
    return this.speech.t('ride', { origin: String(origin), destination: String(destination), cubes });
  }

  /** Which cards make a side stronger, in brackets behind its number. */
  #bonuses({ bonuses }: HappeningOf<'fight'>['french']): string {
    const said = bonuses.map(({ card, strength }) => this.speech.t('fight-bonus', { card: this.cardName(card), strength }));
    return said.length > 0 ? this.speech.t('fight-bonuses', { bonuses: this.join(said) }) : '';
  }

  #fight({ area, french, spanish, loser, stronger, weaker, times, lost, spared, spared_by }: HappeningOf<'fight'>): string {
    const { t } = this.speech;
    const [above, below] = loser === 'french' ? [spanish, french] : [french, spanish];
    return t(loser ? 'event-fight' : 'event-fight-equal', {
      area: this.area(area),
      stronger,
      stronger_bonuses: this.#bonuses(above),
      weaker,
      weaker_bonuses: this.#bonuses(below),
      times,
      loser: loser ?? '',
      lost,
      fewer: spared > 0 ? 'yes' : 'no',
      saved: spared > 0 ? t('fight-saved', { cards: this.join(spared_by.map((card) => this.cardName(card))) }) : '',
    });
  }
}

const orders: Reader = (teller, value: string[] | number) => (Array.isArray(value) ? teller.orders(value) : value);
/** Some problems have a second sentence for a case of their own. */
function variantOf(problem: Problem): string {
  if (problem.code === 'closed_area' && problem.mended_by) return '-mended';
  return problem.code === 'wrong_turn' && problem.from_turn === problem.until_turn ? '-only' : '';
}

const areaOf: Reader = (teller, value: number) => teller.area(value);
const areasOf: Reader = (teller, value: number[]) => teller.join(value.map((area) => teller.area(area)));
const numbersOf: Reader = (teller, value: number[]) => teller.join(value.map(String));
const cardOf: Reader = (teller, value: CardId) => teller.cardName(value);

/** How a value is told, by its name in a problem or an event; all others are told as they are. */
const READERS: Readonly<Record<string, Reader>> = {
  area: areaOf,
  origin: areaOf,
  destination: areaOf,
  origins: areasOf,
  neighbours: numbersOf,
  entries: numbersOf,
  card: cardOf,
  cards: (teller, value: CardId[]) => teller.join(value.map((card) => teller.cardName(card))),
  mended_by: cardOf,
  offered: (teller, value: CardId[]) => teller.join(value.map((card) => teller.cardName(card)), 'list-choice'),
  window: (teller, value: string) => teller.window(value),
  windows: (teller, value: string[]) => teller.join(value.map((name) => teller.window(name))),
  orders,
  counted: orders,
  moves: (teller, value: HappeningOf<'announced'>['moves']) => teller.moves(value),
  target: (teller, value: unknown) => teller.target(value),
  asked: (teller, value: string) => {
    const [name, window] = value.split(':');
    return teller.speech.t(`decision-${name}`, { window: window ? teller.window(window) : '' });
  },
  answer: (teller, value: string) => teller.speech.t(`answer-${value}`),
};
