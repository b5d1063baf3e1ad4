import { describe, expect, it } from 'vitest';
import type { Targets } from '@src/api/types';
import { TargetChoice } from './target.svelte';

const inForce = { french: ['11-12', '11-14'], spanish: ['9-14'] };
const choose = (targets: Targets) => new TargetChoice(targets, 'french', inForce);
const drawn = ({ interaction }: TargetChoice) => interaction.arrows.map(({ side, from, to, state }) => `${side} ${from}-${to} ${state}`);

describe('what a card is played on, picked on the board', () => {
  it('is an order by where it begins, if only one begins there', () => {
    const choice = choose({ kind: 'order', values: ['9-14', '11-12', '11-14'] });
    expect(Object.keys(choice.interaction.marks)).toEqual(['9', '11']);
    choice.interaction.pick('9');
    expect(choice.rest).toEqual(['9-14']);
    expect(drawn(choice)).toEqual(['spanish 9-14 cancelled']);
  });

  it('is one of several orders by where it goes too', () => {
    const choice = choose({ kind: 'order', values: ['11-12', '11-14'] });
    choice.interaction.pick('11');
    expect(choice.rest).toBeUndefined();
    choice.interaction.pick('14');
    expect(choice.rest).toEqual(['11-14']);
  });

  it('shows the new way of an order that is turned aside, and the one that is lost', () => {
    const choice = choose({ kind: 'redirect', values: [['9-14', 8], ['9-14', 15]] });
    choice.interaction.pick('9');
    choice.interaction.pick('15');
    expect(choice.rest).toEqual(['9-14', 15]);
    expect(drawn(choice)).toEqual(['spanish 9-15 draft', 'spanish 9-14 cancelled']);
  });

  it('draws an order that is added', () => {
    const choice = choose({ kind: 'order', values: ['6-7', '1-2'] });
    choice.interaction.pick('6');
    expect(drawn(choice)).toEqual(['french 6-7 draft']);
  });
});
