import { describe, expect, it } from 'vitest';
import { add, counts, isRisky, origins, placeOf, range, read, remove, setCubes, targets, write, type Sheet } from './sheet';
import type { FrenchOrderOptions, SpanishOrderOptions } from '@src/api/types';

const french: FrenchOrderOptions = {
  side: 'french',
  limit: 2,
  groups: [
    { origin: 6, cubes: 2, counted: true, destinations: [5, 7, 11] },
    { origin: 11, cubes: 1, counted: true, destinations: [12, 14] },
    { origin: 15, cubes: 3, counted: false, destinations: [9, 14, 16] },
    { origin: 0, cubes: 5, counted: true, destinations: [16] },
    { origin: 0, cubes: 5, counted: true, destinations: [20] },
  ],
};
const spanish = (splits: number): SpanishOrderOptions => ({
  side: 'spanish',
  splits,
  groups: [
    { origin: 11, cubes: 3, most: 3, numbered: false, destinations: [12, 13, 14], risky: [] },
    { origin: 9, cubes: 3, most: 1, numbered: true, destinations: [14, 15], risky: [15] },
    { origin: 4, cubes: 4, most: 2, numbered: true, destinations: [2, 3], risky: [] },
  ],
});
const texts = (sheet: Sheet) => sheet.map(write);

describe('orders in writing', () => {
  it.each(['9-14', '2x11-14', '-16'])('%s is read and written alike', (text) => {
    const line = read(text);
    expect(line && write(line)).toBe(text);
  });

  it('that are none are not read', () => {
    expect(['', '9', '9-', 'x9-14', 'a-b'].map(read)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('from outside start in the box that leads there', () => {
    expect(placeOf({ origin: 0, destination: 16 })).toBe('o16');
    expect(placeOf({ origin: 6, destination: 7 })).toBe('6');
  });
});

describe('a French sheet', () => {
  it('takes counted orders up to the limit, free ones beyond it', () => {
    let sheet = add(french, [], '6', 7);
    sheet = add(french, sheet, 'o16', 16);
    expect(counts(french, sheet)).toEqual({ counted: 2, free: 0 });
    expect(origins(french, sheet)).toEqual(['15']);
    sheet = add(french, sheet, '15', 14);
    expect(counts(french, sheet)).toEqual({ counted: 2, free: 1 });
    expect(texts(sheet)).toEqual(['6-7', '-16', '15-14']);
  });

  it('sends several orders from one place, but no more than it has cubes', () => {
    const one = add(french, [], '6', 7);
    expect(targets(french, one, '6')).toEqual([5, 11]);
    expect(targets(french, add(french, [], '11', 12), '11')).toEqual([]);
  });

  it('has no numbers, and no order twice or to where none leads', () => {
    const sheet = add(french, [], '6', 7);
    expect(range(french, sheet, { origin: 6, destination: 7 })).toBeUndefined();
    expect(add(french, sheet, '6', 7)).toEqual(sheet);
    expect(add(french, sheet, '6', 20)).toEqual(sheet);
  });
});

describe('a Spanish sheet', () => {
  it('has one order for a group: a second takes the place of the first', () => {
    const sheet = add(spanish(0), add(spanish(0), [], '11', 12), '11', 14);
    expect(texts(sheet)).toEqual(['11-14']);
  });

  it('splits a group where a card allows it', () => {
    const options = spanish(1);
    let sheet = add(options, add(options, [], '11', 12), '11', 14);
    expect(texts(sheet)).toEqual(['2x11-12', '1x11-14']);
    sheet = add(options, sheet, '11', 13);
    expect(texts(sheet)).toEqual(['1x11-12', '1x11-14', '1x11-13']);
    expect(texts(remove(options, remove(options, sheet, { origin: 11, destination: 13 }), { origin: 11, destination: 12 }))).toEqual(['11-14']);
  });

  it('splits no more groups than allowed', () => {
    const options = spanish(1);
    let sheet = add(options, add(options, [], '11', 12), '11', 14);
    sheet = add(options, add(options, sheet, '4', 2), '4', 3);
    expect(texts(sheet)).toEqual(['2x11-12', '1x11-14', '4-3']);
  });

  it('offers a number where fewer may leave than can', () => {
    const sheet = add(spanish(0), add(spanish(0), [], '4', 2), '9', 14);
    expect(range(spanish(0), sheet, { origin: 4, destination: 2 })).toEqual({ value: 2, min: 1, max: 2 });
    expect(range(spanish(0), sheet, { origin: 9, destination: 14 })).toBeUndefined();
    expect(texts(setCubes(spanish(0), sheet, { origin: 4, destination: 2 }, 1))).toEqual(['1x4-2', '9-14']);
    expect(texts(setCubes(spanish(0), setCubes(spanish(0), sheet, { origin: 4, destination: 2 }, 1), { origin: 4, destination: 2 }, 2))).toEqual(['4-2', '9-14']);
  });

  it('marks what needs a card', () => {
    expect(isRisky(spanish(0), { origin: 9, destination: 15 })).toBe(true);
    expect(isRisky(spanish(0), { origin: 9, destination: 14 })).toBe(false);
  });
});
