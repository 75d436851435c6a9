import { mayBePrivateKey } from '@sdk-docs/tools/state/private-key';

/** Queries that led to a result, stored on this device only. */
const KEY = 'search-recent';
const LIMIT = 5;

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((item): item is string => typeof item === 'string').slice(0, LIMIT)
      : [];
  } catch {
    // Storage may be blocked or contain foreign data.
    return [];
  }
}

export function addRecent(query: string): void {
  const text = query.trim().slice(0, 80);
  if (text === '' || mayBePrivateKey(query)) return;
  write([text, ...readRecent().filter((item) => item !== text)].slice(0, LIMIT));
}

export const clearRecent = (): void => write([]);

function write(items: readonly string[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // Without storage there are no recent searches.
  }
}
