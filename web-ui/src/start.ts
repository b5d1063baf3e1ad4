/** Puts the page on its feet once its words are there. */
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './i18n/index.svelte';
import { load } from './pages';
import Unreachable from './pages/Unreachable.svelte';
import { route } from './router.svelte';
import { applyTheme } from './store/theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the game');
applyTheme();
// Without a server a page that was never gone to is not there.
const [Page] = await Promise.all([load(route().page).catch(() => Unreachable), speak(preferred())]);
mount(App, { target, props: { first: Page } });

/** Where the page may be kept, it is, with all that it has loaded before. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}

// Never before what somebody waits for.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepShell().catch(() => {}), 3000);
