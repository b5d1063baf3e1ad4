import { describe, expect, it } from 'vitest';
import { formation, MOST_ALONE, queue } from './cubes';
import { distance } from './geometry';

const sizes = Array.from({ length: MOST_ALONE }, (_, index) => index + 1);

describe.each([['formation', formation], ['queue', queue]] as const)('a %s', (_, arrange) => {
  it.each(sizes)('of %i has a place for each cube, and none on another', (cubes) => {
    const spots = arrange(cubes);
    expect(spots).toHaveLength(cubes);
    for (const [index, spot] of spots.entries()) {
      for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThan(21);
    }
  });

  it.each(sizes)('of %i stands in the middle', (cubes) => {
    const rows = new Map<number, number>();
    for (const [x, y] of arrange(cubes)) rows.set(y, (rows.get(y) ?? 0) + x);
    for (const sum of rows.values()) expect(sum).toBeCloseTo(0);
  });
});

it('no two formations look alike', () => {
  expect(new Set(sizes.map((cubes) => JSON.stringify(formation(cubes)))).size).toBe(sizes.length);
});
