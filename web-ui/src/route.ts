/** What an address means. A seat's token is in the fragment, which no server ever sees. */

export type Page = 'home' | 'game' | 'join' | 'replay' | 'rules' | 'cards' | 'history' | 'games' | 'learn' | 'example' | 'sheet' | 'lost';

export interface Route {
  page: Page;
  /** The game's id, or the name of a text. */
  id: string;
  token: string;
  query: URLSearchParams;
}

const NEEDS_ID: readonly Page[] = ['game', 'join', 'replay'];
const PAGES: readonly Page[] = ['game', 'join', 'replay', 'rules', 'cards', 'history', 'games', 'learn', 'example', 'sheet'];
/** The table of that game is for developers; players walk through it on the board. */
const MOVED: Readonly<Record<string, Page>> = { 'rules/example_of_play': 'example' };

export function parse({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', id = '', ...more] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const known = PAGES.find((page) => page === first);
  const complete = known && more.length === 0 && (id !== '' || !NEEDS_ID.includes(known));
  const page = first === '' ? 'home' : complete ? (MOVED[`${first}/${id}`] ?? known) : 'lost';
  return { page, id, token: decodeURIComponent(hash.slice(1)), query: new URLSearchParams(search) };
}
