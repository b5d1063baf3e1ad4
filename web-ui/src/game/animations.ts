/** Turns what the log says into scenes, one after the other: cards, the reveal, marches and fights. Pure. */
import type { BoardArrow, Passage, Scene } from '@src/board/types';
import type { CardId, GameEvent, Happening, HappeningOf, OrderText, Side, View } from '@src/api/types';
import { advance, arrive, entering, leave, ridesOf, type March } from './advance';
import { arrowsOf, sheetOf } from './boardOrders';
import { cardEffects, lay, type Remainder, remainderOf } from './cardEffects';
import { placeOf } from './sheet';

interface Part {
  id: string;
  /** What the scene shows, in order. */
  events: readonly GameEvent[];
  /** How much of the log may be read while it runs. */
  told: number;
  /** What panels show meanwhile: nothing of the scene's result. */
  view: View;
  /** The board while it runs: cubes on their way stand nowhere. */
  board: View;
  /** The board where nothing moves. */
  standing: View;
  /** Milliseconds at the normal pace. */
  lasts: number;
  /** The arrows of the scene itself; without them those of the orders in force. */
  arrows?: readonly BoardArrow[];
  scene: Scene;
}

/** Where a card lies in the end. */
export type Lies = 'hand' | 'table' | 'discards';

export type GameAnimation = Part &
  (
    | { kind: 'card'; side: Side; cards: readonly CardId[] | null; lies: Lies }
    | { kind: 'effect' }
    | { kind: 'sheets'; sheets: readonly { side: Side; orders: readonly OrderText[] }[] }
    | { kind: 'arrows' }
    | { kind: 'push'; swaps: readonly HappeningOf<'swap'>[] }
    | { kind: 'march' }
    | { kind: 'fight'; fight: HappeningOf<'fight'> }
    | { kind: 'strike'; lost: HappeningOf<'lost'> }
  );

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What every scene of a chapter begins with. */
type Frame = Omit<Part, 'id' | 'lasts' | 'scene'>;

export const LASTS = {
  card: 2000, effect: 1600, sheets: 1900, arrow: 420, breath: 900, push: 2000, march: 1100, stagger: 90, fight: 2600, strike: 1800,
} as const;

type Code = Happening['code'];
const ofCode = <C extends Code>(events: readonly GameEvent[], code: C): HappeningOf<C>[] =>
  events.map(({ event }) => event).filter((event): event is HappeningOf<C> => event.code === code);

/** Events that are shown together. */
const TOGETHER: Partial<Record<Code, string>> = { revealed: 'reveal', shown: 'reveal', swap: 'push', moved: 'march' };

/** The log in chapters: each becomes a scene or two, or none. */
function chapters(events: readonly GameEvent[]): GameEvent[][] {
  return events.reduce<GameEvent[][]>((parts, entry) => {
    const last = parts.at(-1);
    const [first, kind] = [last?.[0], TOGETHER[entry.event.code]];
    const goesOn = first && (kind ? TOGETHER[first.event.code] === kind : first.event.code === 'fight' && entry.event.code === 'lost' && !entry.event.card);
    return last && goesOn ? [...parts.slice(0, -1), [...last, entry]] : [...parts, [entry]];
  }, []);
}

const passageOf = (moved: March) => ({ side: moved.side, from: placeOf(moved), to: String(moved.destination), cubes: moved.cubes });
const sameWay = (moved: March, { side, origin, destination }: HappeningOf<'swap'>) =>
  moved.side === side && moved.origin === origin && moved.destination === destination;

class Director {
  readonly scenes: GameAnimation[] = [];
  #swaps: HappeningOf<'swap'>[] = [];

  constructor(
    private view: View,
    private readonly events: readonly GameEvent[],
    private readonly rest: Remainder,
  ) {}

  play(chapter: GameEvent[]): void {
    const [first] = chapter;
    if (!first) return;
    const before = this.view;
    const after = this.#after(chapter);
    this.#stage(chapter, first, { before: entering(before, first.event), after });
    this.view = after;
  }

