/** What the server says of itself, asked for once. */
import { about } from '@src/api/client';
import type { About } from '@src/api/types';

let asked: Promise<About> | undefined;

export function facts(): Promise<About> {
  asked ??= about();
  asked.catch(() => (asked = undefined));
  return asked;
}
