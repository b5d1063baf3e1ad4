/** Which sound belongs to what has just come into view. Pure. */
import type { Sound } from '@src/ui/sounds';
import type { GameAnimation } from './animations';

/** What can be heard of a game at one moment. */
export interface Moment {
  scene: Pick<GameAnimation, 'id' | 'kind'> | undefined;
  turn: number;
  sealed: boolean;
  /** The question that this seat is asked, once all scenes are over. */
  question: number | undefined;
}

const OF_SCENE: Partial<Record<GameAnimation['kind'], Sound>> = { sheets: 'reveal', push: 'march', march: 'march', fight: 'volley', strike: 'volley' };

/** One sound at a time: what happens goes before what is asked. */
export function cueOf(before: Moment, now: Moment): Sound | undefined {
  if (now.scene && now.scene.id !== before.scene?.id && OF_SCENE[now.scene.kind]) return OF_SCENE[now.scene.kind];
  if (now.turn > before.turn) return 'bell';
  if (now.sealed && !before.sealed) return 'seal';
  if (now.question !== undefined && now.question !== before.question && !now.sealed) return 'move';
  return undefined;
}
