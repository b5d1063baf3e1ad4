/** The pages. The game comes with the page itself; each other is fetched when it is first gone to. */
import type { Component } from 'svelte';
import Game from './pages/Game.svelte';
import type { Page, Route } from './route';

export type PageComponent = Component<{ route: Route }>;

const PAGES: Readonly<Record<Page, () => Promise<{ default: PageComponent }>>> = {
  home: () => import('./pages/Home.svelte'),
  game: async () => ({ default: Game }),
  join: () => import('./pages/Join.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  cards: () => import('./pages/Cards.svelte'),
  history: () => import('./pages/History.svelte'),
  games: () => import('./pages/Games.svelte'),
  example: () => import('./pages/Example.svelte'),
  sheet: () => import('./pages/Sheet.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  lost: () => import('./pages/NotFound.svelte'),
};

export const load = async (page: Page): Promise<PageComponent> => (await PAGES[page]()).default;
