import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Answer, Hint, WindowOptions } from '@src/api/types';
import { edition } from '@src/fixtures/edition';
import { Catalog } from '@src/i18n/catalog';
import { Teller } from '@src/i18n/teller';
import { adviceText, answerLines, answerText, reasonsOf } from './adviceText';
import { Allotment } from './allotment.svelte';
import { CardPlay } from './cardPlay.svelte';

const strings = fileURLToPath(new URL('../../../src/dosdemayo/content/base/strings/en/', import.meta.url));
const english = new Catalog([{ locale: 'en', texts: readdirSync(strings).map((file) => readFileSync(strings + file, 'utf8')) }]);
const teller = new Teller(edition, {
  t: (id, values) => english.text(id, values),
  maybe: (id, values) => (english.has(id) ? english.text(id, values) : undefined),
  locale: () => 'en',
});

const hint: Hint = {
  question: 7,
  level: 'strong',
  answer: ['orders', ['6-7', '-16']],
  prospects: 62,
  reasons: [{ code: 'attack', data: { order: '6-7', area: 7, lost: 1.1 } }, { code: 'of another version', data: {} }],
  alternatives: [],
  expected: [],
};

describe('advice in words', () => {
  it('lists orders as they are written, with the names of the areas', () => {
    expect(answerLines(hint.answer, teller)).toEqual([
      { notation: '6-7', words: 'Recoletos to Las Infantas' },
      { notation: '-16', words: 'outside 16 to Atocha' },
    ]);
  });

  it.each<[Answer, string]>([
    [['orders', []], 'write no orders'],
    [['allot', { '6-7': 2, '6-5': 1 }], '2x6-7 (Recoletos to Las Infantas) and 1x6-5 (Recoletos to Hortaleza)'],
    [['choose', 'murat'], 'Keep Mariscal Joachim Murat'],
    [['pass'], 'Pass'],
    [['deny'], 'Forbid the draw'],
    [['play', 'alcalde_de_mostoles'], 'Play El Alcalde de Móstoles'],
    [['play', 'murat', '6-7'], 'Play Mariscal Joachim Murat: 6-7'],
  ])('tells %j', (answer, words) => {
    expect(answerText(answer, teller)).toBe(words);
  });

  it('gives the reasons that it has words for', () => {
    expect(reasonsOf(hint, teller)).toHaveLength(1);
    expect(reasonsOf(hint, teller)[0]).toContain('1.1');
  });

  it('speaks of an entry from outside in words', () => {
    const entry = { ...hint, reasons: [{ code: 'gate', data: { order: '-16', area: 16 } }] };
    expect(reasonsOf(entry, teller)).toEqual(['The entry goes to the gate in 16 Atocha.']);
  });

  it('says everything in one breath', () => {
    expect(adviceText(hint, teller)).toMatch(/6-7.*-16.*Las Infantas/);
  });
});

describe('what the enemy may do', () => {
  it('is never said to be certain', () => {
    expect(english.text('ui-hint-share', { share: 100 })).toBe('this is the likeliest');
    expect(english.text('ui-hint-share', { share: 60 })).toBe('perhaps 60 % of the time');
    expect(english.text('hint-wins', { chance: 100 })).toContain('unless the enemy plays a card');
  });
});

describe('advice taken over', () => {
  const options: WindowOptions = {
    pass: true,
    plays: [
      { card: 'murat', targets: { kind: 'order', values: ['6-7', '6-5'] } },
      { card: 'desorden', targets: { kind: 'redirect', values: [['9-14', 15], ['9-14', 8]] } },
      { card: 'caballeria', targets: { kind: 'ride', sources: [{ area: 7, cubes: 2, destinations: [5, 6] }] } },
      { card: 'tropas_de_elite', targets: { kind: 'area', values: [3, 10] } },
    ],
    uses: [{ card: 'murat', targets: { kind: 'order', values: ['1-2'] } }],
  };

  it.each<[Answer]>([
    [['play', 'murat', '6-5']],
    [['play', 'desorden', '9-14', 8]],
    [['play', 'caballeria', [[7, 5, 1], [7, 6, 1]]]],
    [['play', 'tropas_de_elite', 10]],
    [['use', 'murat', '1-2']],
  ])('is the draft of a card: %j', (answer) => {
    const play = new CardPlay(options, 'french');
    play.take(answer);
    expect(play.answer).toEqual(answer);
  });

  it('is no draft where the card is not offered', () => {
    const play = new CardPlay(options, 'french');
    play.take(['play', 'paz_paz', '9-14']);
    expect(play.answer).toBeUndefined();
  });

  it('is the draft of numbers', () => {
    const allotment = new Allotment({ stacks: [{ cubes: 5, orders: ['6-7', '6-5'] }] });
    allotment.take({ '6-7': 2, '6-5': 2 });
    expect(allotment.answer).toEqual(['allot', { '6-7': 2, '6-5': 2 }]);
    expect(allotment.most('6-7')).toBe(3);
  });
});
