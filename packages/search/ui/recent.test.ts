import { beforeEach, expect, it, vi } from 'vitest';
import { addRecent, clearRecent, readRecent } from './recent';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('keeps the last five queries, each once', () => {
  for (const query of ['a', 'b', 'c', ' a ', '', 'd', 'e', 'f']) addRecent(query);
  expect(readRecent()).toEqual(['f', 'e', 'd', 'a', 'c']);
  clearRecent();
  expect(readRecent()).toEqual([]);
});

it('keeps nothing that may be a private key', () => {
  addRecent(`0x${'5c'.repeat(32)}`);
  addRecent(`PRIVATE_KEY=${'5c'.repeat(32)}`);
  expect(stored.size).toBe(0);
});
