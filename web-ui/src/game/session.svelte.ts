/** One seat's live connection to a game: the newest state, the log so far, and the calls that change them. */
import type { SeatClient } from '@src/api/client';
import { Refusal } from '@src/api/http';
import { follow } from '@src/api/sse';
import type { GameEvent, Side, State } from '@src/api/types';
import { takePreloaded } from '@src/store/preload';

/** Where the newest turn's orders came to light: from there on a player who comes back should read. */
function lastReveal(events: readonly GameEvent[]): number {
  const last = events.findLast(({ event }) => event.code === 'revealed');
  return Math.max(0, events.findIndex(({ event, turn }) => event.code === 'revealed' && turn === last?.turn));
}

const RETRY = 2000;

export class Session {
  state = $state.raw<State>();
  events = $state.raw<readonly GameEvent[]>([]);
  /** Who has the game open, as the stream says. */
  presence = $state.raw<Readonly<Record<Side, boolean>>>({ french: false, spanish: false });
  linked = $state(true);
  failure = $state<string>();
  busy = $state(false);
  /** When the newest state came, by the page's own clock: running clocks go on from there. */
  since = $state(0);
  /** How much of the log was there when this seat last acted. */
  acted = $state(0);
  readonly #stop = new AbortController();
  /** The newest revision that the stream has told of. */
  #heard = 0;

  /** `sides`: where both sit before one screen and nothing secret is on it, the seats by which each may act. */
  constructor(
    readonly client: SeatClient,
    private readonly sides: Readonly<Partial<Record<Side, SeatClient>>> = {},
  ) {}

  /** Act for a side at an open table; elsewhere everybody acts for themselves. */
  actFor(side: Side | undefined, call: (client: SeatClient, logFrom: number, open: boolean) => Promise<State>): Promise<void> {
    const seat = side && this.state?.seat === 'spectator' ? this.sides[side] : undefined;
    return this.act((client, from) => call(seat ?? client, from, seat !== undefined));
  }

  async open(): Promise<void> {
    await this.refresh();
    if (this.failure) return;
    const { client } = this;
    void follow({ open: client.events, onmessage: ({ event, data }) => this.#hear(event, data), onlink: (up) => (this.linked = up) }, this.#stop.signal);
  }

  close(): void {
    this.#stop.abort();
  }

  async refresh(): Promise<void> {
    await this.#fetch(this.events.length);
  }

  /** Ask for the state. What is still on its way when the seat is left is never seen. */
  async #fetch(logFrom: number): Promise<void> {
    const { signal } = this.#stop;
    try {
      const state = await (takePreloaded(this.client.game, this.client.token) ?? this.client.state(logFrom, signal));
      if (!signal.aborted) this.take(state);
    } catch (error) {
      // The server is there, its database is not: it soon will be.
      if (error instanceof Refusal && error.status === 503) setTimeout(() => void (signal.aborted || this.#fetch(logFrom)), RETRY);
      else if (!signal.aborted) this.failure = error instanceof Refusal ? error.code : 'unknown';
    }
  }

  /** Make a call that answers with the new state. A stale or refused one leaves everything as it is and is thrown on. */
  async act(call: (client: SeatClient, logFrom: number) => Promise<State>): Promise<void> {
    this.busy = true;
    this.acted = this.events.length;
    try {
      this.take(await call(this.client, this.events.length));
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) await this.refresh();
      throw error;
    } finally {
      this.busy = false;
      this.#catchUp();
    }
  }

  take(next: State): void {
    // Answers may overtake each other on their way.
    if (this.state && next.revision < this.state.revision) return;
    // After something was taken back, what we have of the log may never have happened.
    if (this.state && next.undone !== this.state.undone && next.log.from > 0) return void this.#fetch(0);
    if (!this.state) this.acted = lastReveal(next.log.events);
    this.events = [...this.events.slice(0, next.log.from), ...next.log.events];
    this.since = performance.now();
    this.state = this.#isOnlooker(next) ? { ...next, question: null, can: [] } : next;
  }

  /** Whoever only looks on at a screen that two share is not asked what is asked of both. */
  #isOnlooker = ({ seat }: State) => seat === 'spectator' && Object.keys(this.sides).length === 0;

  #hear(event: string | undefined, data: string): void {
    if (event === 'presence') this.presence = JSON.parse(data) as Record<Side, boolean>;
    if (event === 'changed') this.#heard = Math.max(this.#heard, (JSON.parse(data) as { revision: number }).revision);
    this.#catchUp();
  }

  /** Fetch what the stream told of; an answer that is under way brings it along by itself. */
  #catchUp(): void {
    if (!this.busy && !this.#stop.signal.aborted && this.#heard > (this.state?.revision ?? 0)) void this.refresh();
  }
}
