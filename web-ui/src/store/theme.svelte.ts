/** Day, candlelight, or whatever the system has. */
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'dosdemayo.theme';
const stored = localStorage.getItem(KEY);
let chosen = $state<Theme>(stored === 'light' || stored === 'dark' ? stored : 'auto');

export const theme = (): Theme => chosen;

export function applyTheme(): void {
  const root = document.documentElement;
  if (chosen === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = chosen;
}

export function setTheme(next: Theme): void {
  chosen = next;
  localStorage.setItem(KEY, next);
  applyTheme();
}
