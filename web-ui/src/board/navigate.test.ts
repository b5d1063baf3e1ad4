import { describe, expect, it } from 'vitest';
import { directionOf, towards, type Direction } from './navigate';
import { places } from './places';

const go = (from: string, direction: Direction) => {
  const here = places.find(({ id }) => id === from);
  return here && towards(places, here.at, direction)?.id;
};

describe('arrow keys', () => {
  it('are the four of the keyboard', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map(directionOf)).toEqual(['left', 'right', 'up', 'down', undefined]);
  });

  it('lead to what one sees in that direction', () => {
    expect(go('14', 'left')).toBe('9');
    expect(go('14', 'right')).toBe('11');
    expect(go('2', 'right')).toBe('3');
    expect(go('10', 'up')).toBe('8');
    expect(go('20', 'down')).toBe('o20');
    expect(go('1', 'left')).toBe('o1');
  });

  it('stop at the edge of the sheet', () => {
    expect(go('o6', 'right')).toBeUndefined();
    expect(go('o6', 'up')).toBeUndefined();
  });

  it('reach every place from any other', () => {
    const directions: Direction[] = ['left', 'right', 'up', 'down'];
    const reached = new Set(['14']);
    const queue = ['14'];
    for (let from = queue.pop(); from; from = queue.pop()) {
      for (const next of directions.map((direction) => go(from as string, direction))) {
        if (next && !reached.has(next)) queue.push(next);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(places.length);
  });
});
