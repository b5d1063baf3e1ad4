import { describe, expect, it } from 'vitest';
import { course } from './arrows';
import { distance, type Point } from './geometry';

const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
const firstPoint = (text: string): Point => numbers(text).slice(0, 2) as unknown as Point;
const lastPoint = (text: string): Point => numbers(text).slice(-2) as unknown as Point;

describe('the course of an arrow', () => {
  it('keeps clear of both ends', () => {
    const { shaft, head } = course([0, 0], [200, 0], undefined, { startGap: 20, endGap: 30 });
    expect(distance(firstPoint(shaft), [0, 0])).toBeGreaterThanOrEqual(20);
    expect(distance(firstPoint(shaft), [0, 0])).toBeLessThan(26);
    expect(distance(firstPoint(head), [200, 0])).toBeGreaterThanOrEqual(30);
    expect(distance(firstPoint(head), [200, 0])).toBeLessThan(37);
  });

  it('bends through the border that it crosses', () => {
    const { badge } = course([0, 0], [200, 0], [100, 30]);
    expect(badge[1]).toBeGreaterThan(20);
    expect(badge[1]).toBeLessThan(32);
  });

  it('does not loop through a border far aside', () => {
    const { badge } = course([0, 0], [100, 0], [50, 400]);
    expect(badge[1]).toBeLessThan(40);
  });

  it('runs beside the arrow that comes the other way', () => {
    const there = course([0, 0], [200, 0], undefined, { lane: 10 });
    const back = course([200, 0], [0, 0], undefined, { lane: 10 });
    expect(firstPoint(there.shaft)[1]).toBeCloseTo(10);
    expect(lastPoint(back.shaft)[1]).toBeCloseTo(-10);
  });
});
