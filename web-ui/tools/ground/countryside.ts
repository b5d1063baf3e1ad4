/** Fields, roads, river, bridges and trees outside the walls. */
import { smooth } from '../../src/board/geometry';
import { entries, size } from '../../src/board/shapes';
import { tremble } from './pen';
import { bridges, river, stream, treesOutside } from './scenery';
import { wood } from './trees';

/** Outlines, and the direction of the furrows. */
const FIELDS: readonly (readonly [d: string, turn: number])[] = [
  ['M152 14L232 14L250 66L196 84L160 104Z', 24],
  ['M246 14L330 14L322 54L262 66Z', -38],
  ['M344 14L440 14L452 38L438 52L338 56Z', 62],
  ['M470 14L584 14L592 34L548 28L466 34Z', 8],
  ['M600 14L704 14L716 58L606 40Z', -24],
  ['M722 14L784 14L790 66L732 60Z', 40],
  ['M908 170L986 120L986 212L930 204Z', -28],
  ['M936 218L986 226L986 312L950 318Z', 52],
  ['M684 956L752 948L800 908L852 872L858 922L800 966L720 976Z', 34],
  ['M548 1012L640 1004L648 1046L540 1046Z', -18],
  ['M658 1004L728 1018L772 1046L660 1046Z', 60],
  ['M244 974L318 986L322 1046L240 1046Z', 14],
  ['M330 988L382 990L380 1046L332 1046Z', -48],
  ['M868 996L984 996L984 1046L872 1046Z', 30],
];

export const COUNTRYSIDE_STYLE = `
.paper{fill:var(--map-paper)}
.field{fill:var(--map-field);stroke:var(--map-ink-soft);stroke-width:1.6;stroke-dasharray:2 3}
.furrow{fill:none;stroke:var(--map-ink-soft);stroke-width:.7;opacity:.45}
.bank,.water,.current,.brook{fill:none;stroke-linecap:round}
.bank{stroke:var(--map-water-line);stroke-width:27}
.water{stroke:var(--map-water);stroke-width:24}
.current{stroke:var(--map-water-line);stroke-width:1.1;stroke-dasharray:42 16 18 24;opacity:.6}
.brook{stroke:var(--map-water-line);stroke-width:3;opacity:.8}
.verge,.road{fill:none;stroke-linejoin:round}
.verge{stroke:var(--map-ink-soft);stroke-width:15}
.road{stroke:var(--map-road);stroke-width:12.4}
.bridge rect{fill:var(--map-road)}
.bridge path{fill:none;stroke:var(--map-ink);stroke-width:1.4}`;

function field([d, turn]: (typeof FIELDS)[number], index: number): string {
  const furrows = `<pattern id="furrow${index}" href="#furrow" patternTransform="rotate(${turn})"/>`;
  return `${furrows}<path class="field" d="${d}"/><path fill="url(#furrow${index})" d="${d}"/>`;
}

function waters(): string {
  const bed = smooth(river.map(tremble));
  const currents = [-6, 0, 6].map((aside) => `<path class="current" d="${bed}" transform="translate(${aside} ${-aside / 2})" stroke-dashoffset="${aside * 9}"/>`);
  return `<path class="bank" d="${bed}"/><path class="water" d="${bed}"/>${currents.join('')}<path class="brook" d="${smooth(stream.map(tremble))}"/>`;
}

const RAILINGS = 'M-24-7H24M-24 7H24M-16 7v4M-5 7v4M5 7v4M16 7v4M-16-7v-4M-5-7v-4M5-7v-4M16-7v-4';
const bridge = ({ at: [x, y], angle }: (typeof bridges)[number]) =>
  `<g class="bridge" transform="translate(${x} ${y})rotate(${angle})"><rect x="-24" y="-7" width="48" height="14"/><path d="${RAILINGS}"/></g>`;

export function countryside(): string {
  const roads = entries.map(({ road }) => smooth(road)).join('');
  return [
    '<pattern id="furrow" width="7" height="7" patternUnits="userSpaceOnUse"><path class="furrow" d="M0 3.5H7"/></pattern>',
    `<rect class="paper" width="${size[0]}" height="${size[1]}"/>`,
    ...FIELDS.map(field),
    waters(),
    `<path class="verge" d="${roads}"/><path class="road" d="${roads}"/>`,
    ...bridges.map(bridge),
    wood(treesOutside),
  ].join('');
}
