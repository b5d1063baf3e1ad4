/** What the player is shown, and when: what happens is played on the board first, and only then told and counted. */
import type { GameEvent, State, View } from '@src/api/types';
import { animationsOf } from './animations';
import type { Session } from './session.svelte';
import { AnimationQueue } from './animationQueue.svelte';

export class Playback {
  /** The state that the panel shows: the newest, except while a scene still leads to it. */
  shown: State;
  readonly animations = new AnimationQueue();
  #heard: State;
  #received: number;

  constructor(
    private readonly session: Session,
    state: State,
  ) {
    this.shown = $state.raw(state);
    this.#heard = state;
    this.#received = session.events.length;
  }

  get playing(): boolean {
    return this.animations.current !== undefined;
  }

  /** The table as it is shown: phase, losses and hands change with the scenes, not before. */
  get view(): View {
    return this.animations.current?.view ?? this.shown.view;
  }

  /** Events that may be told: those whose scene is over. */
  get shownEvents(): readonly GameEvent[] {
    const told = this.animations.current?.told;
    return told === undefined ? this.session.events : this.session.events.slice(0, told);
  }

  /** What happened since this seat last acted, as far as it may be told; the end itself is told by the prompt. */
  get recent(): readonly GameEvent[] {
    return this.shownEvents.slice(this.session.acted).filter(({ event }) => event.code !== 'over');
  }

  /** Take up what the session has heard; the events that are new. Nothing old is played on arrival. */
  follow(state: State): readonly GameEvent[] {
    const fresh = this.session.events.slice(this.#received);
    const before = this.#heard.view;
    this.#received = this.session.events.length;
    this.#heard = state;
    if (fresh.length > 0) this.animations.play(animationsOf(before, state.view, fresh));
    if (!this.playing) this.shown = state;
    return fresh;
  }
}
