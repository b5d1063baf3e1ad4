import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, MessageParser } from './sse';

describe('an event stream', () => {
  it('gives messages whole, however they are cut', () => {
    const whole = 'event: changed\ndata: {"revision": 13}\n\n: still here\n\nevent: presence\ndata: {}\n\n';
    for (let cut = 0; cut <= whole.length; cut++) {
      const parser = new MessageParser();
      expect([...parser.push(whole.slice(0, cut)), ...parser.push(whole.slice(cut))]).toEqual([
        { event: 'changed', data: '{"revision": 13}' },
        { event: 'presence', data: '{}' },
      ]);
    }
  });

  it('joins several lines of data and reads either kind of line end', () => {
    expect(new MessageParser().push('data: one\r\ndata: two\r\n\r\n')).toEqual([{ event: 'message', data: 'one\ntwo' }]);
  });
});

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
    const asked = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
      const said = streams.shift();
      if (said === undefined) return Promise.reject(new TypeError('down'));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(said));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    vi.stubGlobal('fetch', asked);
    return asked;
  }

  it('is given up when nothing is heard on it, and tried again', async () => {
    const asked = serve('event: changed\ndata: 1\n\n', 'event: changed\ndata: 2\n\n');
    const stop = new AbortController();
    const heard: string[] = [];
    const links: boolean[] = [];
    const ended = follow('/games/x/events', 'secret', stop.signal, ({ data }) => heard.push(data), (up) => links.push(up));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([heard, links]).toEqual([['1'], [true]]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([heard, links]).toEqual([['1', '2'], [true, false, true]]);
    expect(asked).toHaveBeenCalledTimes(2);
    stop.abort();
    await ended;
  });

  it.each([
    ['the network', () => window.dispatchEvent(new Event('online'))],
    ['the player', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried again at once when %s is back', async (_, comeBack) => {
    const asked = serve();
    const stop = new AbortController();
    const ended = follow('/games/x/events', 'secret', stop.signal, () => {}, () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    const before = asked.mock.calls.length;
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(before + 1);
    stop.abort();
    await ended;
  });
});
