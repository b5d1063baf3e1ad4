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