  #after(chapter: readonly GameEvent[]): View {
    return chapter.reduce((view, entry) => {
      const next = lay(advance(view, entry), entry, this.rest);
      return entry === this.rest.at ? this.rest.settle(next) : next;
    }, this.view);
  }

  #stage(chapter: GameEvent[], { event, n }: GameEvent, { before, after }: { before: View; after: View }): void {
    const part = { events: chapter, told: n, view: before, board: before, standing: before };
    switch (event.code) {
      case 'kept':
      case 'drew':
        return this.#card(part, event.side, event.card === null ? null : [event.card], 'hand');
      case 'discarded':
        return this.#card(part, event.side, [event.card], 'discards');
      case 'expired': {
        const lying = before.in_play.find(({ card }) => card === event.card);
        return lying && this.#card(part, lying.side, [event.card], 'discards');
      }
      case 'looked':
        return event.cards ? this.#card(part, event.side === 'french' ? 'spanish' : 'french', event.cards, 'hand') : undefined;
      case 'played':
      case 'used':
        this.#card(part, event.side, [event.card], event.code === 'used' || this.rest.stays(event.card) ? 'table' : 'discards');
        return this.#consequence(part, event, after);
      case 'revealed':
      case 'shown':
        return this.#reveal(part, chapter);
      case 'voided':
        return this.#effect(part, after, []);
      case 'swap':
        return this.#push(part, ofCode(chapter, 'swap'));
      case 'moved':
        return this.#march(part, ofCode(chapter, 'moved'));
      case 'fight':
        return this.#fight(part, event, after);
      case 'lost':
        return this.#strike(part, event, after);
      default:
        return undefined;
    }
  }

  #add(animation: Without<GameAnimation, 'id' | 'scene'>, scene: Partial<Scene> = {}): void {
    const id = `${animation.kind}-${animation.told}`;
    this.scenes.push({ ...animation, id, scene: { id, passages: [], clashes: [], ...scene } });
  }

  #card(part: Frame, side: Side, cards: readonly CardId[] | null, lies: Lies): void {
    this.#add({ ...part, kind: 'card', side, cards, lies, lasts: LASTS.card });
  }

  /** What a played card does: cubes ride on, or the board changes. What it strikes has a scene of its own. */
  #consequence(part: Frame, event: HappeningOf<'played' | 'used'>, after: View): void {
    const told = part.told + 1;
    const rides = ridesOf(event);
    if (rides.length > 0) return this.#march({ ...part, told }, rides);
    const next = this.events.find(({ n }) => n === told)?.event.code;
    const { areas, seen } = cardEffects(part.view, after, event);
    if (!seen || next === 'lost' || next === 'fight') return;
    this.#effect({ ...part, told }, after, areas);
  }

  #effect(part: Frame, after: View, areas: readonly number[]): void {
    this.#add({ ...part, kind: 'effect', view: after, board: after, standing: after, lasts: LASTS.effect }, { glow: areas });
  }

  #reveal(part: Frame, chapter: readonly GameEvent[]): void {
    // French on the left, Spanish on the right, as everywhere.
    const sheets = [...ofCode(chapter, 'revealed'), ...ofCode(chapter, 'shown')].map(({ side, orders }) => ({ side, orders })).sort((a, b) => a.side.localeCompare(b.side));
    const arrows = sheets.flatMap(({ side, orders }) => arrowsOf(sheetOf(orders), side, 'ordered')).map((arrow, index) => ({ ...arrow, drawn: index * LASTS.arrow }));
    this.#add({ ...part, kind: 'sheets', sheets, arrows: [], lasts: LASTS.sheets });
    if (arrows.length > 0) this.#add({ ...part, kind: 'arrows', arrows, lasts: arrows.length * LASTS.arrow + LASTS.breath });
  }

  #push(part: Frame, swaps: HappeningOf<'swap'>[]): void {
    this.#swaps = swaps;
    const back = swaps.map(({ pushed, origin, destination, against }) => ({ side: pushed, origin: destination, destination: origin, cubes: against }));
    const passages = [...swaps.map((swap) => ({ ...passageOf(swap), halts: true })), ...back.map((moved) => ({ ...passageOf(moved), pushed: true }))];
    const arrows = [...swaps, ...back].map((moved, index): BoardArrow => ({ ...arrowOf(moved), state: index < swaps.length ? 'ordered' : 'pushed' }));
    this.#add({ ...part, kind: 'push', swaps, board: [...swaps, ...back].reduce(leave, part.board), arrows, lasts: LASTS.push }, numbered(passages));
  }

  #march(part: Frame, moves: readonly March[]): void {
    const passages = moves.map((moved) => ({ ...passageOf(moved), ...(this.#swaps.some((swap) => sameWay(moved, swap)) ? { resumes: true } : {}) }));
    this.#swaps = [];
    const board = moves.reduce(leave, part.board);
    const lasts = LASTS.march + moves.length * LASTS.stagger;
    this.#add({ ...part, kind: 'march', board, standing: moves.reduce(arrive, board), arrows: moves.map(arrowOf), lasts }, numbered(passages));
  }

  #fight(part: Frame, fight: HappeningOf<'fight'>, after: View): void {
    const { area, french, spanish, loser, lost } = fight;
    const clash = { area, strengths: { french: french.total, spanish: spanish.total }, lost: loser ? { [loser]: lost } : {} };
    this.#add({ ...part, kind: 'fight', fight, board: after, arrows: [], lasts: LASTS.fight }, { clashes: [clash] });
  }

  #strike(part: Frame, lost: HappeningOf<'lost'>, after: View): void {
    const clash = { area: lost.area, lost: { [lost.side]: lost.cubes } };
    this.#add({ ...part, kind: 'strike', lost, board: after, lasts: LASTS.strike }, { clashes: [clash] });
  }
}

const arrowOf = (moved: March): BoardArrow => ({
  id: `${moved.side}-${moved.origin}-${moved.destination}`, side: moved.side, from: placeOf(moved), to: String(moved.destination), state: 'ordered', badge: String(moved.cubes),
});

const numbered = (passages: readonly Omit<Passage, 'id'>[]): Partial<Scene> => ({ passages: passages.map((passage, index) => ({ ...passage, id: String(index) })) });

/** The scenes that lead from one view to the next through the events between them. */
export function animationsOf(before: View, after: View, events: readonly GameEvent[]): GameAnimation[] {
  const director = new Director(before, events, remainderOf(before, after, events));
  for (const chapter of chapters(events)) director.play(chapter);
  return director.scenes;
}
