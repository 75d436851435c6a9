import { open } from './mdx';

/** Text of one column of a record. */
export interface Prose {
  readonly label: string;
  readonly text: string;
}

/**
 * Number of prose lines that a record shows, one more for three columns of prose; letters per line next to a sidebar.
 */
const LINES = 3;
const LETTERS = 70;

/** A statement or list item with its end. Links, code and elements are never cut. */
const PIECES =
  /(?:\[(?:`[^`]*`|[^\]])*\]\([^)]*\)|`[^`]*`|\*\*(?:(?!\*\*).)*\*\*|<(?!br \/>)[^>]*>|[^[`<*]|\*|\[)*?(?:<br \/>|[.;,]\s|$)/gs;

/** A text that begins with a list of names. */
const LIST = /^(?:\*\*[^*]+\*\* )?(?:\[[^\]]*\]\([^)]*\)|`[^`]*`)(?:,| in) /;

const lettersOf = (markdown: string): number =>
  markdown
    // Code has wider letters, in a box.
    .replace(/`([^`]*)`/g, (_, code: string) => 'x'.repeat(Math.ceil(code.length * 1.15) + 1))
    .replace(/<Short [^>]*>/g, 'x'.repeat(14))
    .replace(/\]\([^)]*\)|<[^>]*>|[*[]/g, '').length;

const linesOf = (markdown: string): number =>
  markdown.split('<br />').reduce((sum, part) => sum + Math.ceil(lettersOf(part) / LETTERS), 0);

/**
 * Shows the first statements of a record and folds the rest, so that records stay short and comparable. Each column has
 * its own line; without room for its first statement it is folded whole, under its name.
 */
export function folded(columns: readonly Prose[]): string[] {
  const count = columns.filter(({ text }) => text !== '').length;
  let free = Math.max(count > LINES ? 0 : 1, LINES - count);
  return columns.map(({ label, text }, index) => {
    if (text === '') return '';
    // The label of the first column is not printed.
    const lines = linesOf(index === 0 ? text : `${label}: ${text}`);
    if (lines <= free + 1) {
      free -= lines - 1;
      return text;
    }
    const { shown, rest } = split(text, free + 1);
    free = 0;
    // A text that exceeds the limit together with a fold's label may fit without one.
    if (rest === '') return text;
    const items = rest.split(/, (?=\[|`)/).length;
    const summary = shown === '' ? label : LIST.test(text) ? `and ${items} more` : 'more';
    return `${shown}${open('More', { label: summary, part: shown === '' ? null : 'end' })}${rest}</More>`;
  });
}

/** Writes a short fact that unfolds: a number or a word, with everything below it. */
export const foldedFact = (label: string, text: string): string =>
  text === '' ? '' : `${open('More', { label, part: 'fact' })}${text}</More>`;

/** Splits a text after the last statement or list item that fits into this many lines. */
function split(text: string, lines: number): { readonly shown: string; readonly rest: string } {
  const isList = LIST.test(text);
  let [at, end] = [0, 0];
  for (const [piece] of text.matchAll(PIECES)) {
    at += piece.length;
    // The fold follows the last word.
    if (linesOf(`${text.slice(0, at)}and 99 more`) > lines) break;
    if (isList || /(?:<br \/>|[.;]\s)$/.test(piece)) end = at;
  }
  return { shown: text.slice(0, end).replace(/(?:<br \/>|[,;\s])+$/, ''), rest: text.slice(end) };
}
