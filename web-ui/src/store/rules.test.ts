import { expect, test } from 'vitest';
import { blocksOf, spans } from './rules';

test('rules that are named in brackets stand apart', () => {
  expect(spans('It *counts*. (5.4, C-F3)')).toEqual([
    { style: 'plain', text: 'It ' },
    { style: 'emphasis', text: 'counts' },
    { style: 'plain', text: '. ' },
    { style: 'plain', text: '(' },
    { style: 'rule', text: '5.4' },
    { style: 'plain', text: ', ' },
    { style: 'rule', text: 'C-F3' },
    { style: 'plain', text: ')' },
  ]);
});

test('other numbers are only numbers', () => {
  expect(spans('Play it ([command line](../command-line.md)).')).toEqual([{ style: 'plain', text: 'Play it (command line).' }]);
  expect(spans('Four gates (1, 6, 16, 20)').every(({ style }) => style === 'plain')).toBe(true);
});

test('what stands under a heading does not belong to it', () => {
  expect(blocksOf('### Is it?\nIt is,\nindeed.')).toEqual([
    { kind: 'heading', level: 3, text: 'Is it?' },
    { kind: 'paragraph', text: 'It is, indeed.' },
  ]);
});
