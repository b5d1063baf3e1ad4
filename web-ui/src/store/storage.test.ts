import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, recall } from './storage';

afterEach(() => vi.unstubAllGlobals());

describe('what the browser keeps', () => {
  it('is there again, also for another page', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    expect(recall('name')).toBeNull();
    keep('name', 'Ana');
    kept.set('name', 'Bea');
    expect(recall('name')).toBe('Bea');
  });

  it('is remembered by the page where the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(recall('side')).toBeNull();
    keep('side', 'french');
    expect(recall('side')).toBe('french');
  });
});
