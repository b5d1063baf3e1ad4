/** Woods. All crowns are one path and so are all leaves, because a browser draws one long path faster than many short ones. */
import { times, type Point } from '../../src/board/geometry';
import { curveAt } from './pen';
import type { Tree } from './scenery';

const CROWN: readonly Point[] = [
  [0, 4.6], [-5.6, 5], [-6.6, 0.6], [-4.6, -2], [-5, -6.2], [-1, -8], [1, -7.2],
  [4.6, -7.4], [6.6, -4.2], [5.2, -1.6], [6.8, 1.6], [4.4, 5], [0, 4.6],
];
const LEAVES: readonly (readonly Point[])[] = [
  [[-2.6, -3.4], [-1.6, -5], [0.2, -5.2], [1.2, -4.4]],
  [[-2.8, 0.6], [-1.6, -0.6], [0, -0.6], [1, 0.4]],
];
const SHADE: readonly Point[] = [
  [-3.6, 4.6], [-3.6, 3.2], [-1, 2.4], [2.4, 2.4], [5.8, 2.4], [8.4, 3.2], [8.4, 4.6],
  [8.4, 6], [5.8, 6.8], [2.4, 6.8], [-1, 6.8], [-3.6, 6], [-3.6, 4.6],
];

const grown = (form: readonly Point[], { at, size }: Tree): string => curveAt(at, form.map((point) => times(point, size / 9)));

export const TREES_STYLE = `
.shade{fill:var(--map-ink);opacity:.18}
.crown{fill:var(--map-tree);stroke:var(--map-tree-line);stroke-width:.75}
.leaf{fill:none;stroke:var(--map-tree-line);stroke-width:.6}`;

export function wood(trees: readonly Tree[]): string {
  const all = (form: readonly Point[]) => trees.map((tree) => grown(form, tree)).join('');
  return `<path class="shade" d="${all(SHADE)}"/><path class="crown" d="${all(CROWN)}"/><path class="leaf" d="${LEAVES.map(all).join('')}"/>`;
}
