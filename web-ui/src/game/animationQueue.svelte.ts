/** Plays scenes one after the other; what comes meanwhile waits its turn. */
import type { Position } from '@src/board/types';
import type { GameEvent } from '@src/api/types';
import { animationsOf, type GameAnimation } from './animations';

export class AnimationQueue {
  #queue = $state.raw<readonly GameAnimation[]>([]);

  get current(): GameAnimation | undefined {
    return this.#queue[0];
  }

  play(before: Position, events: readonly GameEvent[]): void {
    this.#queue = [...this.#queue, ...animationsOf(before, events)];
  }

  /** The present scene has come to its end. */
  next(id: string): void {
    if (this.current?.scene.id === id) this.#queue = this.#queue.slice(1);
  }

  skip(): void {
    this.#queue = [];
  }
}
