/** This browser's part in the dealing of a game (rule 2.5), and the commitments that it has seen: whoever keeps them can check the end. */
import type { SeatClient } from '@src/api/client';
import { Refusal } from '@src/api/http';
import type { Contribute, Side, State } from '@src/api/types';
import { sha256 } from './sha256';
import { keep, recall } from './storage';

export interface Pledges {
  game: string;
  /** The server's commitment, as it was first seen. */
  server: string;
  /** To answers that were sealed at some time; taken back ones are among them. */
  seals: string[];
  /** The players' commitments, as they were first seen. */
  players: Partial<Record<Side, string>>;
  secret?: string;
}

const KEY = 'dosdemayo.pledges';
const MOST = 50;

const all = (): Pledges[] => {
  try {
    return JSON.parse(recall(KEY) ?? '[]') as Pledges[];
  } catch {
    return [];
  }
};

export const pledgesOf = (game: string): Pledges | undefined => all().find((one) => one.game === game);

function note(pledges: Pledges): void {
  keep(KEY, JSON.stringify([pledges, ...all().filter((one) => one.game !== pledges.game)].slice(0, MOST)));
}

/** Keep what this state commits anybody to. What is first seen when all is over binds nobody. */
export function remember({ game, proof, view }: State): void {
  const known = pledgesOf(game);
  if (!proof || (view.outcome && !known)) return;
  const kept = known ?? { game, server: proof.server, seals: [], players: {} };
  const fresh = [proof.seals.french, proof.seals.spanish].filter((seal) => seal && !kept.seals.includes(seal));
  const players = { ...kept.players };
  for (const side of ['french', 'spanish'] as const) players[side] ||= proof.players[side].commitment;
  const next = { ...kept, players, seals: [...kept.seals, ...fresh] };
  if (JSON.stringify(next) !== JSON.stringify(known)) note(next);
}

/**
 * What a side has to send now, if anything: first a commitment, and the secret when the other player is committed too, or will not be:
 * whoever seals orders without one has a page that takes no part.
 */
export function due({ game, proof, players, options, view }: State, side: Side): Contribute | undefined {
  const mine = proof?.players[side];
  if (!proof?.open || !mine || mine.opened) return undefined;
  const secret = secretOf(game, proof.server, mine.commitment);
  if (!secret) return undefined;
  const other = side === 'french' ? 'spanish' : 'french';
  const playsOn = players[other].joined && (Boolean(proof.seals[other]) || view.turn > 1);
  const alone = options.opponent !== 'link' || playsOn;
  if (alone || proof.players[other].commitment) return { secret };
  return mine.commitment ? undefined : { commitment: sha256(secret) };
}

/** The secret behind a commitment; a new one where there is none yet. On another device there is none. */
function secretOf(game: string, server: string, commitment: string): string | undefined {
  const kept = pledgesOf(game) ?? { game, server, seals: [], players: {} };
  if (commitment) return kept.secret && sha256(kept.secret) === commitment ? kept.secret : undefined;
  const secret = kept.secret ?? [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  note({ ...kept, secret });
  return secret;
}

/** Take part. Whatever comes of it comes with the next state; without it the game goes on all the same. */
export async function contribute(state: State, side: Side, client: SeatClient): Promise<void> {
  const body = due(state, side);
  try {
    if (!body) return;
    await client.contribute(body);
    const kept = pledgesOf(state.game);
    if (kept?.secret) note({ ...kept, players: { ...kept.players, [side]: sha256(kept.secret) } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
