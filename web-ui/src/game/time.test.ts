import { expect, it } from 'vitest';
import { timeLeft } from './time';

const t = (id: string, values: Record<string, string | number> = {}) => `${id} ${JSON.stringify(values)}`;

it('a clock is read in minutes, hours or days, whichever fits', () => {
  expect(timeLeft(59.2, t)).toBe('1:00');
  expect(timeLeft(9, t)).toBe('0:09');
  expect(timeLeft(3600 + 65, t)).toBe('1:01:05');
  expect(timeLeft(3 * 86_400 + 7200, t)).toBe('ui-clock-left-days {"days":3,"hours":2}');
  expect(timeLeft(-4, t)).toBe('0:00');
});
