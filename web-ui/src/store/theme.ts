/** Day, candlelight, or whatever the system has; kept in this browser. */
import { keep, recall } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'dosdemayo.theme';

export function storedTheme(): Theme {
  const stored = recall(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export const storeTheme = (theme: Theme): void => keep(KEY, theme);
