import { expect, it } from 'vitest';
import { easeOf, easierSide, shareOf, strengthOf } from './strengths';

const entry = (level: string, french: number) => ({ edition: 'base', level, games: 100, french });
const known = [entry('beginner', 3), entry('strong', 21)];

it('takes the figures of the level, whatever its style', () => expect(strengthOf(known, 'base', 'strong-bold')?.french).toBe(21));
it('has figures of the weakest for a level without any', () => expect(strengthOf(known, 'base', 'practice')?.french).toBe(3));
it('knows nothing of another edition', () => expect(strengthOf(known, 'mine', 'strong')).toBeUndefined());
it('gives each side its share', () => expect([shareOf(known[1]!, 'french'), shareOf(known[1]!, 'spanish')]).toEqual([21, 79]));
it('names the easier side', () => expect([easierSide(known[0]), easierSide(entry('x', 60)), easierSide(undefined)]).toEqual(['spanish', 'french', 'spanish']));
it.each([[3, 'very-hard'], [21, 'hard'], [50, 'even'], [79, 'easy'], [97, 'very-easy']])('%d of 100 is %s', (share, ease) => expect(easeOf(share)).toBe(ease));
