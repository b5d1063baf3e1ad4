import { describe, expect, it } from 'vitest';
import { blocks, inset } from './blocks';
import { chance } from './chance';
import { centroid, contains, surface, type Ring } from '../../src/board/geometry';
import { areas } from '../../src/board/shapes';

const GRAIN = { largest: 430, lane: 1.5, street: 5.5 };
const square: Ring = [[0, 0], [100, 0], [100, 100], [0, 100]];

describe('blocks of houses', () => {
  it('are the same every time', () => {
    expect(blocks(square, GRAIN, chance(3))).toEqual(blocks(square, GRAIN, chance(3)));
    expect(blocks(square, GRAIN, chance(3))).not.toEqual(blocks(square, GRAIN, chance(4)));
  });

  it('leave room for lanes and do not overlap', () => {
    const built = blocks(square, GRAIN, chance(3)).reduce((sum, block) => sum + surface(block), 0);
    expect(built).toBeGreaterThan(surface(square) / 2);
    expect(built).toBeLessThan(surface(square) * 0.82);
  });

  it.each(areas.map(({ id, ring }) => [id, ring] as const))('of area %i lie inside it', (id, ring) => {
    const built = blocks(ring, GRAIN, chance(id * 97));
    expect(built.length).toBeGreaterThan(20);
    expect(built.every((block) => contains(ring, centroid(block)))).toBe(true);
  });
});

it('an inset square is smaller by its rim', () => {
  expect(surface(inset(square, 10))).toBeCloseTo(6400);
  expect(surface(inset([...square].reverse(), 10))).toBeCloseTo(6400);
});
