/** What those who share a screen have been shown, so that whoever looks next is shown what is new to them. */
import type { State, View } from '@src/api/types';

type Seat = State['seat'];

/** How far somebody has watched: what they last saw, and how much of the log had been told by then. */
export interface Watched {
  view: View;
  told: number;
  /** How often something had been taken back: what was seen before may never have happened. */
  undone: number;
  /** How much had been told when this side last watched alone: what it has drawn since it saw from behind only. */
  alone?: number | undefined;
}

const NOBODYS = { french: null, spanish: null };
const openly = (watched: Watched): Watched => ({ ...watched, view: { ...watched.view, hands: NOBODYS, decks: NOBODYS } });
const further = (one: Watched | undefined, other: Watched | undefined) => ((one?.told ?? -1) > (other?.told ?? -1) ? one : other);

export class WatchedScenes {
  #by: Partial<Record<Seat, Watched>> = {};

  /** Both see what an open table shows. */
  note(seat: Seat, watched: Watched): void {
    const { french, spanish } = this.#by;
    const together = (before: Watched | undefined) => ({ ...openly(watched), alone: before?.alone ?? before?.told });
    this.#by = seat === 'spectator' ? { french: together(french), spanish: together(spanish), spectator: openly(watched) } : { ...this.#by, [seat]: watched };
  }

  /** What a seat has seen by now; nothing is new at an open table that each has seen alone. */
  of({ seat, undone }: Pick<State, 'seat' | 'undone'>): Watched | undefined {
    const { french, spanish, spectator } = this.#by;
    const alone = french && spanish && openly(french.told < spanish.told ? french : spanish);
    const found = seat === 'spectator' ? further(spectator, alone) : this.#by[seat];
    return found?.undone === undone ? found : undefined;
  }
}
