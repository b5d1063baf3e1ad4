/** What the player is shown, and when: what happens is played on the board first, and only then told and counted. */
import type { CardId, GameEvent, State, View } from '@src/api/types';
import { animationsOf } from './animations';
import type { Session } from './session.svelte';
import { AnimationQueue } from './animationQueue.svelte';
import type { Watched } from './watched';

const isDrawn = (card: CardId) => ({ event }: GameEvent) => (event.code === 'drew' || event.code === 'kept') && event.card === card;
const isOwnDraw = ({ event }: GameEvent) => event.code === 'drew' && event.card !== null;

/** What was seen, before the events that are to be shown, with the hand that this seat held then. */
function asSeen(then: View, { seat, view: { hands, decks } }: State, toShow: readonly GameEvent[], missed: number): View {
  const held = (hand: readonly CardId[] | null) => hand && hand.filter((card) => !toShow.some(isDrawn(card)));
  const view = { ...then, hands: { french: held(hands.french), spanish: held(hands.spanish) }, decks };
  if (seat === 'spectator') return view;
  const moved = (sizes: View['hand_sizes'], by: number) => ({ ...sizes, [seat]: sizes[seat] + by });
  return { ...view, hand_sizes: moved(view.hand_sizes, -missed), deck_sizes: moved(view.deck_sizes, missed) };
}

export class Playback {
  /** The state that the panel shows: the newest, except while a scene still leads to it. */
  shown: State;
  readonly animations = new AnimationQueue();
  #before: View;
  #received: number;
  /** Cards that this seat drew while both watched. */
  #missed: readonly GameEvent[] = [];

  /** `watched`: how far this was watched already. Without it nothing is played on arrival. */
  constructor(
    private readonly session: Session,
    state: State,
    watched?: Watched,
  ) {
    this.shown = $state.raw(state);
    this.#received = watched?.told ?? session.events.length;
    this.#missed = watched ? session.events.slice(watched.alone ?? watched.told, watched.told).filter(isOwnDraw) : [];
    const toShow = [...this.#missed, ...session.events.slice(this.#received)];
    this.#before = watched ? asSeen(watched.view, state, toShow, this.#missed.length) : state.view;
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

  get watched(): Watched {
    return { view: this.view, told: this.shownEvents.length, undone: this.shown.undone };
  }

  /** Take up what the session has heard; the events that are new. */
  follow(state: State): readonly GameEvent[] {
    const fresh = [...this.#missed, ...this.session.events.slice(this.#received)];
    const before = this.#before;
    this.#received = this.session.events.length;
    this.#before = state.view;
    this.#missed = [];
    if (fresh.length > 0) this.animations.play(animationsOf(before, state.view, fresh));
    if (!this.playing) this.shown = state;
    return fresh;
  }
}
