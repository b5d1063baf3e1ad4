import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry } from '@src/fixtures/events';
import { turnSeven } from '@src/fixtures/views';
import { animationsOf } from './animations';
import { AnimationQueue } from './animationQueue.svelte';
import { setPace } from '@src/store/pace.svelte';

const motion = vi.hoisted(() => ({ prefersReducedMotion: { current: false } }));
vi.mock('svelte/motion', () => motion);

const draws = [0, 1].map((n) => entry(n, 7, { code: 'drew', rule: '4.2', side: 'spanish', card: null }));
const scenes = animationsOf(turnSeven, turnSeven, draws);
const started = () => {
  const queue = new AnimationQueue();
  queue.play(scenes);
  return queue;
};

describe('scenes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    motion.prefersReducedMotion.current = false;
    setPace('normal');
  });

  it('follow each other, each after its time', () => {
    const queue = started();
    expect(queue.current).toBe(scenes[0]);
    vi.advanceTimersByTime(scenes[0]!.lasts);
    expect(queue.current).toBe(scenes[1]);
    vi.advanceTimersByTime(scenes[1]!.lasts);
    expect(queue.current).toBeUndefined();
  });

  it('are ended one by one, or all at once', () => {
    const queue = started();
    queue.next();
    expect(queue.current).toBe(scenes[1]);
    vi.advanceTimersByTime(scenes[1]!.lasts - 1);
    expect(queue.current).toBe(scenes[1]);
    queue.skip();
    expect(queue.current).toBeUndefined();
  });

  it('last half as long where they are fast, and are not shown where they are off', () => {
    setPace('fast');
    const queue = started();
    vi.advanceTimersByTime(scenes[0]!.lasts / 2);
    expect(queue.current).toBe(scenes[1]);
    setPace('off');
    expect(started().current).toBeUndefined();
  });

  it('stand until somebody goes on, where less motion is wanted', () => {
    motion.prefersReducedMotion.current = true;
    const queue = started();
    vi.advanceTimersByTime(60_000);
    expect(queue.current).toBe(scenes[0]);
    queue.next();
    expect(queue.current).toBe(scenes[1]);
  });
});
