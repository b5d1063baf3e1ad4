/** One way to ask the server, and one kind of refusal. */
import createClient, { type Client } from 'openapi-fetch';
import type { ErrorModel, paths } from './schema';
import type { Problem } from './types';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(code);
  }
}

/** What a proxy says while the server behind it is just starting again; the server itself says 503. */
const AWAY = new Set([502, 504]);

/** Every call of the schema, for whoever holds the token; what is refused is thrown. */
export function connect(token?: string): Client<paths> {
  const client = createClient<paths>(token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  client.use({
    onError: ({ request }) => (request.signal.aborted ? undefined : new Refusal(0, 'unreachable')),
    async onResponse({ response }) {
      if (response.ok) return;
      if (AWAY.has(response.status)) throw new Refusal(503, 'unavailable');
      const { code = 'unknown', problems }: Partial<ErrorModel> = (await response.json().catch(() => null)) ?? {};
      throw new Refusal(response.status, code, problems);
    },
  });
  return client;
}

/** What the server answered. */
export async function dataOf<T>(answer: Promise<{ data: T } | { data?: never }>): Promise<T> {
  const { data } = await answer;
  if (data === undefined) throw new Refusal(0, 'unknown');
  return data;
}
