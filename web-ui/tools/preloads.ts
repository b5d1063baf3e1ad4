/** Names parts in the page itself, so that the browser fetches them together with the script that calls for them. */
import type { Plugin } from 'vite';

/** `first` is the part that asks ahead: it must not wait for any other. */
export function preloads(first: string, wanted: readonly string[]): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const awaited = chunks.find(({ name }) => name === first)?.imports ?? ['nothing of that name'];
        if (awaited.length > 0) throw new Error(`the part ${first} waits for ${awaited.join(', ')}`);
        const hrefs = chunks.filter(({ name }) => wanted.includes(name)).map(({ fileName }) => `/${fileName}`);
        return hrefs.map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' as const }));
      },
    },
  };
}
