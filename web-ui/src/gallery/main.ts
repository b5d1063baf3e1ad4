import { mount } from 'svelte';
import '@src/styles/tokens.css';
import BoardStage from './BoardStage.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the gallery');
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
mount(BoardStage, { target, props: { which: asked.get('board') ?? 'start' } });
