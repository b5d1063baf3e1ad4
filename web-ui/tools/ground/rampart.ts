/** The wall of Philip IV with its four gates. */
import { path } from '../../src/board/geometry';
import { gates, wall, type GateShape } from '../../src/board/shapes';
import { finely, tremble } from './pen';
import { hachures } from './scenery';

export const RAMPART_STYLE = `
.hachure{stroke:var(--map-ink-soft);stroke-width:.9;opacity:.7}
.wall,.walk,.wall-shade{fill:none}
.wall-shade{stroke:var(--map-ink);stroke-width:7;opacity:.16}
.wall{stroke:var(--map-ink);stroke-width:7.5}
.walk{stroke:var(--map-wall);stroke-width:4.6}
.passage{fill:var(--map-road)}
.tower{fill:var(--map-wall);stroke:var(--map-ink);stroke-width:1.5}
.arch{fill:none;stroke:var(--map-ink);stroke-width:1.6}`;

const gate = ({ at: [x, y], angle }: GateShape): string =>
  `<g transform="translate(${x} ${y})rotate(${angle})"><rect class="passage" x="-9" y="-8" width="18" height="16"/>` +
  '<path class="tower" d="M-17-9h9v18h-9zM8-9h9v18H8z"/><path class="arch" d="M-8-5Q0-13 8-5"/></g>';

export function rampart(): string {
  const line = path(finely([...wall, wall[0] ?? [0, 0]]).slice(0, -1).map(tremble), true);
  return [
    `<path class="hachure" d="${hachures(5, 9)}"/>`,
    `<path class="wall-shade" d="${line}" transform="translate(3 4)"/>`,
    `<path class="wall" d="${line}"/><path class="walk" d="${line}"/>`,
    ...gates.map(gate),
  ].join('');
}
