import { expect, it } from 'vitest';
import { announce, announcements, hush, notices, notify } from './notices.svelte';

const said = () => announcements().map(({ text }) => text);

it('nothing that was told is left when the next player sits down', () => {
  announce('The French draw a card that nobody else may know.');
  notify('Refused.', 'warning');
  hush();
  expect([said(), notices()]).toEqual([[], []]);
});

it('everything is said once, in order, also the same sentence twice', () => {
  for (const text of ['one', 'two', 'two', 'three']) announce(text);
  expect(said()).toEqual(['one', 'two', 'two', 'three']);
  hush();
});
