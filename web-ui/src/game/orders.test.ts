import { expect, test, vi } from 'vitest';
import type { Check, OrdersQuestion } from '@src/api/types';
import { states } from '@src/fixtures/states';
import type { GameContext } from './context.svelte';
import { OrdersDraft } from './orders.svelte';

const refusal = { code: 'unreadable', rule: null, warning: false, text: 'abc', what: '' } as const;
const check = vi.fn(async (): Promise<Check> => ({ accepted: false, answer: null, problems: [refusal], counted: null, free: null }));

function draftOf(orders: readonly string[] = []): OrdersDraft {
  const state = states['orders'];
  const session = { client: { game: 'one', check }, state };
  const context = { session, try: async (act: () => Promise<unknown>) => (await act(), true) } as unknown as GameContext;
  return new OrdersDraft(context, state?.question as OrdersQuestion, ['orders', orders]);
}

test('only what may be an order counts as one', () => {
  const draft = draftOf();
  draft.typed = 'abc';
  expect(draft.isEmpty).toBe(true);
  for (const order of ['6-7', '2x6 - 7', '6 to 7', '→ 16']) {
    draft.typed = order;
    expect(draft.isEmpty).toBe(false);
  }
});

test('what was said of a text goes with it', async () => {
  const draft = draftOf();
  draft.typed = '6-7, abc';
  expect(await draft.addTyped()).toBe(false);
  expect(draft.problems).toEqual([refusal]);
  draft.typed = '';
  expect(draft.problems).toEqual([]);
});

test('a leftover that is no order does not hold up what is drawn', async () => {
  const draft = draftOf(['6-7']);
  draft.typed = 'abc';
  expect(await draft.addLeftover()).toBe(true);
  draft.typed = '12_15';
  expect(await draft.addLeftover()).toBe(false);
});
