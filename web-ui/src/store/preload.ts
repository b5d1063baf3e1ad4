/** What a board needs, asked for while the script that shows it is still on its way: the sheet, and the state of the game that the address names. */
import { SeatClient } from '@src/api/client';
import type { State } from '@src/api/types';
import { pictureNow } from '@src/board/ground/picture';
import { parse, type Page } from '@src/route';
import { editionOf } from './edition';

const WITH_BOARD: readonly Page[] = ['home', 'game', 'replay', 'history'];
let asked: { game: string; token: string; state: Promise<State> } | undefined;

export function preload(address: Location): void {
  const { page, id, token } = parse(address);
  // Nearly all games are of this edition, and the page comes with a hint to the browser to fetch it.
  void editionOf('base');
  if (WITH_BOARD.includes(page)) Object.assign(new Image(), { fetchPriority: 'high', src: pictureNow() });
  if (page !== 'game' || !token) return;
  const state = new SeatClient(id, token).state();
  // Whoever takes it hears of a refusal.
  state.catch(() => {});
  asked = { game: id, token, state };
}

/** What was asked for ahead, once: it is old the second time. */
export function takePreloaded(game: string, token: string): Promise<State> | undefined {
  const found = asked?.game === game && asked.token === token ? asked.state : undefined;
  asked = undefined;
  return found;
}
