import { describe, expect, it } from 'vitest';
import { contains, distance, surface } from './geometry';
import { areaById, areas, chain, crossing, crossroads, entries, gardens, gardenWalls, gates, streets, wall } from './shapes';
import { places, placeAt, standOf, wayThrough } from './places';

describe('the drawing', () => {
  it('has 21 areas that fill the walls with the gardens', () => {
    expect(areas).toHaveLength(21);
    const whole = areas.reduce((sum, { ring }) => sum + surface(ring), surface(gardens));
    expect(whole).toBeCloseTo(surface(wall), 3);
  });

  it('refuses borders that do not close', () => {
    expect(() => chain([[[0, 0], [1, 0]], [[5, 5], [6, 6]]])).toThrow('do not close');
  });

  it('joins lines whatever way they run', () => {
    expect(chain([[[0, 0], [1, 0]], [[1, 1], [1, 0]], [[1, 1], [0, 0]]])).toEqual([[0, 0], [1, 0], [1, 1]]);
  });

  it('has a crossing where areas share a border, and none where they touch in a corner', () => {
    expect(crossing(4, 9)).toBeUndefined();
    expect(crossing(5, 8)).toBeUndefined();
    expect(crossing(14, 15)).toEqual(crossing(15, 14));
    expect(crossroads).toHaveLength(2);
  });

  it('has a wall and no street wherever an area meets the gardens', () => {
    expect(gardenWalls.map(({ areas: pair }) => pair.filter((id) => id !== 0))).toEqual([[8], [9], [10]]);
    expect(streets.some(({ areas: pair }) => pair.includes(0))).toBe(false);
  });

  it('puts flags outside the walls', () => {
    expect(gates.map(({ area }) => area)).toEqual([1, 6, 16, 20]);
    expect(gates.some(({ outside }) => contains(wall, outside))).toBe(false);
  });
});

describe('hit testing', () => {
  it('finds every place by its own label', () => {
    expect(places.map(({ at }) => placeAt(at))).toEqual(places.map(({ id }) => id));
  });

  it('finds nothing in the river', () => {
    expect(placeAt([40, 470])).toBeUndefined();
  });

  it('finds areas under their cubes', () => {
    for (const { id, stands } of areas) {
      expect(placeAt(stands.french)).toBe(String(id));
      expect(placeAt(stands.spanish)).toBe(String(id));
    }
  });
});

describe('ways', () => {
  it('lead through the gate from outside', () => {
    const gate = gates.find(({ area }) => area === 16);
    expect(wayThrough('o16', '16')).toEqual(gate?.at);
    expect(standOf('o16', 'french')).toEqual(entries.find(({ id }) => id === 'o16')?.centre);
  });

  it('lead across a border that belongs to both areas', () => {
    const point = wayThrough('14', '15');
    const corners = areaById.get(14)?.ring.concat(areaById.get(15)?.ring ?? []) ?? [];
    expect(point && Math.min(...corners.map((corner) => distance(corner, point)))).toBeLessThan(20);
  });

  it('refuse a place that is not on the board', () => {
    expect(() => standOf('22', 'french')).toThrow('no place 22');
  });
});
