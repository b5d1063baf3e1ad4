import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { preferred, speak } from './i18n/index.svelte';
import { applyTheme } from './store/theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the game');
applyTheme();
await speak(preferred());
mount(App, { target });
