import { mount } from 'svelte';
import '@src/styles/base.css';
import { speak } from '@src/i18n/index.svelte';
import BoardPreview from './BoardPreview.svelte';
import Preview from './Preview.svelte';
import ScreenPreview from './ScreenPreview.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the preview');
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const board = asked.get('board');
await speak('en');
const screen = asked.get('screen');
if (screen) mount(ScreenPreview, { target, props: { which: screen } });
else if (board) mount(BoardPreview, { target, props: { which: board } });
else mount(Preview, { target });
