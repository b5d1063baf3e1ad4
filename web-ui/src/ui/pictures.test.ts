import { describe, expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { pictureOf } from './pictures';

describe('engravings', () => {
  it('are there for every card, each its own', () => {
    const found = new Set(edition.cards.map(({ id }) => pictureOf(id)));
    expect(found.size).toBe(22);
    expect([...found].every((address) => address.endsWith('.svg'))).toBe(true);
    expect(found.has(pictureOf('a_card_of_the_owner'))).toBe(false);
  });

  it('have a common one for cards that an edition adds', () => {
    expect(pictureOf('a_card_of_the_owner')).toMatch(/generic.*\.svg$/);
  });
});
