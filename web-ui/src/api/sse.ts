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

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

async function readOnce(path: string, token: string, signal: AbortSignal, onmessage: (message: Message) => void): Promise<void> {
  const response = await fetch(`/api${path}`, { headers: headersFor({ token }), signal });
  if (!response.ok || !response.body) throw new Error(String(response.status));
  const parser = new MessageParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parser.push(piece.value).forEach(onmessage);
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
