import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { Catalog } from '@src/i18n/catalog';
import { CHAPTERS, MEANINGS, TURNS, paragraphs, people } from './story';

const english = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../src/dosdemayo/content/base/strings/en/${name}.ftl`, import.meta.url)), 'utf8');
const story = new Catalog([{ locale: 'en', texts: [english('story')] }]);
const titled = [...CHAPTERS.map(({ id }) => id), ...MEANINGS.map((id) => `meaning-${id}`), 'turns', 'people', 'meaning', 'differ', 'sources'];

describe('the story', () => {
  it.each(titled)('has a heading and words for %s', (id) => {
    expect(story.has(`story-${id}`)).toBe(true);
    expect(paragraphs(story, id).length).toBeGreaterThan(0);
  });

  it('has a line for each turn, and shows all that is written', () => {
    const lines = [...TURNS.map((_, index) => `turn-${index + 1}`), ...people(story, edition.cards).map(({ id }) => `people-${id}`)];
    expect(lines.filter((id) => !story.has(`story-${id}`))).toEqual([]);
    const around = ['title', 'lead', 'map', 'map-place', 'on-map', 'contents', 'turn'];
    const written = [...english('story').matchAll(/^story-([\w-]+) =/gm)].map((match) => match[1]);
    expect(written.filter((id) => ![...lines, ...titled, ...around].includes(id as string))).toEqual([]);
  });

  it('speaks of turns and areas of the game', () => {
    expect(TURNS.length).toBe(edition.turns);
    const areas = edition.areas.map(({ id }) => id);
    expect([...TURNS, ...CHAPTERS.map((chapter) => chapter.areas)].flat().filter((area) => !areas.includes(area))).toEqual([]);
  });
});
