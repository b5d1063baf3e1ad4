/** Turns what the log tells into scenes on the board, one after the other. */
import type { Passage, Position, Scene } from '@src/board/types';
import type { GameEvent, Side } from '@src/api/types';
import { placeOf } from './sheet';

export interface GameAnimation {
  /** What the scene shows, in order. */
  events: readonly GameEvent[];
  scene: Scene;
  /** The board while the scene runs: cubes on their way stand nowhere. */
  during: Position;
}

interface Moved {
  side: Side;
  origin: number;
  destination: number;
  cubes: number;
}

interface Swap {
  route: [number, number];
  french: number;
  spanish: number;
  moves: Side;
}

interface Fight {
  area: number;
  french: number;
  spanish: number;
  loser: Side | null;
  lost: number;
}

/** The steps of a card that lets cubes ride on: origin, destination, cubes. */
type Ride = [number, number, number];

/** What a card moves, told by the form of its target alone: the page knows no card. */
function ridesOf({ event, data }: GameEvent): Moved[] {
  const target: unknown = event === 'played' || event === 'used' ? data['target'] : undefined;
  if (!Array.isArray(target) || !target.every(Array.isArray)) return [];
  return (target as Ride[]).map(([origin, destination, cubes]) => ({ side: data['side'] as Side, origin, destination, cubes }));
}

const dataOf = <T>(events: readonly GameEvent[], code: string): T[] =>
  events.filter(({ event }) => event === code).map(({ data }) => data as unknown as T);

/** Scenes break where movement gives way to fights, and fights to movement; cubes that ride on have a scene of their own. */
function chapters(events: readonly GameEvent[]): GameEvent[][] {
  const kindOf = (event: GameEvent) => (ridesOf(event).length > 0 ? `ride ${event.n}` : { moved: 'march', swap: 'march', fight: 'fight' }[event.event]);
  const told = events.filter((event) => kindOf(event) !== undefined);
  return told.reduce<GameEvent[][]>((parts, event) => {
    const last = parts.at(-1);
    const goesOn = last?.[0] && kindOf(last[0]) === kindOf(event) && last[0].turn === event.turn;
    return goesOn ? [...parts.slice(0, -1), [...last, event]] : [...parts, [event]];
  }, []);
}

function pushedBack({ route: [x, y], french, spanish, moves }: Swap): Omit<Passage, 'id'> {
  return moves === 'french'
    ? { side: 'spanish', from: String(y), to: String(x), cubes: spanish, pushed: true }
    : { side: 'french', from: String(x), to: String(y), cubes: french, pushed: true };
}

const march = (moved: Moved): Omit<Passage, 'id'> => ({ side: moved.side, from: placeOf(moved), to: String(moved.destination), cubes: moved.cubes });

function shifted(position: Position, { side, from, cubes }: Omit<Passage, 'id'>, factor: 1 | -1): Position {
  if (from.startsWith('o')) return { ...position, outside: { ...position.outside, [from]: (position.outside[from] ?? 0) + factor * cubes } };
  const area = Number(from);
  const own = { ...position.cubes[side], [area]: (position.cubes[side][area] ?? 0) + factor * cubes };
  return { ...position, cubes: { ...position.cubes, [side]: own } };
}

const without = (position: Position, passage: Omit<Passage, 'id'>) => shifted(position, passage, -1);
const arrived = (position: Position, passage: Omit<Passage, 'id'>) =>
  shifted(position, passage.pushed ? passage : { ...passage, from: passage.to }, 1);

function losses(position: Position, { area, loser, lost }: Fight): Position {
  return loser ? without(position, { side: loser, from: String(area), to: String(area), cubes: lost }) : position;
}

/** The acts that lead from a position through the events told since. */
export function animationsOf(before: Position, events: readonly GameEvent[]): GameAnimation[] {
  let position = before;
  return chapters(events).map((chapter) => {
    const id = `scene-${chapter[0]?.n}`;
    const moves = [...dataOf<Moved>(chapter, 'moved'), ...chapter.flatMap(ridesOf)];
    const passages = [...moves.map(march), ...dataOf<Swap>(chapter, 'swap').map(pushedBack)];
    const fights = dataOf<Fight>(chapter, 'fight');
    const during = fights.reduce(losses, passages.reduce(without, position));
    position = passages.reduce(arrived, during);
    return {
      events: chapter,
      during,
      scene: {
        id,
        passages: passages.map((passage, index) => ({ ...passage, id: `${id}-${index}` })),
        clashes: fights.map(({ area, french, spanish, loser, lost }) => ({ area, strengths: { french, spanish }, lost: loser ? { [loser]: lost } : {} })),
      },
    };
  });
}
