/** Names parts in the page itself, so that the browser fetches them together with the script that calls for them. */
import type { Plugin } from 'vite';

export function preloads(wanted: readonly string[]): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const first = Object.values(bundle).flatMap((part) => (part.type === 'chunk' && wanted.includes(part.name) ? [part.fileName] : []));
        return [...new Set(first)].map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' as const }));
      },
    },
  };
}
