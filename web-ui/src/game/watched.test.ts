import { describe, expect, it } from 'vitest';
import { turnSeven } from '@src/fixtures/views';
import { WatchedScenes } from './watched';

const seen = (told: number, undone = 0) => ({ view: turnSeven, told, undone });

describe('what was watched at one screen', () => {
  it('is seen by both at an open table, without anybody\'s hand', () => {
    const watched = new WatchedScenes();
    watched.note('spectator', seen(5));
    for (const seat of ['french', 'spanish', 'spectator'] as const) {
      expect(watched.of({ seat, undone: 0 })).toMatchObject({ told: 5, view: { hands: { french: null, spanish: null } } });
    }
  });

  it('is new at the open table where one of them has not seen it alone', () => {
    const watched = new WatchedScenes();
    watched.note('spectator', seen(5));
    watched.note('french', seen(9));
    expect(watched.of({ seat: 'spectator', undone: 0 })?.told).toBe(5);
    watched.note('spanish', seen(7));
    expect(watched.of({ seat: 'spectator', undone: 0 })).toMatchObject({ told: 7, view: { hands: { french: null } } });
    expect(watched.of({ seat: 'french', undone: 0 })?.view.hands.french).toEqual(['murat']);
  });

  it('says from where on a side has not seen its own cards', () => {
    const watched = new WatchedScenes();
    watched.note('french', seen(3));
    for (const told of [5, 8]) watched.note('spectator', seen(told));
    expect(watched.of({ seat: 'french', undone: 0 })).toMatchObject({ told: 8, alone: 3 });
    watched.note('french', seen(9));
    expect(watched.of({ seat: 'french', undone: 0 })?.alone).toBeUndefined();
  });

  it('counts for nothing after something was taken back', () => {
    const watched = new WatchedScenes();
    watched.note('spectator', seen(5));
    expect(watched.of({ seat: 'french', undone: 1 })).toBeUndefined();
  });
});
