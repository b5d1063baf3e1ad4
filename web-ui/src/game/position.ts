/** What the board shows of a view. */
import type { PlaceId, Position } from '@src/board/types';
import type { ByArea, Edition, Side, View } from '@src/api/types';

const SIDES: readonly Side[] = ['french', 'spanish'];

/** The side that has a cube in an area where the enemy has none (1.5). */
export function holder(view: Pick<View, 'cubes'>, area: number): Side | undefined {
  const present = SIDES.filter((side) => (view.cubes[side][area] ?? 0) > 0);
  return present.length === 1 ? present[0] : undefined;
}

export const isContested = (view: Pick<View, 'cubes'>, area: number): boolean =>
  SIDES.every((side) => (view.cubes[side][area] ?? 0) > 0);

/** All the cubes that a side has, or had. */
export const cubesOf = ({ cubes, reserve, lost }: Pick<View, 'cubes' | 'reserve' | 'lost'>, side: Side): number =>
  Object.values(cubes[side]).reduce((sum, number) => sum + number, reserve[side] + lost[side]);

const boxes = (outside: ByArea): Record<PlaceId, number> =>
  Object.fromEntries(Object.entries(outside).map(([area, cubes]) => [`o${area}`, cubes]));

export function positionOf(view: Pick<View, 'cubes' | 'outside' | 'closed'>, edition: Pick<Edition, 'gates'>): Position {
  const held = edition.gates.flatMap((gate) => {
    const side = holder(view, gate);
    return side ? [[gate, side] as const] : [];
  });
  return { cubes: view.cubes, outside: boxes(view.outside), closed: view.closed, held: Object.fromEntries(held) };
}
