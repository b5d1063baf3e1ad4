/** The wall of Philip IV with its four gates, and the wall of the gardens, which has none. */
import { path, type Point } from '../../src/board/geometry';
import { gardenWalls, gates, wall, type GateShape } from '../../src/board/shapes';
import { finely, tremble } from './pen';
import { hachures } from './scenery';

export const RAMPART_STYLE = `
.hachure{stroke:var(--map-ink-soft);stroke-width:.9;opacity:.7}
.wall,.walk,.wall-shade{fill:none}
.wall-shade{stroke:var(--map-ink);stroke-width:7;opacity:.16}
.wall{stroke:var(--map-ink);stroke-width:7.5}
.walk{stroke:var(--map-wall);stroke-width:4.6}
.garden-wall,.coping{fill:none;stroke-linejoin:round;stroke-linecap:round}
.garden-wall{stroke:var(--map-ink);stroke-width:7}
.coping{stroke:var(--map-wall);stroke-width:4}
.passage{fill:var(--map-road)}
.tower,.pillar{fill:var(--map-wall);stroke:var(--map-ink);stroke-width:1.5}
.arch{fill:none;stroke:var(--map-ink);stroke-width:1.6}`;

/** Of so many points of a fine line one has a pillar. */
const PILLARS = 2;

const gate = ({ at: [x, y], angle }: GateShape): string =>
  `<g transform="translate(${x} ${y})rotate(${angle})"><rect class="passage" x="-9" y="-8" width="18" height="16"/>` +
  '<path class="tower" d="M-17-9h9v18h-9zM8-9h9v18H8z"/><path class="arch" d="M-8-5Q0-13 8-5"/></g>';

/** A park is walled, with a pillar every few paces. */
function gardenWall(): string {
  const lines = gardenWalls.map(({ line }) => finely(line).map(tremble));
  const d = lines.map((line) => path(line)).join('');
  const pillar = ([x, y]: Point) => `M${(x - 4).toFixed(1)} ${(y - 4).toFixed(1)}h8v8h-8z`;
  const pillars = lines.flatMap((line) => line.filter((_, place) => place % PILLARS === 0)).map(pillar).join('');
  return (
    `<path class="wall-shade" d="${d}" transform="translate(2 3)"/><path class="garden-wall" d="${d}"/><path class="coping" d="${d}"/>` +
    `<path class="pillar" d="${pillars}"/>`
  );
}

export function rampart(): string {
  const line = path(finely([...wall, wall[0] ?? [0, 0]]).slice(0, -1).map(tremble), true);
  return [
    gardenWall(),
    `<path class="hachure" d="${hachures(5, 9)}"/>`,
    `<path class="wall-shade" d="${line}" transform="translate(3 4)"/>`,
    `<path class="wall" d="${line}"/><path class="walk" d="${line}"/>`,
    ...gates.map(gate),
  ].join('');
}
