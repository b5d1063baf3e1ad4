/** Reads an event stream that needs a header, which the browser's own reader cannot send. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** The server says something every quarter of a minute; a line that is silent for three of them is dead, though nobody hung up. */
const LONGEST_SILENCE = 45_000;

/** Wait; but no longer than until the network or the player is back. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const waited = new AbortController();
    const done = () => (clearTimeout(timer), waited.abort(), resolve());
    const timer = setTimeout(done, time);
    signal.addEventListener('abort', done, { signal: waited.signal });
    window.addEventListener('online', done, { signal: waited.signal });
    document.addEventListener('visibilitychange', () => !document.hidden && done(), { signal: waited.signal });
  });

/** Gives up what is under way when nothing has been heard for too long. */
class Watchdog {
  readonly #silence = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly signal: AbortSignal;

  constructor(stop: AbortSignal) {
    this.signal = AbortSignal.any([stop, this.#silence.signal]);
    this.heard();
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silence.abort(), LONGEST_SILENCE);
  }

  rest(): void {
    clearTimeout(this.#timer);
  }
}

export interface Listener {
  /** Opens the stream anew. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  onmessage: (message: EventSourceMessage) => void;
  /** Whether the line stands. */
  onlink: (up: boolean) => void;
}

async function readOnce(open: Listener['open'], stop: AbortSignal, onEvent: Listener['onmessage']): Promise<void> {
  const watchdog = new Watchdog(stop);
  try {
    const parser = createParser({ onEvent });
    const reader = (await open(watchdog.signal))?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      watchdog.heard();
      parser.feed(piece.value);
    }
  } finally {
    watchdog.rest();
  }
}

/** Stay connected until the signal to stop. */
export async function follow({ open, onmessage, onlink }: Listener, stop: AbortSignal): Promise<void> {
  let wait = FIRST_PAUSE;
  while (!stop.aborted) {
    try {
      await readOnce(open, stop, (message) => {
        wait = FIRST_PAUSE;
        onlink(true);
        onmessage(message);
      });
    } catch {
      wait = Math.min(wait * 2, LONGEST_PAUSE);
    }
    if (stop.aborted) return;
    onlink(false);
    await pause(wait, stop);
  }
}
