import { mount } from 'svelte';
import '@src/styles/base.css';
import { speak } from '@src/i18n/index.svelte';
import BoardStage from './BoardStage.svelte';
import Gallery from './Gallery.svelte';
import ScreenStage from './ScreenStage.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the gallery');
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const board = asked.get('board');
await speak('en');
const screen = asked.get('screen');
if (screen) mount(ScreenStage, { target, props: { which: screen } });
else if (board) mount(BoardStage, { target, props: { which: board } });
else mount(Gallery, { target });
