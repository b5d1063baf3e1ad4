import { expect, test, vi } from 'vitest';
import type { LessonState } from '@src/api/types';
import { states } from '@src/fixtures/states';
import { LessonClient } from './client';

const judged = { state: states['orders'], given: 0, task: 1, verdict: { text: 'no1', rule: '5.2' }, done: false } as LessonState;
vi.mock('@src/api/client', () => ({ SeatClient: class {}, lessonCheck: vi.fn(), lessonStep: async () => judged }));

test('what was wrong is said until it is tried again', async () => {
  const client = new LessonClient('spanish', 'move');
  const state = await client.state();
  expect(client.progressOf(state)?.verdict).toEqual(judged.verdict);
  expect(client.progressOf(state, true)?.verdict).toBeNull();
  expect(client.progressOf(state, true)?.task).toBe(1);
});
