import { expect, it } from 'vitest';
import { announce, announcement, hush, notices, notify } from './notices.svelte';

it('nothing that was told is left when the next player sits down', () => {
  announce('The French draw a card that nobody else may know.');
  notify('Refused.', 'warning');
  hush();
  expect([announcement(), notices()]).toEqual(['', []]);
});
