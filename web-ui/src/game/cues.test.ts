import { expect, it } from 'vitest';
import { cueOf, type Moment } from './cues';

const quiet: Moment = { scene: undefined, turn: 3, sealed: false, question: 7 };
const scene = (kind: NonNullable<Moment['scene']>['kind']): Moment => ({ ...quiet, scene: { id: kind, kind }, question: undefined });

it.each([
  ['sheets', 'reveal'], ['march', 'march'], ['push', 'march'], ['fight', 'volley'], ['strike', 'volley'], ['arrows', undefined], ['card', undefined],
] as const)('a scene of kind %s sounds like %s, once', (kind, sound) => {
  expect(cueOf(quiet, scene(kind))).toBe(sound);
  expect(cueOf(scene(kind), scene(kind))).toBeUndefined();
});

it('a turn begins with a bell, a sheet is sealed, a question calls', () => {
  expect(cueOf(quiet, { ...quiet, turn: 4, question: 9 })).toBe('bell');
  expect(cueOf(quiet, { ...quiet, sealed: true })).toBe('seal');
  expect(cueOf({ ...quiet, question: undefined }, quiet)).toBe('move');
});

it('nothing new is silent', () => {
  expect(cueOf(quiet, { ...quiet })).toBeUndefined();
});
