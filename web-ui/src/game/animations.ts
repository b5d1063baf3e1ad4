/** Turns what the log tells into scenes on the board, one after the other. */
import type { Passage, Position, Scene } from '@src/board/types';
import type { GameEvent, Happening, HappeningOf } from '@src/api/types';
import { placeOf } from './sheet';

export interface GameAnimation {
  /** What the scene shows, in order. */
  events: readonly GameEvent[];
  scene: Scene;
  /** The board while the scene runs: cubes on their way stand nowhere. */
  during: Position;
}

type Passing = Pick<Passage, 'side' | 'from' | 'to' | 'cubes' | 'pushed'>;
type March = Pick<HappeningOf<'moved'>, 'side' | 'origin' | 'destination' | 'cubes'>;
type Target = HappeningOf<'played'>['target'];
/** The steps of a card that lets cubes ride on: origin, destination, cubes. */
type Rides = readonly (readonly [number, number, number])[];

const isRides = (target: Target): target is Rides => Array.isArray(target) && target.every(Array.isArray);

/** What a card moves, told by the form of its target alone: the page knows no card. */
function ridesOf({ event }: GameEvent): March[] {
  if ((event.code !== 'played' && event.code !== 'used') || !isRides(event.target)) return [];
  return event.target.map(([origin, destination, cubes]) => ({ side: event.side, origin, destination, cubes }));
}

const ofCode = <C extends Happening['code']>(events: readonly GameEvent[], code: C): HappeningOf<C>[] =>
  events.map(({ event }) => event).filter((event): event is HappeningOf<C> => event.code === code);

/** Scenes break where movement gives way to fights, and fights to movement; cubes that ride on have a scene of their own. */
function chapters(events: readonly GameEvent[]): GameEvent[][] {
  const kinds: Partial<Record<Happening['code'], string>> = { moved: 'march', swap: 'march', fight: 'fight' };
  const kindOf = (entry: GameEvent) => (ridesOf(entry).length > 0 ? `ride ${entry.n}` : kinds[entry.event.code]);
  const told = events.filter((event) => kindOf(event) !== undefined);
  return told.reduce<GameEvent[][]>((parts, event) => {
    const last = parts.at(-1);
    const goesOn = last?.[0] && kindOf(last[0]) === kindOf(event) && last[0].turn === event.turn;
    return goesOn ? [...parts.slice(0, -1), [...last, event]] : [...parts, [event]];
  }, []);
}

const pushedBack = ({ pushed, origin, destination, against }: HappeningOf<'swap'>): Passing => ({
  side: pushed, from: String(destination), to: String(origin), cubes: against, pushed: true,
});

const march = (moved: March): Passing => ({ side: moved.side, from: placeOf(moved), to: String(moved.destination), cubes: moved.cubes });

function shifted(position: Position, { side, from, cubes }: Passing, factor: 1 | -1): Position {
  if (from.startsWith('o')) return { ...position, outside: { ...position.outside, [from]: (position.outside[from] ?? 0) + factor * cubes } };
  const area = Number(from);
  const own = { ...position.cubes[side], [area]: (position.cubes[side][area] ?? 0) + factor * cubes };
  return { ...position, cubes: { ...position.cubes, [side]: own } };
}

const without = (position: Position, passage: Passing) => shifted(position, passage, -1);
const arrived = (position: Position, passage: Passing) =>
  shifted(position, passage.pushed ? passage : { ...passage, from: passage.to }, 1);

function losses(position: Position, { area, loser, lost }: HappeningOf<'fight'>): Position {
  return loser ? without(position, { side: loser, from: String(area), to: String(area), cubes: lost }) : position;
}

/** The acts that lead from a position through the events told since. */
export function animationsOf(before: Position, events: readonly GameEvent[]): GameAnimation[] {
  let position = before;
  return chapters(events).map((chapter) => {
    const id = `scene-${chapter[0]?.n}`;
    const moves = [...ofCode(chapter, 'moved'), ...chapter.flatMap(ridesOf)];
    const passages = [...moves.map(march), ...ofCode(chapter, 'swap').map(pushedBack)];
    const fights = ofCode(chapter, 'fight');
    const during = fights.reduce(losses, passages.reduce(without, position));
    position = passages.reduce(arrived, during);
    return {
      events: chapter,
      during,
      scene: {
        id,
        passages: passages.map((passage, index) => ({ ...passage, id: `${id}-${index}` })),
        clashes: fights.map(({ area, french, spanish, loser, lost }) => ({
          area, strengths: { french: french.total, spanish: spanish.total }, lost: loser ? { [loser]: lost } : {},
        })),
      },
    };
  });
}
