import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from './sse';

describe('a line that breaks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Streams that say what they are given, and then nothing more. */
  function serve(...streams: string[]) {
    return vi.fn((signal: AbortSignal) => {
      const said = streams.shift();
      if (said === undefined) return Promise.reject(new TypeError('down'));
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(said));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(body);
    });
  }

  it('is given up when nothing is heard on it, and tried again', async () => {
    const open = serve('event: changed\ndata: 1\n\n', 'event: changed\ndata: 2\n\n');
    const stop = new AbortController();
    const heard: string[] = [];
    const links: boolean[] = [];
    const ended = follow({ open, onmessage: ({ data }) => heard.push(data), onlink: (up) => links.push(up) }, stop.signal);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([heard, links]).toEqual([['1'], [true]]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([heard, links]).toEqual([['1', '2'], [true, false, true]]);
    expect(open).toHaveBeenCalledTimes(2);
    stop.abort();
    await ended;
  });

  it.each([
    ['the network', () => window.dispatchEvent(new Event('online'))],
    ['the player', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried again at once when %s is back', async (_, comeBack) => {
    const open = serve();
    const stop = new AbortController();
    const ended = follow({ open, onmessage: () => {}, onlink: () => {} }, stop.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    const before = open.mock.calls.length;
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledTimes(before + 1);
    stop.abort();
    await ended;
  });
});
