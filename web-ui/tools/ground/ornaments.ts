/** Frame, scroll and compass; what is written on the scroll is in the reader's language and comes later. */
import { size } from '../../src/board/shapes';

export const ORNAMENTS_STYLE = `
.scroll{fill:var(--map-paper);stroke:var(--map-ink);stroke-width:1.6}
.line{fill:none;stroke:var(--map-ink-soft);stroke-width:.9}
.ring{fill:var(--map-paper);fill-opacity:.8;stroke:var(--map-ink);stroke-width:1.4}
.thin{fill:none;stroke:var(--map-ink);stroke-width:.8}
.light{fill:var(--map-paper);stroke:var(--map-ink);stroke-width:.8}
.dark{fill:var(--map-ink);stroke:var(--map-ink);stroke-width:.8}
.frame{fill:none;stroke:var(--map-ink);stroke-width:2.4}`;

const turns = (count: number, first = 0) => Array.from({ length: count }, (_, index) => first + (index * 360) / count);
const point = (reach: number, width: number) => (turn: number) =>
  `<g transform="rotate(${turn})"><path class="light" d="M0 ${-reach}L${width} ${-width}L0 0Z"/><path class="dark" d="M0 ${-reach}L${-width} ${-width}L0 0Z"/></g>`;

const compass = (): string =>
  [
    '<g transform="translate(812 1010)"><circle class="ring" r="33"/><circle class="thin" r="29"/>',
    ...turns(16).map((turn) => `<path class="thin" d="M0-29V-33" transform="rotate(${turn})"/>`),
    ...turns(4, 45).map(point(22, 5)),
    ...turns(4).map(point(30, 6)),
    '<path class="dark" d="M-5-37L0-46L5-37L0-40Z"/></g>',
  ].join('');

const SCROLL =
  '<g transform="translate(118 998)"><path class="scroll" d="M-96-36C-104-46-86-54-78-44H78C86-54 104-46 96-36V28C104 38 86 48 78 38H-78C-86 48-104 38-96 28Z"/>' +
  '<path class="line" d="M-84-34H84V26H-84ZM-50 5H-8M50 5H8M-4 5L0 1L4 5L0 9Z"/></g>';

const frame = ([width, height]: typeof size): string =>
  `<rect class="frame" x="3" y="3" width="${width - 6}" height="${height - 6}"/><rect class="thin" x="8" y="8" width="${width - 16}" height="${height - 16}"/>`;

export const ornaments = (): string => SCROLL + compass() + frame(size);
