/** Several things in one sentence, as the catalog joins them. */
type Say = (id: string, values?: Record<string, string>) => string;

export function listed(items: readonly string[], t: Say, pair: 'list-pair' | 'list-choice' = 'list-pair'): string {
  const [first, ...rest] = items;
  if (first === undefined) return t('nothing');
  const [second] = rest;
  if (second === undefined) return first;
  if (rest.length === 1) return t(pair, { first, last: second });
  return t('list-more', { first, rest: listed(rest, t, pair) });
}
