/** Short notices that go away by themselves, and what is told to a screen reader. */
export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'warning';
}

export type Announcement = Pick<Notice, 'id' | 'text'>;

const LASTS = 6000;
/** A screen reader has long begun to say what is older. */
const KEPT = 5;
let next = 0;
let shown = $state<Notice[]>([]);
let spoken = $state.raw<readonly Announcement[]>([]);

export const notices = (): readonly Notice[] => shown;
/** The last things that were said, the newest at the end. */
export const announcements = (): readonly Announcement[] => spoken;

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
  spoken = [];
}

/** Say something that sighted players see happen: once, after whatever was said before. */
export function announce(text: string): void {
  if (!text) return;
  spoken = [...spoken.slice(1 - KEPT), { id: next++, text }];
}
