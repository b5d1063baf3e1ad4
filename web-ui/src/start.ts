/** Puts the page on its feet once its words are there. */
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './i18n/index.svelte';
import { load } from './pages';
import { route } from './router.svelte';
import { applyTheme } from './store/theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the game');
applyTheme();
const [Page] = await Promise.all([load(route().page), speak(preferred())]);
mount(App, { target, props: { first: Page } });
// Where the page may be kept, it is: but never before what somebody waits for.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 3000);
