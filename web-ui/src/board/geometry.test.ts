import { describe, expect, it } from 'vitest';
import { centroid, contains, midway, path, signedSurface, smooth, surface, unit, type Ring } from './geometry';

const square: Ring = [[0, 0], [10, 0], [10, 10], [0, 10]];
const arrowhead: Ring = [[0, 0], [10, 5], [0, 10], [4, 5]];

describe('rings', () => {
  it('know their surface and their sense', () => {
    expect(surface(square)).toBe(100);
    expect(signedSurface(square)).toBe(100);
    expect(signedSurface([...square].reverse())).toBe(-100);
  });

  it('have their centroid where they balance', () => {
    expect(centroid(square)).toEqual([5, 5]);
    expect(centroid([[0, 0], [8, 0], [8, 2], [0, 2]])).toEqual([4, 1]);
  });

  it('contain what lies inside, also when they are not convex', () => {
    expect(contains(arrowhead, [5, 5])).toBe(true);
    expect(contains(arrowhead, [2, 5])).toBe(false);
    expect(contains(square, [11, 5])).toBe(false);
  });
});

describe('lines', () => {
  it('have their middle by length, not by number of points', () => {
    expect(midway([[0, 0], [1, 0], [2, 0], [10, 0]])).toEqual([5, 0]);
    expect(midway([[0, 0], [0, 4], [8, 4]])).toEqual([2, 4]);
  });

  it('become path data', () => {
    expect(path(square, true)).toBe('M0 0L10 0L10 10L0 10Z');
    expect(smooth([[0, 0], [6, 0], [12, 0]])).toBe('M0 0C1 0 4 0 6 0C8 0 11 0 12 0');
  });
});

it('the null vector has no direction and stays', () => {
  expect(unit([0, 0])).toEqual([0, 0]);
  expect(unit([0, 4])).toEqual([0, 1]);
});
