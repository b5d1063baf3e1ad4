/** What is drawn around and inside the city for the eye alone. No rule looks at it. */
import { contains, distance, type Point, type Ring } from '../../src/board/geometry';
import { chance } from './chance';
import { areas, borders, entries, gardens, wall } from '../../src/board/shapes';

/** The Manzanares, from the Casa de Campo round the south-western slope and past the bridge of Toledo. */
export const river: readonly Point[] = [
  [46, -20], [58, 90], [34, 180], [52, 270], [30, 372], [40, 470], [28, 560], [58, 652], [66, 742], [110, 838],
  [176, 906], [258, 950], [352, 966], [452, 965], [560, 992], [668, 984], [760, 1012], [830, 1080],
];

/** The leet that leaves the river below the bridge of Segovia and comes back to it. */
export const stream: readonly Point[] = [[36, 500], [74, 566], [84, 640], [106, 716], [132, 790], [152, 884]];

export const bridges: readonly { at: Point; angle: number }[] = [
  { at: [88, 792], angle: -28 },
  { at: [452, 966], angle: 90 },
];

/** The main streets: Mayor and Alcalá meet in the Puerta del Sol; Atocha leads from the Plaza Mayor to its gate. */
export const mainStreets: readonly (readonly Point[])[] = [
  [[474, 600], [540, 588], [606, 566], [652, 540], [694, 512], [742, 486], [797, 468]],
  [[574, 622], [606, 662], [642, 704], [700, 732], [770, 762], [830, 794], [879, 822]],
];

/** Lesser streets that a walker would name: Alcalá, Mayor, San Bernardo, Hortaleza, Toledo, the Prado. */
export const lanes: readonly (readonly Point[])[] = [
  [[797, 468], [850, 446], [966, 452]],
  [[474, 600], [398, 586], [300, 566], [216, 566]],
  [[358, 80], [352, 170], [330, 280], [372, 400], [470, 470], [594, 522]],
  [[660, 72], [640, 190], [606, 312], [604, 400], [652, 470], [690, 506]],
  [[560, 660], [508, 728], [460, 800], [452, 940]],
  [[868, 160], [852, 260], [846, 350], [838, 470], [846, 556], [850, 640], [838, 724], [872, 812]],
  [[157, 144], [222, 250], [300, 350], [392, 440]],
];

const retiro: Ring = [[952, 330], [1000, 320], [1000, 760], [944, 760], [962, 640], [974, 560], [986, 500], [976, 414]];
const casaDeCampo: Ring = [[0, 130], [24, 130], [22, 560], [46, 660], [56, 760], [96, 848], [160, 920], [0, 920]];
const northEast: Ring = [[790, 30], [850, 30], [850, 96], [800, 70]];
const southEast: Ring = [[905, 775], [1000, 760], [1000, 896], [940, 896], [926, 850], [900, 820]];
const moro: Ring = [[92, 500], [128, 500], [150, 640], [146, 700], [190, 776], [178, 792], [140, 720], [120, 640]];
const recoletos: Ring = [[872, 210], [916, 230], [926, 326], [884, 326]];

export interface Tree {
  at: Point;
  size: number;
}

/** Points about evenly strewn over a region, none nearer to another than the spacing. */
export function strew(region: Ring, spacing: number, seed: number): Point[] {
  const next = chance(seed);
  const [xs, ys] = [region.map(([x]) => x), region.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const tries = Math.round((width * height * 6) / (spacing * spacing));
  const found: Point[] = [];
  for (let count = 0; count < tries; count++) {
    const point: Point = [left + next() * width, top + next() * height];
    if (contains(region, point) && found.every((other) => distance(other, point) >= spacing)) found.push(point);
  }
  return found;
}

/** Trees come in so many sizes. */
const GROWTHS = 5;

function wood(region: Ring, spacing: number, size: number, seed: number): Tree[] {
  const next = chance(seed + 7);
  return strew(region, spacing, seed).map((at) => ({ at, size: size * (0.8 + Math.floor(next() * GROWTHS) * 0.1) }));
}

/** Trees in two straight rows, as on the Prado. */
function alley(from: Point, to: Point, count: number, size: number): Tree[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return { at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], size };
  });
}

const clearOfEntries = ({ at: [x, y] }: Tree) =>
  entries.every(({ box }) => x < box.x - 8 || x > box.x + box.width + 8 || y < box.y - 8 || y > box.y + box.height + 8);

const northward = (a: Tree, b: Tree) => a.at[1] - b.at[1];

export const treesOutside: readonly Tree[] = [
  ...wood(retiro, 12, 7.5, 1),
  ...wood(casaDeCampo, 17, 7, 2),
  ...wood(northEast, 15, 6.5, 3),
  ...wood(southEast, 15, 6.5, 5),
]
  .filter(clearOfEntries)
  .sort(northward);

export const treesInside: readonly Tree[] = [
  ...wood(moro, 13, 6, 4),
  ...wood(gardens, 13, 6, 8),
  ...alley([842, 556], [832, 716], 12, 5.5),
  ...alley([862, 560], [852, 716], 12, 5.5),
  ...wood(recoletos, 13, 6, 6),
].sort(northward);

/** Places kept free of houses: squares, gardens and the great buildings that are drawn by hand. */
export const open: readonly { at: Point; radius: number }[] = [
  { at: [172, 560], radius: 46 },
  { at: [560, 614], radius: 22 },
  { at: [694, 512], radius: 18 },
  { at: [556, 92], radius: 24 },
  { at: [840, 640], radius: 30 },
  { at: [838, 590], radius: 26 },
  { at: [832, 690], radius: 26 },
  { at: [900, 270], radius: 34 },
  { at: [110, 560], radius: 30 },
  { at: [140, 690], radius: 34 },
  { at: [164, 760], radius: 30 },
  { at: [242, 800], radius: 16 },
  { at: [932, 530], radius: 14 },
  { at: [822, 806], radius: 20 },
];

/** A wash for each area, such that areas with a common border never have the same. */
export const washes: ReadonlyMap<number, number> = areas.reduce((chosen, { id }) => {
  const taken = borders.filter(({ areas: pair }) => pair.includes(id)).flatMap(({ areas: pair }) => pair.map((other) => chosen.get(other)));
  const free = [0, 1, 2, 3, 4].map((wash) => (wash + id) % 5).find((wash) => !taken.includes(wash));
  return chosen.set(id, free ?? 0);
}, new Map<number, number>());

/** Short strokes outside the wall, as engravers shade a rampart. */
export function hachures(spacing: number, reach: number): string {
  const strokes: string[] = [];
  wall.forEach((point, index) => {
    const next = wall[(index + 1) % wall.length] as Point;
    const run = distance(point, next);
    const [ux, uy] = [(next[0] - point[0]) / run, (next[1] - point[1]) / run];
    for (let along = spacing / 2; along < run; along += spacing) {
      const [x, y] = [point[0] + ux * along, point[1] + uy * along];
      const outward = contains(wall, [x + uy, y - ux]) ? -1 : 1;
      strokes.push(`M${x.toFixed(1)} ${y.toFixed(1)}l${(uy * reach * outward).toFixed(1)} ${(-ux * reach * outward).toFixed(1)}`);
    }
  });
  return strokes.join('');
}
