/** The royal palace, the squares, the park of artillery, churches: seen from above, as on the engraved plans of the time. */

export const LANDMARKS_STYLE = `
.court{fill:var(--map-road);stroke:var(--map-ink-soft)}
.building{fill:var(--map-wall);fill-opacity:.55;stroke:var(--map-ink);stroke-width:1.1;fill-rule:evenodd}
.ridge{fill:none;stroke:var(--map-ink);stroke-width:.9}
.fountain{fill:var(--map-water);stroke:var(--map-ink)}`;

const PALACE = `
<rect class="court" x="-44" y="-40" width="88" height="80"/>
<path class="building" d="M-34-32H30V30H-34ZM-17-15V13H13V-15Z"/>
<path class="ridge" d="M-34-32L-17-15M30-32L13-15M30 30L13 13M-34 30L-17 13"/>`;
const PLAZA_MAYOR = '<path class="building" d="M-23-17H23V17H-23ZM-15-10V10H15V-10Z"/><rect class="court" x="-15" y="-10" width="30" height="20"/>';
const PUERTA_DEL_SOL = '<ellipse class="court" rx="21" ry="13"/><circle class="fountain" r="4"/>';
const MONTELEON = '<path class="building" d="M-20-18H16V16H-20ZM-11-9V7H7V-9Z"/><path class="ridge" d="M-4 16v8"/>';
const CHURCH = '<circle class="building" r="10"/><circle class="court" r="5.5"/><path class="ridge" d="M-2 0H2M0-3V4"/>';
const ROTUNDA = '<circle class="building" r="11"/><circle class="court" r="6"/>';
const HOSPITAL = '<path class="building" d="M-18-11H18V11H-18ZM-10-5V5H-1V-5ZM3-5V5H11V-5Z"/>';

/** What stands where, and how aslant to the sheet. */
const STANDING: readonly (readonly [drawing: string, x: number, y: number, turn: number])[] = [
  [PALACE, 172, 560, 4],
  [PLAZA_MAYOR, 560, 614, -14],
  [PUERTA_DEL_SOL, 694, 512, 0],
  [MONTELEON, 556, 92, 8],
  [CHURCH, 242, 800, 0],
  [ROTUNDA, 932, 530, 0],
  [HOSPITAL, 822, 806, -36],
];

export const landmarks = (): string =>
  STANDING.map(([drawing, x, y, turn]) => `<g transform="translate(${x} ${y})rotate(${turn})">${drawing}</g>`).join('');
