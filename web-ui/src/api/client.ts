/** The calls of the contract, by name. */
import { connect, dataOf } from './http';
import type { Answer, CheckAnswer, Contribute, CreateGame, ImportRecord, Join, KnownGame, LessonTry, NameBeat, PlayOn, SetNotices, Side, StandingModel, Viewpoint } from './types';

const api = connect();

export const about = () => dataOf(api.GET('/api/about'));
/** With its words in one language. The page comes with a hint to the browser to fetch exactly this. */
export const edition = (name: string, lang: string) => dataOf(api.GET('/api/editions/{name}', { params: { path: { name }, query: { lang } } }));
/** What an edition file says, or what is wrong with it, in a language. */
export const tellEdition = (edition_file: string, lang: string) =>
  dataOf(api.POST('/api/editions', { body: { edition_file }, headers: { 'Accept-Language': lang } }));
/** All texts of a language. The page comes with a hint to the browser to fetch exactly this. */
export const catalogText = (language: string) => dataOf(api.GET('/api/catalogs/{language}', { params: { path: { language } }, parseAs: 'text' }));
/** One file of texts, for the page that alone needs it. */
export const catalogFile = (language: string, file: string) => dataOf(api.GET('/api/catalogs/{language}/{file}.ftl', { params: { path: { language, file } }, parseAs: 'text' }));
export const rulesText = (name: string, lang: string) => dataOf(api.GET('/api/rules/{name}', { params: { path: { name }, query: { lang } }, parseAs: 'text' }));
/** What is wrong with an edition file is said in the language of the page, which need not be the browser's. */
export const createGame = (body: CreateGame) =>
  dataOf(api.POST('/api/games', { body, headers: { 'Accept-Language': document.documentElement.lang } }));
export const join = (game: string, body: Join) => dataOf(api.POST('/api/games/{game}/join', { params: { path: { game } }, body }));
/** What an invitation is to; it is not taken up by looking. */
export const invited = (game: string, invitation: string) =>
  dataOf(api.POST('/api/games/{game}/invitation', { params: { path: { game } }, body: { invitation }, headers: { 'Accept-Language': document.documentElement.lang } }));
/** A text as a picture (SVG) for cameras. */
export const qrCode = (text: string) => dataOf(api.POST('/api/qr', { body: { text }, parseAs: 'text' }));
export const importRecord = (body: ImportRecord) => dataOf(api.POST('/api/records', { body }));
export const lessonOutline = (side: Side) => dataOf(api.GET('/api/lesson/{side}', { params: { path: { side } } }));
export const lessonStep = (side: Side, step: string, answers: readonly Answer[]) => dataOf(api.POST('/api/lesson/{side}/{step}', { params: { path: { side, step } }, body: { answers } }));
export const lessonCheck = (side: Side, step: string, body: LessonTry) => dataOf(api.POST('/api/lesson/{side}/{step}/check', { params: { path: { side, step } }, body }));
export const exampleGame = () => dataOf(api.GET('/api/example'));
/** A game of one's own from a turn of the example on. */
export const playOn = (turn: number, body: PlayOn) => dataOf(api.POST('/api/example/{turn}', { params: { path: { turn } }, body }));
export const myGames = (games: readonly KnownGame[]) => dataOf(api.POST('/api/my-games', { body: { games } }));

/** A game as one seat, or a spectator, may know and touch it. */
export class SeatClient {
  readonly #api;
  readonly #params;

  constructor(
    readonly game: string,
    readonly token: string,
  ) {
    this.#api = connect(token);
    this.#params = { path: { game } };
  }

