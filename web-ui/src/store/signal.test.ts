import { afterEach, describe, expect, it, vi } from 'vitest';
import { signalMove } from './signal.svelte';

vi.mock('@src/i18n/index.svelte', () => ({ t: (id: string) => id }));

const shown = vi.fn();

/** Away from the game, where notices are allowed; as on phones the page itself may not show them. */
function away(worker: unknown): void {
  class Notification {
    static permission = 'granted';
    constructor(title: string) {
      if (worker) throw new TypeError('Illegal constructor');
      shown(title);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('localStorage', { getItem: () => 'yes' });
  vi.stubGlobal('document', { hidden: true, querySelector: () => null });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
}

describe('your move', () => {
  afterEach(() => {
    signalMove(false);
    shown.mockClear();
    vi.unstubAllGlobals();
  });

  it('is told by the service worker where there is one', async () => {
    away({ showNotification: async (title: string) => shown(title) });
    signalMove(true);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledExactlyOnceWith('ui-title'));
  });

  it('is told by the page where there is none', async () => {
    away(undefined);
    signalMove(true);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledExactlyOnceWith('ui-title'));
  });
});
