import { describe, expect, it } from 'vitest';
import { Zoom } from './zoom.svelte';

const frame = { left: 0, top: 0, width: 300, height: 300 } as DOMRect;
const touch = (pointerId: number, clientX: number, clientY: number, timeStamp = 0, type = 'pointermove') =>
  ({ pointerId, clientX, clientY, timeStamp, type, pointerType: 'touch' }) as PointerEvent;

function tap(zoom: Zoom, x: number, y: number, time: number): void {
  zoom.down(touch(1, x, y, time));
  zoom.up(touch(1, x, y, time, 'pointerup'));
}

describe('a closer look', () => {
  it('comes and goes by a double tap, about the place that was tapped', () => {
    const zoom = new Zoom(() => frame);
    tap(zoom, 100, 100, 0);
    expect(zoom.scale).toBe(1);
    tap(zoom, 102, 101, 200);
    expect(zoom.scale).toBeGreaterThan(2);
    expect(zoom.offset[0] + 102 * zoom.scale).toBeCloseTo(102);
    tap(zoom, 50, 50, 900);
    tap(zoom, 50, 50, 1000);
    expect([zoom.scale, ...zoom.offset]).toEqual([1, 0, 0]);
  });

  it('follows two fingers, and never leaves the frame empty', () => {
    const zoom = new Zoom(() => frame);
    zoom.down(touch(1, 100, 150));
    zoom.down(touch(2, 200, 150));
    expect(zoom.move(touch(2, 300, 150), false)).toBe(true);
    expect(zoom.scale).toBeCloseTo(2);
    zoom.move(touch(2, 110, 150), false);
    expect(zoom.scale).toBe(1);
    expect(zoom.offset.map(Math.abs)).toEqual([0, 0]);
  });

  it('is moved by one finger only when enlarged, and not while that finger draws an order', () => {
    const zoom = new Zoom(() => frame);
    zoom.down(touch(1, 150, 150));
    expect(zoom.move(touch(1, 190, 150), false)).toBe(false);
    zoom.up(touch(1, 190, 150, 0, 'pointerup'));
    zoom.by(2);
    zoom.down(touch(1, 150, 150));
    expect(zoom.move(touch(1, 190, 150), true)).toBe(false);
    const before = zoom.offset[0];
    expect(zoom.move(touch(1, 190, 150), false)).toBe(true);
    expect(zoom.offset[0]).toBe(before + 40);
  });
});
