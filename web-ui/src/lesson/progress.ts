/** How far somebody has come in the lesson of each side, as this browser remembers it. */
import type { Side } from '@src/api/types';
import { keep, recall } from '@src/store/storage';

const KEY = 'dosdemayo.lesson';
type Reached = Partial<Record<Side, number>>;

function all(): Reached {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Reached;
  } catch {
    return {};
  }
}

/** The step to go on with, counted from 0. */
export const reached = (side: Side): number => Math.max(0, Math.trunc(Number(all()[side])) || 0);
export const reach = (side: Side, step: number): void => keep(KEY, JSON.stringify({ ...all(), [side]: step }));
