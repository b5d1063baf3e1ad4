/** How hard a side is: from games between computers of one level, as the server ships them. */
import type { Side, SideStrength } from '@src/api/types';

export type Ease = 'very-hard' | 'hard' | 'even' | 'easy' | 'very-easy';

/** The figures for this level, whatever its style; where it has none, those of the weakest that has. */
export function strengthOf(strengths: readonly SideStrength[], edition: string, level: string): SideStrength | undefined {
  const known = strengths.filter((entry) => entry.edition === edition);
  return known.find((entry) => entry.level === level.split('-')[0]) ?? known[0];
}

export const shareOf = ({ french }: SideStrength, side: Side): number => (side === 'french' ? french : 100 - french);

export function easeOf(share: number): Ease {
  if (share < 15) return 'very-hard';
  if (share < 40) return 'hard';
  if (share <= 60) return 'even';
  return share <= 85 ? 'easy' : 'very-easy';
}

/** The side that a newcomer should take. */
export const easierSide = (strength: SideStrength | undefined): Side => (strength && strength.french > 50 ? 'french' : 'spanish');
