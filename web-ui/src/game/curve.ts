/** A line through the prospects of the turns, for a small chart: French at the top, Spanish at the bottom. */
export interface CurvePoint {
  turn: number;
  x: number;
  y: number;
}

export const WIDTH = 300;
export const HEIGHT = 100;

/** Where each turn stands; the last turn of the game is at the right edge. */
export function curvePoints(turns: readonly { readonly turn: number; readonly french: number }[], last: number): CurvePoint[] {
  const span = Math.max(1, last - 1);
  return turns.map(({ turn, french }) => ({ turn, x: Math.round(((turn - 1) / span) * WIDTH), y: Math.round(HEIGHT - (french / 100) * HEIGHT) }));
}

export const pathOf = (points: readonly CurvePoint[]): string => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
