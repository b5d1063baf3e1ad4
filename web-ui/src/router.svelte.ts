/** Addresses and pages. A seat's token is in the fragment, which no server ever sees. */

export type Page = 'home' | 'game' | 'join' | 'replay' | 'rules' | 'cards' | 'games' | 'lost';

export interface Route {
  page: Page;
  /** The game's id, or the name of a text. */
  id: string;
  token: string;
  query: URLSearchParams;
}

const NEEDS_ID: readonly Page[] = ['game', 'join', 'replay'];
const PAGES: readonly Page[] = ['game', 'join', 'replay', 'rules', 'cards', 'games'];

export function parse({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', id = '', ...more] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const known = PAGES.find((page) => page === first);
  const complete = known && more.length === 0 && (id !== '' || !NEEDS_ID.includes(known));
  const page = first === '' ? 'home' : complete ? known : 'lost';
  return { page, id, token: decodeURIComponent(hash.slice(1)), query: new URLSearchParams(search) };
}

let current = $state.raw(parse(location));
const read = () => (current = parse(location));

export const route = (): Route => current;

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew. */
function onclick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.href);
}

export function listen(): () => void {
  addEventListener('popstate', read);
  document.addEventListener('click', onclick);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', onclick);
  };
}
