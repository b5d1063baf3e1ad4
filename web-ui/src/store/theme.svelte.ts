/** The light in which the page is seen now. */
import { storedTheme, storeTheme, type Theme } from './theme';

export type { Theme };

let chosen = $state<Theme>(storedTheme());

export const theme = (): Theme => chosen;

export function applyTheme(): void {
  const root = document.documentElement;
  if (chosen === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = chosen;
}

export function setTheme(next: Theme): void {
  chosen = next;
  storeTheme(next);
  applyTheme();
}
