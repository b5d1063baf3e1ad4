/** Plays scenes one after the other; what comes meanwhile waits its turn. Each lasts its time, or until it is ended. */
import { factor, pace, still } from '@src/store/pace.svelte';
import type { GameAnimation } from './animations';

export class AnimationQueue {
  #queue = $state.raw<readonly GameAnimation[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get current(): GameAnimation | undefined {
    return this.#queue[0];
  }

  play(scenes: readonly GameAnimation[]): void {
    if (pace() === 'off') return;
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...scenes];
    if (idle) this.#begin();
  }

  /** The present scene is over, or has been seen. */
  next(): void {
    this.#queue = this.#queue.slice(1);
    this.#begin();
  }

  skip(): void {
    this.#queue = [];
    this.#begin();
  }

  /** Where nothing moves, a scene stands until somebody goes on. */
  #begin(): void {
    clearTimeout(this.#timer);
    if (this.current && !still()) this.#timer = setTimeout(() => this.next(), this.current.lasts * factor());
  }
}
