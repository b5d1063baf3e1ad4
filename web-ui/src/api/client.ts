/** Every call of the contract, by name. */
import { json, text } from './http';
import { follow, type Message } from './sse';
import type {
  About, Answer, ChatLines, Check, Created, Edition, GameSummary, Hint, NewGame, NoCard, Notices, Opponent, Replay, Side, State, Viewpoint,
} from './types';

export const about = () => json<About>('/about');
export const edition = (name: string) => json<Edition>(`/editions/${encodeURIComponent(name)}`);
/** All texts of a language. The page comes with a hint to the browser to fetch exactly this. */
export const catalogText = (language: string) => text(`/catalogs/${encodeURIComponent(language)}`);
export const rulesText = (name: string) => text(`/rules/${encodeURIComponent(name)}`);
export const createGame = (game: NewGame) => json<Created>('/games', { method: 'POST', body: game });
export const join = (game: string, invitation: string, name?: string) =>
  json<Created>(`/games/${game}/join`, { method: 'POST', body: { invitation, ...(name ? { name } : {}) } });
export const importRecord = (record: string, opponent: Opponent, side: Side, name: string | null) =>
  json<Created>('/records', { method: 'POST', body: { record, opponent, side, name } });
export const summaries = async (games: readonly { game: string; token: string }[]) =>
  (await json<{ games: GameSummary[] }>('/my-games', { method: 'POST', body: { games } })).games;

/** A game as one seat, or a spectator, may know and touch it. */
export class SeatClient {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  state(logFrom = 0, signal?: AbortSignal): Promise<State> {
    return json(`${this.#path('state')}?log_from=${logFrom}`, { token: this.token, ...(signal ? { signal } : {}) });
  }

  answer = (question: number, answer: Answer, logFrom = 0) => this.#act('POST', 'answer', { question, answer }, logFrom);
  seal = (question: number, answer: Answer, logFrom = 0) => this.#act('POST', 'seal', { question, answer }, logFrom);
  unseal = (question: number, logFrom = 0) => this.#act('POST', 'unseal', { question }, logFrom);
  reveal = (question: number, logFrom = 0) => this.#act('POST', 'reveal', { question }, logFrom);
  undo = (logFrom = 0) => this.#act('POST', 'undo', {}, logFrom);
  resign = (logFrom = 0) => this.#act('POST', 'resign', {}, logFrom);
  noCard = (until: NoCard | null, logFrom = 0) => this.#act('PUT', 'no_card', { until }, logFrom);
  rematch = (logFrom = 0) => this.#act('POST', 'rematch', {}, logFrom);
  level = (level: string, logFrom = 0) => this.#act('PUT', 'level', { level }, logFrom);
  rename = (name: string, logFrom = 0) => this.#act('PUT', 'name', { name }, logFrom);

  /** Keep a draft, and hear what is wrong with it. */
  saveDraft(question: number, answer: Answer): Promise<Check> {
    return json(this.#path('draft'), { method: 'PUT', body: { question, answer }, token: this.token });
  }

  check(question: number, what: { answer: Answer } | { text: string }): Promise<Check> {
    return json(this.#path('check'), { method: 'POST', body: { question, ...what }, token: this.token });
  }

  hint(question: number): Promise<Hint> {
    return json(this.#path('hint'), { method: 'POST', body: { question }, token: this.token });
  }

  chat(from = 0): Promise<ChatLines> {
    return json(`${this.#path('chat')}?from=${from}`, { token: this.token });
  }

  say(words: string): Promise<ChatLines> {
    return json(this.#path('chat'), { method: 'POST', body: { text: words }, token: this.token });
  }

  notices(wanted: { webhook: string | null; mail: string | null }): Promise<Notices> {
    return json(this.#path('notices'), { method: 'PUT', body: wanted, token: this.token });
  }

  confirmMail(code: string): Promise<Notices> {
    return json(this.#path('notices/confirm'), { method: 'POST', body: { code }, token: this.token });
  }

  record(): Promise<string> {
    return text(this.#path('record'), { token: this.token });
  }

  report(step?: number): Promise<string> {
    return text(this.#path('report') + (step === undefined ? '' : `?step=${step}`), { token: this.token });
  }

  replay(viewpoint: Viewpoint): Promise<Replay> {
    return json(`${this.#path('replay')}?viewpoint=${viewpoint}`, { token: this.token });
  }

  follow(signal: AbortSignal, onmessage: (message: Message) => void, onlink: (up: boolean) => void): Promise<void> {
    return follow(this.#path('events'), this.token, signal, onmessage, onlink);
  }

  #act(method: 'POST' | 'PUT', call: string, body: unknown, logFrom: number): Promise<State> {
    return json(`${this.#path(call)}?log_from=${logFrom}`, { method, body, token: this.token });
  }

  #path(call: string): string {
    return `/games/${encodeURIComponent(this.game)}/${call}`;
  }
}
