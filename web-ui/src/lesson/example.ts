/** The turns of a game that is walked through, by the steps in which they begin, are written, are opened and end. */
import type { Replay } from '@src/api/types';

export interface ExampleTurn {
  turn: number;
  first: number;
  /** Where both sides are about to write; the end of a turn in which nobody does. */
  asked: number;
  /** Where the orders come to light; none in a turn that ends before. */
  revealed: number | undefined;
  /** The last step before the next turn. */
  last: number;
}

export function turnsOf(steps: Replay['steps']): ExampleTurn[] {
  const numbers = [...new Set(steps.map(({ turn }) => turn))];
  return numbers.map((turn) => {
    const own = steps.filter((step) => step.turn === turn);
    const [first, last] = [own[0]?.step ?? 0, own.at(-1)?.step ?? 0];
    return {
      turn,
      first,
      asked: own.find(({ phase }) => phase === 'write')?.step ?? last,
      revealed: own.find(({ events }) => events.some(({ event }) => event.code === 'revealed'))?.step,
      last,
    };
  });
}
