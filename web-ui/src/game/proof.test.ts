import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Replay } from '@src/api/types';
import { sha256 } from '@src/store/sha256';
import { verify } from './proof';

const vectors = JSON.parse(readFileSync(fileURLToPath(new URL('../../../tests/records/proof_vectors.json', import.meta.url)), 'utf8')) as {
  seal: { salt: string; line: string; commitment: string };
  deal: { server: string; french: string; spanish: string; commitment: string; cards: string[]; order: string[]; discarded_eighth: string };
};
const { seal, deal } = vectors;

/** The French draw their whole deck; the eighth time chance is asked it discards one of the same cards, which are then all in hand. */
const chance = [...deal.order.map((card) => `chance deals french ${card}`), 'chance deals spanish a', 'chance deals spanish b'];
const OTHER = 'spanish orders nothing';
const record = (lines: readonly string[], proof: readonly string[]) => ['= T2 0123abcd', seal.line, OTHER, ...lines, `chance discards french ${deal.discarded_eighth}`, ...proof, '= end'].join('\n');
const PROOF = [
  `proof server ${deal.commitment} ${deal.server}`,
  ...(['french', 'spanish'] as const).map((side) => `proof ${side} ${sha256(deal[side])} ${deal[side]}`),
  `proof seal ${seal.commitment} ${seal.salt}`,
  `proof seal ${sha256(`salt\n${OTHER}`)} salt`,
];

const step = (french: string[], spanish: string[], hand: string[]) => ({ events: [], view: { decks: { french, spanish }, hands: { french: hand, spanish: [] } } });
const replay = (order: readonly string[]) =>
  ({
    steps: [
      ...order.map((_, drawn) => step(order.slice(drawn), ['a', 'b'], [])),
      step([], ['a'], [...deal.cards]),
      step([], ['b'], [...deal.cards]),
      step([], [], deal.cards.filter((card) => card !== deal.discarded_eighth)),
    ],
  }) as unknown as Replay;
const codes = (lines: readonly string[], proof: readonly string[], order = deal.order) => verify(record(lines, proof), replay(order)).findings.map(({ code }) => code);

it('proves an honest game', () => {
  const honest = verify(record(chance, PROOF), replay(deal.order));
  expect(honest.findings.map(({ code }) => code)).toEqual(['server', 'player', 'player', 'deals', 'seals', 'kept_none']);
  expect(honest.proved).toBe(true);
});

it('finds another deal, sheet or secret', () => {
  const turned = [...deal.order].reverse();
  const dealt = [...turned.map((card) => `chance deals french ${card}`), ...chance.slice(-2)];
  expect(codes(dealt, PROOF, turned)).toContain('deal_changed');
  const sheet = verify(record(chance, PROOF).replace(seal.line, 'french orders nothing'), replay(deal.order));
  expect(sheet.findings).toContainEqual({ code: 'seal_changed', turn: 2, line: 'french orders nothing' });
  expect(sheet.proved).toBe(false);
  const other = PROOF.map((line) => line.replace(` ${deal.server}`, ` ${deal.french}`));
  expect(codes(chance, other)).toEqual(expect.arrayContaining(['server_changed', 'deal_changed']));
});

it('says who took no part, and where there is no proof', () => {
  expect(codes([], PROOF.slice(0, 1)).slice(0, 3)).toEqual(['server', 'player_absent', 'player_absent']);
  expect(verify(record(chance, []), replay(deal.order))).toEqual({ findings: [{ code: 'no_proof' }] });
});

it('compares with what this browser saw', () => {
  const compared = (server: string, french: string) =>
    verify(record(chance, PROOF), replay(deal.order), { game: 'x', server, seals: [seal.commitment, 'taken back'], players: { french } }).findings.at(-1);
  expect(compared(deal.commitment, sha256(deal.french))).toEqual({ code: 'kept', number: 1, of: 2 });
  expect(compared(deal.commitment, '')).toEqual({ code: 'kept', number: 1, of: 2 });
  expect(compared('another', '')).toEqual({ code: 'kept_changed' });
  expect(compared(deal.commitment, 'mine was another')).toEqual({ code: 'kept_changed' });
});

it('misses seals that were left out, but not where sheets were shown', () => {
  expect(codes(chance, PROOF.slice(0, -1))).toContain('seal_changed');
  const shown = [{ turn: 2, event: { code: 'shown' } }];
  const openly = { steps: replay(deal.order).steps.map((one) => ({ ...one, events: shown })) } as unknown as Replay;
  expect(verify(record(chance, PROOF.slice(0, 3)), openly).proved).toBe(true);
});

it('proves no deal to which the server alone contributed', () => {
  expect(codes([], PROOF.slice(0, 1))).toContain('server_alone');
});
