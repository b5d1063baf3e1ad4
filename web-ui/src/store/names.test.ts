import { expect, it } from 'vitest';
import { cleanName } from './names';

it.each([
  ['  Ana  ', 'Ana'],
  ['מרים', 'מרים'],
  ['<b>Ana</b> 🦊', '<b>Ana</b> 🦊'],
  ['Ana\u202e', 'Ana'],
  ['Ana\u00a0\u2003y Bea', 'Ana y Bea'],
  ['👩\u200d👧', '👩👧'],
  ['\u200b \u202e', ''],
])('%j becomes %j', (typed, name) => expect(cleanName(typed)).toBe(name));
