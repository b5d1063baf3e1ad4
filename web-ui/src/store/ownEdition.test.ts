import { expect, it, vi } from 'vitest';
import { Refusal } from '@src/api/http';
import { edition as base } from '@src/fixtures/edition';

const told = vi.hoisted(() => vi.fn());
vi.mock('./edition', () => ({ editionInFile: told }));
vi.mock('@src/i18n/index.svelte', () => ({
  t: (id: string, values = {}) => [id, ...Object.values(values)].join(' '),
  maybe: (id: string) => id,
}));

const { lineOutsideUtf8, OwnEdition } = await import('./ownEdition.svelte');

async function looked(picked: File) {
  const own = new OwnEdition(picked);
  await own.looked;
  return own;
}

const bytes = (text: string, encoding: BufferEncoding = 'utf-8') => new Uint8Array(Buffer.from(text, encoding)).buffer;
const file = (...parts: BlobPart[]) => new File(parts, 'mine.toml');

it('is told by the server', async () => {
  told.mockResolvedValueOnce({ ...base, name: 'my box' });
  const { right, wrong } = await looked(file('\uFEFFname = "my box"'));
  expect(told).toHaveBeenCalledWith('name = "my box"');
  expect(right).toMatchObject({ text: 'name = "my box"', edition: { name: 'my box' } });
  expect(wrong).toBeUndefined();
});

it('is refused in the sentence of the server', async () => {
  told.mockRejectedValueOnce(new Refusal(422, 'invalid', [{ code: 'invalid', where: 'edition_file', what: 'x is unknown; did you mean y?', rule: null, warning: false }]));
  expect(await looked(file('x = 1'))).toMatchObject({ right: undefined, wrong: 'ui-error-edition mine.toml x is unknown; did you mean y?' });
});

it('is not to blame where the server is away', async () => {
  told.mockRejectedValueOnce(new Refusal(0, 'unreachable'));
  expect(await looked(file('x = 1'))).toMatchObject({ right: undefined, wrong: 'ui-error-unreachable' });
});

it('is refused here where it is not UTF-8', async () => {
  told.mockClear();
  expect(await looked(file(bytes('a\nb = "é"', 'latin1')))).toMatchObject({ right: undefined, wrong: 'ui-error-edition mine.toml ui-edition-not-utf8 2.' });
  expect(told).not.toHaveBeenCalled();
});

it('is to be picked again where it cannot be read', async () => {
  const changed = Object.assign(file('x'), { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) });
  expect(await looked(changed)).toMatchObject({ right: undefined, wrong: 'ui-edition-unreadable mine.toml' });
});

it.each([
  ['', 'utf-8', 0],
  ['\uFEFFname = "Monteleón"\r\n', 'utf-8', 0],
  ['a = "\uFFFD"', 'utf-8', 0],
  ['# Monteleón', 'latin1', 1],
  ['a = 1\r\n\r\nb = "ñ"\r\n', 'latin1', 3],
  ['\uFEFFa = 1', 'utf16le', 1],
] as const)('%j in %s is outside UTF-8 in line %d', (text, encoding, line) => expect(lineOutsideUtf8(bytes(text, encoding))).toBe(line));
