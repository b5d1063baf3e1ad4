/** The sheet on which the game lies: everything on the board that never changes, as one picture. */
import { size } from '../../src/board/shapes';
import { chance } from './chance';
import { CITY_STYLE, city } from './city';
import { COUNTRYSIDE_STYLE, countryside } from './countryside';
import { LANDMARKS_STYLE } from './landmarks';
import { ORNAMENTS_STYLE, ornaments } from './ornaments';
import type { Palette } from './palette';
import { RAMPART_STYLE, rampart } from './rampart';
import { TREES_STYLE } from './trees';

export { paletteOf } from './palette';

const STAINS = 34;
const STAIN_STYLE = '.stain{fill:url(#stain)}';

/** Old paper is not of one colour. */
function stains(): string {
  const next = chance(1808);
  const one = () => {
    const [x, y, across, along, turn] = [next() * size[0], next() * size[1], 50 + next() * 130, 30 + next() * 80, next() * 180];
    return `<ellipse class="stain" rx="${across.toFixed()}" ry="${along.toFixed()}" transform="translate(${x.toFixed()} ${y.toFixed()})rotate(${turn.toFixed()})"/>`;
  };
  const gradient = '<radialGradient id="stain"><stop stop-color="#5c3d1a" stop-opacity=".1"/><stop offset="1" stop-color="#5c3d1a" stop-opacity="0"/></radialGradient>';
  return gradient + Array.from({ length: STAINS }, one).join('');
}

function style(palette: Palette): string {
  const colours = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${colours.join(';')}}${COUNTRYSIDE_STYLE}${TREES_STYLE}${CITY_STYLE}${LANDMARKS_STYLE}${RAMPART_STYLE}${ORNAMENTS_STYLE}${STAIN_STYLE}`;
}

export function sheet(palette: Palette): string {
  const [width, height] = size;
  const inside = `<clipPath id="sheet"><rect x="8" y="8" width="${width - 16}" height="${height - 16}"/></clipPath>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style(palette).replaceAll('\n', '')}</style>` +
    `<rect class="paper" width="${width}" height="${height}"/>` +
    `${inside}<g clip-path="url(#sheet)">${countryside()}${city()}${rampart()}</g>${stains()}${ornaments()}</svg>`
  ).replaceAll('\n', '');
}
