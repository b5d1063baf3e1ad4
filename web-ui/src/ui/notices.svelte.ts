/** Short notices that go away by themselves, and what is told to a screen reader. */
export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'warning';
}

const LASTS = 6000;
let next = 0;
let shown = $state<Notice[]>([]);
let spoken = $state('');

export const notices = (): readonly Notice[] => shown;
export const announcement = (): string => spoken;

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

export function notify(text: string, tone: Notice['tone'] = 'plain'): void {
  const id = next++;
  shown = [...shown, { id, text, tone }];
  setTimeout(() => dismiss(id), LASTS);
  announce(text);
}

/** Take back all that was told, also what a screen reader could still read: it was meant for one player. */
export function hush(): void {
  shown = [];
  spoken = '';
}

/** Say something that sighted players see happen. The same sentence twice is said twice. */
export function announce(text: string): void {
  spoken = text === spoken ? `${text}\u00a0` : text;
}
