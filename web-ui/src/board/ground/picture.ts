/** The drawn sheet, by daylight and by candlelight. */
import dark from 'ground:dark';
import light from 'ground:light';
import { storedTheme } from '@src/store/theme';

export { dark, light };

/** The one that will be seen. */
export function pictureNow(): string {
  const theme = storedTheme();
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? dark : light;
}
