/** Against whom a game is, in a list: by name where there is one. */
import type { MyGame } from '@src/api/types';
import { t } from '@src/i18n/index.svelte';
import { levelName } from '@src/i18n/levels';
import { enemyOf } from '@src/store/running';

export function opponentName({ seat, opponent, players, level }: MyGame): string {
  if (opponent === 'computer') return t('ui-games-computer', { level: levelName(level ?? '') });
  const name = seat === 'spectator' ? null : players[enemyOf(seat)].name;
  return name && opponent === 'link' ? name : t(`ui-opponent-${opponent}`);
}
