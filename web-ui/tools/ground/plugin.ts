/** Draws the sheet when the page is built: `import light from 'ground:light'` is the address of the picture. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const PREFIX = 'ground:';
const INSIDE = '\0';

const inPage = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

async function draw(light: string): Promise<string> {
  // Through Vite, so that the drawing may share modules with the page.
  const { module } = await runnerImport<typeof import('./sheet')>(inPage('tools/ground/sheet.ts'), { configFile: false });
  return module.sheet(module.paletteOf(readFileSync(inPage('src/styles/tokens.css'), 'utf8'), light === 'dark' ? 'dark' : 'light'));
}

export function ground(): Plugin {
  let serving = false;
  return {
    name: 'ground',
    configResolved: ({ command }) => void (serving = command === 'serve'),
    resolveId: (id) => (id.startsWith(PREFIX) ? INSIDE + id : undefined),
    async load(id) {
      if (!id.startsWith(INSIDE + PREFIX)) return undefined;
      const light = id.slice(INSIDE.length + PREFIX.length);
      const source = await draw(light);
      if (serving) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const asset = this.emitFile({ type: 'asset', name: `ground-${light}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}
