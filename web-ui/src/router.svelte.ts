/** Where the page is, and how it gets elsewhere without being loaded anew. */
import { parse, type Route } from './route';

export type { Route };

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
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  const here = link.getAttribute('href')?.match(/^#(.+)/)?.[1];
  // The address keeps its fragment, which is a seat's token: only the focus goes to a place on this page.
  if (here) document.getElementById(here)?.focus();
  else go(link.href);
}

export function listen(): () => void {
  addEventListener('popstate', read);
  document.addEventListener('click', onclick);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', onclick);
  };
}
