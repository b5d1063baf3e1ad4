import { expect, it } from 'vitest';
import { hourOf } from './dayTime';

it('ten turns are the hours from ten to three', () => {
  expect([1, 2, 5, 6, 10, 11].map(hourOf)).toEqual(['10:00', '10:30', '12:00', '12:30', '14:30', '15:00']);
});
