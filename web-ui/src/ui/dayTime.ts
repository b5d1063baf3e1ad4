/** The hour of 2 May 1808 at which a turn begins: the rising began about ten, and a turn is half an hour. */
const FIRST = 10 * 60;
const LENGTH = 30;

export function hourOf(turn: number): string {
  const minutes = FIRST + LENGTH * (turn - 1);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
