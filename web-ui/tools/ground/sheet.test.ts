import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../src/board/geometry';
import { curveAt, finely, outline, tremble } from './pen';
import { paletteOf, sheet } from './sheet';

const tokens = readFileSync(fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url)), 'utf8');

describe('the palette', () => {
  it('is read from the tokens, one colour for each light', () => {
    const css = ':root { --map-ink: light-dark(#111, #eee); --map-block: light-dark(rgb(1 2 3 / 0.1), rgb(4 5 6 / 0.2)); --paper: light-dark(#fff, #000); }';
    expect(paletteOf(css, 'light')).toEqual({ 'map-ink': '#111', 'map-block': 'rgb(1 2 3 / 0.1)' });
    expect(paletteOf(css, 'dark')).toEqual({ 'map-ink': '#eee', 'map-block': 'rgb(4 5 6 / 0.2)' });
  });

  it('must be there', () => {
    expect(() => paletteOf(':root {}', 'light')).toThrow('no colours');
  });
});

describe.each(['light', 'dark'] as const)('the sheet by %s', (light) => {
  const picture = sheet(paletteOf(tokens, light));

  it('has every colour that it uses', () => {
    const used = new Set([...picture.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !picture.includes(`--${name}:`))).toEqual([]);
    expect(used.size).toBeGreaterThan(12);
  });

  it('is quick to draw: no filters, and few elements', () => {
    expect(picture).not.toContain('filter');
    expect(picture.match(/<\w/g)?.length).toBeLessThan(500);
  });

  it('has only numbers in its paths', () => {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the pen', () => {
  it('strays a little, and always alike', () => {
    const points: Point[] = Array.from({ length: 50 }, (_, index) => [index * 19.3, index * 7.7]);
    expect(points.map(tremble)).toEqual(points.map(tremble));
    expect(Math.max(...points.map((point) => distance(point, tremble(point))))).toBeLessThan(2.5);
    expect(points.some((point) => distance(point, tremble(point)) > 0.3)).toBe(true);
  });

  it('divides long lines and keeps their ends', () => {
    const line = finely([[0, 0], [100, 0], [100, 5]]);
    expect(line.length).toBeGreaterThan(7);
    expect([line[0], line.at(-1)]).toEqual([[0, 0], [100, 5]]);
    expect(line).toContainEqual([100, 0]);
  });

  it('writes outlines as steps in half units', () => {
    expect(outline([[1, 1], [3, 1.5], [2, 0]])).toBe('M2 2l4 1-2-3z');
  });

  it('writes curves from a place', () => {
    expect(curveAt([10, 20], [[0, 0.5], [1, 1], [2, 2], [3, 0.5], [4, 1], [5, 1], [6, 0.5]])).toBe('M10 20.5c1 .5 2 1.5 3 0 1 .5 2 .5 3 0');
  });
});
