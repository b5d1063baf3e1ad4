/** Checks the proof in a record: hashes by this page itself, not by the server's word. Python does the same in `records/verifying.py`. */
import type { Replay, Side } from '@src/api/types';
import type { Pledges } from '@src/store/pledges';
import { sha256 } from '@src/store/sha256';

export interface Finding {
  code: string;
  side?: Side;
  turn?: number;
  number?: number;
  of?: number;
  line?: string;
}

export interface Verdict {
  /** Undefined where there is nothing to prove with. */
  proved?: boolean;
  findings: readonly Finding[];
}

interface Line {
  turn: number;
  line: string;
}

interface Pledge {
  commitment: string;
  secret: string;
}

const SIDES = ['french', 'spanish'] as const;
const WRONG = ['server_changed', 'player_changed', 'deal_changed', 'seal_changed', 'seals_left', 'kept_changed'];
const digest = (...lines: readonly string[]): string => sha256(lines.join('\n'));

/** `replay` is the whole game with both hands open; `kept` what this browser saw of it. */
export function verify(record: string, replay: Replay, kept?: Pledges): Verdict {
  const rows = record.split('\n');
  const pledges = (name: string): Pledge[] =>
    rows.flatMap((row) => {
      const [word, whose, commitment = '', secret = ''] = row.split(' ');
      return word === 'proof' && whose === name ? [{ commitment, secret }] : [];
    });
  const [server] = pledges('server');
  if (!server) return { findings: [{ code: 'no_proof' }] };
  if (!server.secret) return { findings: [{ code: 'not_over' }] };
  const players = { french: pledges('french')[0], spanish: pledges('spanish')[0] };
  const key = digest('deal', server.secret, players.french?.secret ?? '', players.spanish?.secret ?? '');
  const lines = linesOf(rows);
  const findings = [
    { code: opens(server) ? 'server' : 'server_changed' },
    ...SIDES.map((side) => ({ code: playerCode(players[side]), side })),
    ...deals(key, lines, replay),
    ...seals(pledges('seal'), secretAmong(lines, replay)),
    ...(SIDES.some((side) => players[side]?.secret) ? [] : [{ code: 'server_alone' }]),
    compared(kept, server.commitment, players, pledges('seal')),
  ];
  if (findings.some(({ code }) => WRONG.includes(code))) return { proved: false, findings };
  return findings.some(({ code }) => code === 'server_alone') ? { findings } : { proved: true, findings };
}

/** The answers, each with its turn. */
function linesOf(rows: readonly string[]): Line[] {
  let turn = 0;
  return rows.flatMap((line) => {
    turn = Number(/^= T(\d+)/.exec(line)?.[1] ?? turn);
    return /^(french|spanish|chance) /.test(line) ? [{ turn, line }] : [];
  });
}

const opens = ({ commitment, secret }: Pledge): boolean => digest(secret) === commitment;

function playerCode(pledge: Pledge | undefined): string {
  if (!pledge) return 'player_absent';
  if (!pledge.secret) return 'player_silent';
  return opens(pledge) ? 'player' : 'player_changed';
}

function deals(key: string, lines: readonly Line[], replay: Replay): Finding[] {
  const chance = lines.filter(({ line }) => line.startsWith('chance'));
  const wrong = chance.filter(({ line }, number) => {
    const [, verb, side, card] = line.split(' ') as [string, string, Side, string];
    const label = verb === 'deals' ? 'deck' : `discard ${number}`;
    const rank = (id: string): string => digest(key, label, id);
    const open = openTo(replay, verb, side, card);
    return !open || open.some((other) => rank(other) < rank(card));
  });
  if (wrong.length > 0) return wrong.map((one) => ({ code: 'deal_changed', ...one }));
  return [{ code: 'deals', number: chance.length }];
}

/** The deck, or the hand, from which chance took a card: as it was before the card left it. */
function openTo({ steps }: Replay, verb: string, side: Side, card: string): readonly string[] | null | undefined {
  const where = verb === 'deals' ? 'decks' : 'hands';
  return steps.findLast(({ view }) => view[where][side]?.includes(card))?.view[where][side];
}

/** Answers that both sides gave at the same time, unseen: one after the other in a record. A sheet that was shown first (5.1) was no secret, nor the reply to it. */
function secretAmong(lines: readonly Line[], { steps }: Replay): Line[] {
  const shown = new Set(steps.flatMap(({ events }) => events).flatMap(({ turn, event }) => (event.code === 'shown' ? [turn] : [])));
  const kinds = lines.map(({ turn, line }) => {
    const [, side, verb] = /^(french|spanish) (orders|draws|declines)\b/.exec(line) ?? [];
    if (!side || (verb === 'orders' && shown.has(turn))) return undefined;
    return { side, about: `${turn} ${verb === 'orders' ? 'orders' : 'draw'}` };
  });
  const paired = (one: number, other: number): boolean => kinds[one] !== undefined && kinds[one].about === kinds[other]?.about && kinds[one].side !== kinds[other].side;
  return lines.filter((_, place) => paired(place, place + 1) || paired(place, place - 1));
}

/** Each secret answer must fit its commitment, in the same order. */
function seals(pledges: readonly Pledge[], secret: readonly Line[]): Finding[] {
  const changed = secret.filter(({ line }, place) => digest(pledges[place]?.secret ?? '', line) !== pledges[place]?.commitment);
  const findings: Finding[] = changed.map((one) => ({ code: 'seal_changed', ...one }));
  if (pledges.length > secret.length) findings.push({ code: 'seals_left', number: pledges.length - secret.length });
  return findings.length > 0 ? findings : [{ code: 'seals', number: secret.length }];
}

/** Not every commitment is seen: what both have sealed is revealed at once, and a page may have been closed. */
function compared(kept: Pledges | undefined, server: string, players: Record<Side, Pledge | undefined>, pledges: readonly Pledge[]): Finding {
  if (!kept) return { code: 'kept_none' };
  const isChanged = SIDES.some((side) => kept.players[side] && kept.players[side] !== players[side]?.commitment);
  if (kept.server !== server || isChanged) return { code: 'kept_changed' };
  return { code: 'kept', number: pledges.filter(({ commitment }) => kept.seals.includes(commitment)).length, of: pledges.length };
}
