import { expect, test } from 'vitest';
import type { State } from '@src/api/types';
import { states } from '@src/fixtures/states';
import type { AnswerDraft } from './answerDraft.svelte';
import type { GameContext } from './context.svelte';
import type { Giving } from './giving.svelte';
import { read, write, type Sheet } from './sheet';
import { TextMode } from './textMode.svelte';

test('to undo with nothing sealed takes the last order off the sheet, and says what is left', async () => {
  const state = states['orders'] as State;
  const orders = {
    sheet: ['6-7', '9-14'].flatMap((order) => read(order) ?? []) as Sheet,
    remove(line: Sheet[number]) {
      this.sheet = this.sheet.filter((one) => one !== line);
    },
  };
  const speech = { t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(' '), maybe: () => undefined };
  const context = {
    teller: { speech, orders: (parts: string[]) => parts.join(', ') },
    session: { state, client: { words: async () => ({ lines: null, answer: null, act: 'undo' }) } },
    try: async (act: () => Promise<unknown>) => (await act(), true),
  } as unknown as GameContext;
  const mode = new TextMode(context, { orders } as unknown as AnswerDraft, { tutor: { warnings: [] } } as unknown as Giving);
  await mode.ask('undo', state, []);
  expect(orders.sheet.map(write)).toEqual(['6-7']);
  await mode.ask('undo', state, []);
  expect(mode.said.map(({ lines }) => lines)).toEqual([['spoken-added 6-7'], ['ui-orders-none']]);
});
