/** Where an arrow key leads on the board. Geometry decides; the browser knows no adjacency of the game. */
import { distance, dot, length, minus, type Point } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Place {
  id: string;
  at: Point;
}

const VECTORS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** Places outside a cone of 60 degrees to either side of the direction are not meant. */
const CONE = Math.cos(Math.PI / 3);

export const directionOf = (key: string): Direction | undefined => KEYS[key];

/** The nearest place in a direction; one straight ahead is preferred to a nearer one aslant. */
export function towards(places: readonly Place[], from: Point, direction: Direction): Place | undefined {
  const ahead = VECTORS[direction];
  const cost = ({ at }: Place) => {
    const cosine = dot(minus(at, from), ahead) / length(minus(at, from));
    return cosine < CONE ? Infinity : distance(at, from) * (3 - 2 * cosine);
  };
  const others = places.filter(({ at }) => distance(at, from) > 0);
  const best = others.reduce<Place | undefined>((a, b) => (a && cost(a) <= cost(b) ? a : b), undefined);
  return best && cost(best) < Infinity ? best : undefined;
}
