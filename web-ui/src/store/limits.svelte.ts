/** How long what people write may be, as the server says; nothing until it has said so. */
import type { About } from '@src/api/types';
import { facts } from './facts';

let limits = $state.raw<About['limits']>();

export function limit(what: 'name' | 'chat' | 'seed' | 'question' | 'webhook' | 'mail'): number | undefined {
  if (!limits) facts().then((found) => (limits = found.limits), () => undefined);
  return limits?.[what];
}
