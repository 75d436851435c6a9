import { breakableParts } from '@sdk-docs/reference/model/split-name';

export interface Part {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a text at the terms, where a word or a part of a name begins with one. Results are plain text: nothing in a
 * query or a page is read as HTML.
 */
export function markParts(text: string, terms: readonly string[]): Part[] {
  const used = terms.filter((term) => term !== '').map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (used.length === 0) return [{ text, match: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(used.join('|'), 'gi'))) {
    if (!begins(text, index)) continue;
    parts.push({ text: text.slice(end, index), match: false }, { text: found, match: true });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), match: false }].filter((part) => part.text !== '');
}

const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;

/** Whether a word, or a part of a name, begins at an index: "eth" in `depositETH` and not in "method". */
const begins = (text: string, at: number): boolean => {
  const [before, first] = [text[at - 1] ?? ' ', text[at] ?? ' '];
  return !LETTER.test(before) || !LETTER.test(first) || (!CAPITAL.test(before) && CAPITAL.test(first));
};

/** Splits the parts of a text also at possible breaks of a long name; `breaks`: a line may break after the part. */
export function breakable(parts: readonly Part[]): (Part & { readonly breaks: boolean })[] {
  const places = new Set<number>();
  let end = 0;
  for (const piece of breakableParts(parts.map(({ text }) => text).join(''))) places.add((end += piece.length));
  places.delete(end);
  let at = 0;
  return parts.flatMap(({ text, match }) => {
    const start = at;
    at += text.length;
    const inside = [...places].filter((place) => place > start && place < at);
    return [...inside, at].map((to, index, all) => ({
      text: text.slice((all[index - 1] ?? start) - start, to - start),
      match,
      breaks: places.has(to),
    }));
  });
}
