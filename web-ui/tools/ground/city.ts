/** The city inside the walls: washes, houses, streets and the buildings one would ask for. */
import { centroid, distance, path, smooth, type Ring } from '../../src/board/geometry';
import { areas, gardens, type AreaShape } from '../../src/board/shapes';
import { blocks } from './blocks';
import { chance } from './chance';
import { landmarks } from './landmarks';
import { outline, tremble } from './pen';
import { lanes, mainStreets, open, treesInside, washes } from './scenery';
import { wood } from './trees';

const MAIN = [14, 15, 16];
const GRAIN = { largest: 430, lane: 1.5, street: 5.5 };

export const CITY_STYLE = `
.gardens{fill:color-mix(in oklab,var(--map-field) 55%,var(--map-tree))}
.houses{fill:var(--map-block);stroke:var(--map-block-line);stroke-width:1.4}
.lane{fill:none;stroke:var(--map-street);stroke-width:5;opacity:.75}
.main-edge,.main{fill:none;stroke-linecap:round;stroke-linejoin:round}
.main-edge{stroke:var(--map-ink-soft);stroke-width:13}
.main{stroke:var(--map-road);stroke-width:11}
.edging{fill:none;stroke-width:16;opacity:.5}`;

const washOf = (id: number) => `var(--map-${MAIN.includes(id) ? 'main' : `wash-${washes.get(id)}`})`;
/** The wash gathers along the border, as colour does on wet paper. */
const gathered = (wash: string) => `color-mix(in oklab,${wash} 62%,var(--map-gather))`;

function isBuilt(block: Ring): boolean {
  const middle = centroid(block);
  return open.every(({ at, radius }) => distance(at, middle) > radius);
}

function houses({ id, ring }: AreaShape): string {
  return blocks(ring, GRAIN, chance(id * 97)).filter(isBuilt).map((block) => outline(block.map(tremble))).join('');
}

function edging({ id, outline: d }: AreaShape): string {
  return `<clipPath id="area${id}"><path d="${d}"/></clipPath><path class="edging" d="${d}" clip-path="url(#area${id})" style="stroke:${gathered(washOf(id))}"/>`;
}

export function city(): string {
  const streets = mainStreets.map(smooth).join('');
  return [
    ...areas.map(({ id, outline: d }) => `<path d="${d}" style="fill:${washOf(id)}"/>`),
    `<path class="gardens" d="${path(gardens, true)}"/>`,
    `<path class="houses" transform="scale(.5)" d="${areas.map(houses).join('')}"/>`,
    `<path class="lane" d="${lanes.map(smooth).join('')}"/>`,
    `<path class="main-edge" d="${streets}"/><path class="main" d="${streets}"/>`,
    landmarks(),
    wood(treesInside),
    ...areas.map(edging),
  ].join('');
}
