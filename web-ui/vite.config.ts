import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const api = process.env['DOSDEMAYO_API'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
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
  },
  server: {
    fs: { allow: [inRepository('')] },
    proxy: { '/api': api },
  },
  test: { include: ['src/**/*.test.ts'] },
});
