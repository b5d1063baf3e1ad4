/** The rules as the server keeps them: Markdown, cut into numbered paragraphs. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; text: string }
  /** A position in the one-line notation, to be drawn. */
  | { kind: 'position'; line: string };

const RULE = /^- ((?:\d+\.\d+)|(?:D-\d+))\s+(.*)$/;
const cells = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim());

/** Lines that go on an entry are joined to it. */
function joinedLines(text: string): string[] {
  return text.split('\n').reduce<string[]>((lines, line) => {
    const goesOn = /^\s*\S/.test(line) && !/^(#|- |\||```|\s*$)/.test(line) && lines.length > 0 && !/^(#|$)/.test(lines.at(-1) ?? '');
    return goesOn ? [...lines.slice(0, -1), `${lines.at(-1)} ${line.trim()}`] : [...lines, line.trimEnd()];
  }, []);
}

function blockOf(line: string): Block[] {
  const heading = /^(#+) (.*)$/.exec(line);
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }];
  const rule = RULE.exec(line);
  if (rule) return [{ kind: 'rule', number: rule[1] ?? '', text: rule[2] ?? '' }];
  if (line.startsWith('- ')) return [{ kind: 'item', text: line.slice(2) }];
  return line.trim() ? [{ kind: 'paragraph', text: line }] : [];
}

function plain(part: string): Block[] {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const closeTable = () => {
    const [head, , ...body] = rows;
    if (head) blocks.push({ kind: 'table', head, rows: body });
    rows = [];
  };
  for (const line of joinedLines(part)) {
    if (line.startsWith('|')) rows.push(cells(line));
    else {
      closeTable();
      blocks.push(...blockOf(line));
    }
  }
  closeTable();
  return blocks;
}

const fenced = (text: string): Block => (/^T\d+ F\S+ S\S+ /.test(text) ? { kind: 'position', line: text } : { kind: 'code', text });

export function blocksOf(markdown: string): Block[] {
  return markdown.split(/^```\w*\n/m).flatMap((part, index) => (index % 2 === 0 ? plain(part) : [fenced(part.trimEnd())]));
}

export interface Span {
  style: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule';
  text: string;
}

const RULES_NAMED = /(\((?:(?:\d+\.\d+|[CDQ]-[FS]?\d+)(?:, )?)+\))/;
const RULE_NAMED = /(\d+\.\d+|[CDQ]-[FS]?\d+)/;

/** Emphasis inside a line, and the rules that are named in brackets. Links lead to other files, which the page does not have. */
export function spans(text: string): Span[] {
  return text.replace(/\[([^\]]+)\]\([^)]+\.md\)/g, '$1').split(RULES_NAMED).flatMap((part, index) => (index % 2 === 0 ? emphasis(part) : named(part)));
}

const named = (text: string): Span[] => text.split(RULE_NAMED).map((part, index) => ({ style: index % 2 === 0 ? 'plain' : 'rule', text: part }));

function emphasis(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*')) return { style: 'emphasis', text: part.slice(1, -1) };
      return part.startsWith('`') ? { style: 'code', text: part.slice(1, -1) } : { style: 'plain', text: part };
    });
}

/** The words of one rule, wherever it is written: as a numbered line or as a row of a table. */
export function findRule(blocks: readonly Block[], number: string): string | undefined {
  for (const block of blocks) {
    if (block.kind === 'rule' && block.number === number) return block.text;
    const row = block.kind === 'table' ? block.rows.find(([first]) => first === number) : undefined;
    if (row) return row.slice(1).join(' · ');
  }
  return undefined;
}
