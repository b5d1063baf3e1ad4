import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ground } from './tools/ground/plugin.ts';
import { preloads } from './tools/preloads.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Which languages there are: a folder of catalogs each. */
const locales = readdirSync(inRepository('src/dosdemayo/content/base/strings')).sort();
const api = process.env['DOSDEMAYO_API'] ?? 'http://127.0.0.1:8000';

/** Few parts, because each is a request: what asks ahead, what shows a game, and by themselves the pages that not every visit needs. */
const PARTS = [
  { name: 'first', test: /node_modules\/openapi-fetch|src\/(main|route|api\/(client|http)|store\/(preload|storage|edition|theme)|board\/ground\/picture)\.ts$|ground:|preload-helper/, priority: 2 },
  { name: 'game', test: /node_modules|src\/(App|pages\.ts|i18n|router|board|game\/(?!Replay)|store|ui|pages\/(Game|Header)\.svelte)/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), ground(), preloads('first', ['start', 'game'])],
  define: { LOCALES: JSON.stringify(locales) },
  resolve: {
    alias: {
      '@content': inRepository('src/dosdemayo/content/base'),
      '@src': fileURLToPath(new URL('src', import.meta.url)),
    },
  },
  build: {
    outDir: inRepository('src/dosdemayo/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The page must not load anything that is not a file of its own: no inlined data addresses.
    assetsInlineLimit: 0,
    // One small sheet: no page waits for its own.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: {
    fs: { allow: [inRepository('')] },
    proxy: { '/api': api },
  },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});