  state = (log_from = 0, signal: AbortSignal | null = null) =>
    dataOf(this.#api.GET('/api/games/{game}/state', { params: { ...this.#params, query: { log_from } }, signal }));
  /** What happens, as it happens: an event stream. */
  events = (signal: AbortSignal) => dataOf(this.#api.GET('/api/games/{game}/events', { params: this.#params, parseAs: 'stream', signal }));

  answer = (question: number, answer: Answer, from = 0, open = false) =>
    dataOf(this.#api.POST('/api/games/{game}/answer', this.#openly({ question, answer }, from, open)));
  seal = (question: number, answer: Answer, from = 0) => dataOf(this.#api.POST('/api/games/{game}/seal', this.#act({ question, answer }, from)));
  contribute = (body: Contribute) => dataOf(this.#api.POST('/api/games/{game}/contribution', { params: this.#params, body }));
  unseal = (question: number, from = 0) => dataOf(this.#api.POST('/api/games/{game}/unseal', this.#act({ question }, from)));
  reveal = (question: number, from = 0) => dataOf(this.#api.POST('/api/games/{game}/reveal', this.#act({ question }, from)));
  undo = (from = 0) => dataOf(this.#api.POST('/api/games/{game}/undo', this.#act({}, from)));
  resign = (from = 0) => dataOf(this.#api.POST('/api/games/{game}/resign', this.#act({}, from)));
  wait = (beat: NameBeat, from = 0, open = false) => dataOf(this.#api.POST('/api/games/{game}/wait', this.#openly(beat, from, open)));
  ready = (beat: NameBeat, from = 0, open = false) => dataOf(this.#api.POST('/api/games/{game}/ready', this.#openly(beat, from, open)));
  draw = (turn: number, drawing: Side[], from = 0) => dataOf(this.#api.POST('/api/games/{game}/draw', this.#act({ turn, drawing }, from)));
  look = (from = 0) => dataOf(this.#api.POST('/api/games/{game}/look', this.#act({}, from)));
  stand = (standing: StandingModel | null, from = 0) => dataOf(this.#api.PUT('/api/games/{game}/standing', this.#act({ standing }, from)));
  rematch = (from = 0) => dataOf(this.#api.POST('/api/games/{game}/rematch', this.#act({}, from)));
  level = (level: string, from = 0) => dataOf(this.#api.PUT('/api/games/{game}/level', this.#act({ level }, from)));
  rename = (name: string, from = 0) => dataOf(this.#api.PUT('/api/games/{game}/name', this.#act({ name }, from)));

  /** Another token in place of this one, which does not count any more. */
  renewToken = () => dataOf(this.#api.POST('/api/games/{game}/token', { params: this.#params, body: { whose: 'mine' } }));

  /** Keep a draft, and hear what is wrong with it. */
  saveDraft = (question: number, answer: Answer) => dataOf(this.#api.PUT('/api/games/{game}/draft', { params: this.#params, body: { question, answer } }));
  check = (body: CheckAnswer) => dataOf(this.#api.POST('/api/games/{game}/check', { params: this.#params, body }));
  hint = (question: number) => dataOf(this.#api.POST('/api/games/{game}/hint', { params: this.#params, body: { question } }));
  tutor = (question: number, answer: Answer) => dataOf(this.#api.POST('/api/games/{game}/tutor', { params: this.#params, body: { question, answer } }));
  /** What this seat may see, in words; nothing where the word is not known. */
  words = (text: string, lang: string) => dataOf(this.#api.POST('/api/games/{game}/words', { params: this.#params, body: { text, lang } }));
  chat = (from = 0) => dataOf(this.#api.GET('/api/games/{game}/chat', { params: { ...this.#params, query: { from } } }));
  say = (text: string) => dataOf(this.#api.POST('/api/games/{game}/chat', { params: this.#params, body: { text } }));
  notices = (body: SetNotices) => dataOf(this.#api.PUT('/api/games/{game}/notices', { params: this.#params, body }));
  confirmMail = (code: string) => dataOf(this.#api.POST('/api/games/{game}/notices/confirm', { params: this.#params, body: { code } }));
  edition = (lang: string) => dataOf(this.#api.GET('/api/games/{game}/edition', { params: { ...this.#params, query: { lang } } }));
  record = () => dataOf(this.#api.GET('/api/games/{game}/record', { params: this.#params, parseAs: 'text' }));
  report = (step?: number) =>
    dataOf(this.#api.GET('/api/games/{game}/report', { params: { ...this.#params, query: step === undefined ? {} : { step } }, parseAs: 'text' }));
  replay = (viewpoint: Viewpoint) => dataOf(this.#api.GET('/api/games/{game}/replay', { params: { ...this.#params, query: { viewpoint } } }));

  ending = () => dataOf(this.#api.GET('/api/games/{game}/ending', { params: this.#params }));
  prospects = () => dataOf(this.#api.GET('/api/games/{game}/prospects', { params: this.#params }));

  /** A call that answers with the new state, its log from there on. */
  #act<Body>(body: Body, log_from: number) {
    return { params: { ...this.#params, query: { log_from } }, body };
  }

  /** The same; before a screen that both share nothing comes back but what both may see. */
  #openly<Body>(body: Body, log_from: number, as_spectator: boolean) {
    return { params: { ...this.#params, query: { log_from, as_spectator } }, body };
  }
}
