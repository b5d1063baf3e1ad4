/** The answer to a card window in the making: which card, and on what. */
import type { Answer, Playable, Side, View, WindowOptions } from '@src/api/types';
import { TargetChoice } from './target.svelte';

export interface Offer extends Playable {
  verb: 'play' | 'use';
}

export class CardPlay {
  readonly offers: readonly Offer[];
  chosen = $state.raw<Offer>();
  choice = $state.raw<TargetChoice>();

  constructor(
    { plays, uses }: WindowOptions,
    private readonly side: Side,
    private readonly inForce: View['orders'] = { french: [], spanish: [] },
  ) {
    this.offers = [...plays.map((offer) => ({ ...offer, verb: 'play' as const })), ...uses.map((offer) => ({ ...offer, verb: 'use' as const }))];
  }

  /** Nothing while something is still to be chosen. */
  get answer(): Answer | undefined {
    return this.chosen && this.choice?.rest && [this.chosen.verb, this.chosen.card, ...this.choice.rest];
  }

  pick(offer: Offer): void {
    this.chosen = offer;
    this.choice = new TargetChoice(offer.targets, this.side, this.inForce);
  }

  back(): void {
    this.chosen = this.choice = undefined;
  }

  take(answer: Answer): void {
    if (answer[0] !== 'play' && answer[0] !== 'use') return;
    const [verb, card, ...rest] = answer;
    const offer = this.offers.find((other) => other.verb === verb && other.card === card);
    if (!offer) return;
    this.pick(offer);
    this.choice?.take(rest);
  }
}
