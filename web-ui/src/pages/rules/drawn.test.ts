import { expect, test } from 'vitest';
import { drawn } from './drawn';

test('cubes, camps and orders of a line are drawn', () => {
  const { view, arrows } = drawn('T4 F6:2,14:4 S5:1 o16:5 r0/0 x0/0 orders=14-9,-16/5-4');
  expect(view.cubes).toEqual({ french: { 6: 2, 14: 4 }, spanish: { 5: 1 } });
  expect(view.outside).toEqual({ 16: 5 });
  expect(arrows.map(({ side, from, to }) => [side, from, to])).toEqual([['french', '14', '9'], ['french', 'o16', '16'], ['spanish', '5', '4']]);
});

test('nothing is nothing', () => {
  const { view, arrows } = drawn('T10 F1:1 S- o- r0/0 x0/0 orders=-/-');
  expect([view.cubes.spanish, view.outside, arrows]).toEqual([{}, {}, []]);
});

test('a single entry is an order, not the end of the orders', () => {
  expect(drawn('T10 F1:1 S- o20:5 r0/0 x0/0 orders=-20/-').arrows.map(({ from, to }) => [from, to])).toEqual([['o20', '20']]);
});

test('few areas are seen close, many on the whole board', () => {
  expect(drawn('T4 F14:3 S9:2 o- r0/0 x0/0').box.width).toBeLessThan(700);
  expect(drawn('T1 F1:2,6:2,10:1,11:2,19:2 S4:1,8:1,9:1,12:1,15:1,17:1 o1:5 r0/0 x0/0').box.width).toBe(1000);
});
