/** The colours of the board by day and by candlelight, read from the page's tokens, so that they are written down once. */
/** Colours by the names of their tokens, without the dashes before them. */
export type Palette = Readonly<Record<string, string>>;
export type Light = 'light' | 'dark';

const TOKEN = /--(map-[\w-]+): light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)/g;

export function paletteOf(tokens: string, light: Light): Palette {
  const found = [...tokens.matchAll(TOKEN)].map(([, name = '', day = '', night = '']) => [name, light === 'light' ? day : night]);
  if (found.length === 0) throw new Error('the tokens have no colours of the board');
  return Object.fromEntries(found) as Palette;
}
