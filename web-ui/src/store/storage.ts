/** What this browser keeps for us. Where it keeps nothing, because it may not or is full, we remember until the page is left. */
const remembered = new Map<string, string>();

export function recall(key: string): string | null {
  const here = remembered.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    remembered.delete(key);
  } catch {
    remembered.set(key, value);
  }
}
