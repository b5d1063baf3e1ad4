/** One way to ask the server, and one kind of refusal. */
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

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
}

export function headersFor({ body, token }: Ask): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const { code = 'unknown', problems = [] } = (body ?? {}) as { code?: string; problems?: Problem[] };
  return new Refusal(response.status, code, problems);
}

export async function send(path: string, ask: Ask = {}): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method: ask.method ?? 'GET',
    headers: headersFor(ask),
    ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    ...(ask.signal ? { signal: ask.signal } : {}),
  }).catch((error: unknown) => {
    if (ask.signal?.aborted) throw error;
    throw new Refusal(0, 'unreachable');
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export async function json<T>(path: string, ask?: Ask): Promise<T> {
  return (await send(path, ask)).json() as Promise<T>;
}

export async function text(path: string, ask?: Ask): Promise<string> {
  return (await send(path, ask)).text();
}
