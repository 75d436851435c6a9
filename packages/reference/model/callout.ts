/** Letters of a title that fit into two lines of the text column. */
export const TITLE_LETTERS = 125;

/** Names that never begin with a capital letter. */
const NAMES = /^(?:viem|[a-z]+[A-Z])/;

/** Links and code, which are never split; the end of a sentence; separators of clauses. */
const PIECES = /\[(?:`[^`]*`|[^\]])*\]\([^)]*\)|`[^`]*`|([.!?])(?=\s|$)|([:;](?=\s)|,(?= so ))|[^]/g;

/** A warning: its first statement, and the rest, which may be empty. Both are Markdown. */
export interface Callout {
  readonly title: string;
  readonly text: string;
}

const inline = (markdown: string): string => markdown.replace(/\s*\n\s*/g, ' ').trim();

/** Counts the letters of Markdown that a reader sees. */
export const seenLetters = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, '').replace(/[`*[]/g, '').length;

/**
 * Splits a warning after its first sentence, the title; after the last clause that fits if the sentence is longer than
 * two lines. The words and their order stay.
 */
export function calloutOf(warning: string): Callout {
  let [at, clause] = [0, 0];
  for (const [piece, stop, separator] of warning.matchAll(PIECES)) {
    const fits = seenLetters(inline(warning.slice(0, at))) <= TITLE_LETTERS;
    if (stop !== undefined) return splitAt(warning, fits || clause === 0 ? at : clause);
    if (separator !== undefined && fits) clause = at;
    at += piece.length;
  }
  return splitAt(warning, clause === 0 || seenLetters(inline(warning)) <= TITLE_LETTERS ? at : clause);
}

/** Splits at a punctuation mark and drops it; the rest begins with a capital, unless that is a name. */
function splitAt(warning: string, at: number): Callout {
  const text = warning.slice(at + 1).trimStart();
  const first = NAMES.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase();
  return { title: inline(warning.slice(0, at)), text: `${first}${text.slice(1)}` };
}
