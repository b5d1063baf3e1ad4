/** Reads an event stream that needs a header, which the browser's own reader cannot send. */
import { headersFor } from './http';

export interface Message {
  event: string;
  data: string;
}

/** Turns pieces of text into messages; a message may come in several pieces. */
export class MessageParser {
  #rest = '';

  push(piece: string): Message[] {
    const blocks = (this.#rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => this.#message(block));
  }

  #message(block: string): Message[] {
    const fields = block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    });
    const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
    const event = fields.find(([name]) => name === 'event')?.[1] ?? 'message';
    return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
  }
}

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

async function readOnce(path: string, token: string, stop: AbortSignal, onmessage: (message: Message) => void): Promise<void> {
  const watchdog = new Watchdog(stop);
  try {
    const response = await fetch(`/api${path}`, { headers: headersFor({ token }), signal: watchdog.signal });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    const parser = new MessageParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      watchdog.heard();
      parser.push(piece.value).forEach(onmessage);
    }
  } finally {
    watchdog.rest();
  }
}

/** Stay connected until told to stop; `onlink` says whether the line stands. */
export async function follow(
  path: string,
  token: string,
  signal: AbortSignal,
  onmessage: (message: Message) => void,
  onlink: (up: boolean) => void,
): Promise<void> {
  let wait = FIRST_PAUSE;
  while (!signal.aborted) {
    try {
      await readOnce(path, token, signal, (message) => {
        wait = FIRST_PAUSE;
        onlink(true);
        onmessage(message);
      });
    } catch {
      wait = Math.min(wait * 2, LONGEST_PAUSE);
    }
    if (signal.aborted) return;
    onlink(false);
    await pause(wait, signal);
  }
}
