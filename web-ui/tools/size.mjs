// Says how much script the page loads, gzipped, and fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const assets = new URL('../../src/dosdemayo/web/static/assets/', import.meta.url);
const sizes = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, assets))).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes) console.log(`${String(size).padStart(8)}  ${name}`);
console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes of script, gzipped`);
process.exit(total > LIMIT ? 1 : 0);
