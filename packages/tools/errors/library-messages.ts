import type { LibraryMessage } from './library-message';
import { LIBRARY_MESSAGES } from './library-table';

/** The row for a message: by its text, then by a name in it. Null for an unknown message. */
export function libraryMessage(text: string): { readonly name: string; readonly row: LibraryMessage } | null {
  const words = new Set(text.slice(0, 20_000).match(/-?[A-Za-z0-9_]+/g) ?? []);
  for (const row of LIBRARY_MESSAGES) if (row.text?.test(text) === true) return { name: nameIn(row, words), row };
  for (const row of LIBRARY_MESSAGES)
    if (row.names.split(' ').some((name) => /[A-Za-z]/.test(name) && words.has(name)))
      return { name: nameIn(row, words), row };
  return null;
}

const nameIn = ({ names }: LibraryMessage, words: ReadonlySet<string>): string => {
  const all = names.split(' ');
  return all.find((name) => /[A-Za-z]/.test(name) && words.has(name)) ?? all[0] ?? '';
};
