/** Looking something up in several texts at once. */
import type { Block } from './rules';

export interface Found {
  /** The text that it stands in. */
  text: string;
  /** A rule's number, or the heading above it. */
  title: string;
  words: string;
  /** The number of a rule that can be laid open. */
  rule?: string;
}

const MOST = 40;
const ACCENTS = /\p{M}/gu;
export const folded = (words: string) => words.toLowerCase().normalize('NFD').replace(ACCENTS, '').replaceAll('ł', 'l');
const unmarked = (words: string) => words.replace(/[*`]/g, '');

/** Everything in a text that can be found, each with what it stands under. */
export function entriesOf(text: string, blocks: readonly Block[]): Found[] {
  let title = '';
  return blocks.flatMap((block): Found[] => {
    if (block.kind === 'heading') {
      title = unmarked(block.text);
      return [];
    }
    if (block.kind === 'rule') return [{ text, title: block.number, rule: block.number, words: unmarked(block.text) }];
    if (block.kind === 'table') return block.rows.map((row) => rowOf(text, title, row));
    return block.kind === 'paragraph' || block.kind === 'item' ? [{ text, title, words: unmarked(block.text) }] : [];
  });
}

function rowOf(text: string, title: string, [first = '', ...rest]: readonly string[]): Found {
  const words = unmarked(rest.join(' · '));
  return /^(C-[FS]|Q-)\d+$/.test(first) ? { text, title: first, rule: first, words } : { text, title, words: unmarked([first, ...rest].join(' · ')) };
}

/** Rulings and details that speak of a card, by its number or by a telling word of its name. */
export function about(entries: readonly Found[], card: string, number: string): Found[] {
  const parts = card.split('_');
  const names = [parts[0], parts.at(-1)].filter((part): part is string => part !== undefined && part.length > 4 && part !== 'ordenes');
  const named = new RegExp(`\\b(${[number.toLowerCase(), ...names].join('|')})\\b`);
  return entries.filter(({ rule, words }) => rule !== undefined && /^[DQ]-/.test(rule) && named.test(folded(words)));
}

const INFLECTED = 5;
/** A longer word is looked for without its ending, so that it is found in another case or number too. */
const stemOf = (word: string) => (word.length < INFLECTED || /\d/.test(word) ? word : word.replace(/[aeiouy]*s?$/, '') || word);

/** What has all of these words in it, capitals, accents and endings aside. */
export function search(entries: readonly Found[], wanted: string): Found[] {
  const sought = folded(wanted).split(/\s+/).filter((word) => word.length > 1 || /\d/.test(word)).map(stemOf);
  if (sought.length === 0) return [];
  return entries.filter(({ title, words }) => sought.every((word) => folded(`${title} ${words}`).includes(word))).slice(0, MOST);
}
