import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, Refusal } from './http';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  const { Request } = globalThis;
  // A page knows where it comes from; here nobody does.
  vi.stubGlobal('Request', class extends Request {
    constructor(path: string, init: RequestInit) {
      super(new URL(path, 'http://localhost'), init);
    }
  });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

describe('what is asked of the server', () => {
  it('carries the token in a header, and an answer as JSON', async () => {
    fetched.mockResolvedValueOnce(Response.json({ revision: 3 }));
    const { data } = await connect('secret').POST('/api/games/{game}/answer', {
      params: { path: { game: 'a b' }, query: { log_from: 2 } }, body: { question: 7, answer: ['pass'] },
    });
    const request = fetched.mock.lastCall?.[0];
    expect(data?.revision).toBe(3);
    expect([request?.method, request?.url, request?.headers.get('Authorization')]).toEqual(
      ['POST', 'http://localhost/api/games/a%20b/answer?log_from=2', 'Bearer secret'],
    );
    expect(await request?.json()).toEqual({ question: 7, answer: ['pass'] });
  });

  it.each([
    [Response.json({ code: 'refused', problems: [{ code: 'invalid' }] }, { status: 422 }), new Refusal(422, 'refused'), 1],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), new Refusal(503, 'unavailable'), 0],
    [new Response(null, { status: 413, headers: { 'Content-Length': '0' } }), new Refusal(413, 'unknown'), 0],
  ])('may be refused', async (response, { status, code }, problems) => {
    fetched.mockResolvedValueOnce(response);
    const refusal: unknown = await connect().GET('/api/about').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status, code, problems: { length: problems } });
  });

  it('may not arrive', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(connect().GET('/api/about')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('may be given up, which is no refusal', async () => {
    const stop = new AbortController();
    fetched.mockImplementationOnce(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
    const asked = connect().GET('/api/about', { signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
