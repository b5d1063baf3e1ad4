import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 500])('agrees with another one on %i letters', (length) => {
  const text = 'seal → ñ'.repeat(100).slice(0, length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
