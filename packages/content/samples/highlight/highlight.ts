import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { literalWords } from '@sdk-docs/reference/model/literal-parts';
import { breakPlaces } from './break-places';

/** HTML around a piece of code. Line and column start at 0. Marks neither cross lines nor overlap. */
export interface Mark {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly before: string;
  readonly after: string;
}

/** A number in a piece of code, or a product of numbers, with its value in words: `1 day`. Line and column start at 0. */
export interface ValueWords {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly words: string;
}

interface Leaf {
  readonly text: string;
  readonly classes: readonly string[];
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * Returns code as HTML with the token classes of Prism (coloured by site/src/css/code.css). Without the marks, its text is
 * the code, byte for byte. Languages that Prism does not know stay plain.
 *
 * @param emphasized - line numbers to highlight, from 1
 * @param values - numbers that say their value in a unit
 */
export function highlight(
  code: string,
  language: string,
  marks: readonly Mark[] = [],
  emphasized: ReadonlySet<number> = new Set(),
  values: readonly ValueWords[] = [],
): string {
  const lines = splitLines(flatten(tokenize(code, language), []));
  return lines
    .map((leaves, index) => {
      const here = ({ line }: { readonly line: number }): boolean => line === index;
      const tokens = values.filter(here);
      const text = leaves.map((leaf) => leaf.text).join('');
      const products = tokens.filter(({ column, length }) => !/^[\d_]+n?$/.test(text.slice(column, column + length)));
      const html = lineHtml(leaves, [...marks.filter(here), ...products.map(productMark)], tokens);
      const end = index < lines.length - 1 ? '\n' : '';
      // The line break goes inside, because the element is a block.
      return `<span class="${lineClass(text, emphasized.has(index + 1))}">${html}${end}</span>`;
    })
    .join('');
}

/** Where a line may wrap on a phone. It is no text, so a copy is the code. */
const BREAK = '<wbr>';

/** Deepest indentation with a class of its own in site/src/css/code.css. */
const DEEPEST = 8;

/** The indent after a wrap depends on the indentation of the line. */
function lineClass(text: string, emphasized: boolean): string {
  const depth = Math.min(DEEPEST, text.length - text.trimStart().length);
  const own = depth < 2 ? '' : ` line-${depth - (depth % 2)}`;
  return `line${own}${emphasized ? ' theme-code-block-highlighted-line' : ''}`;
}

function tokenize(code: string, language: string): (string | Prism.Token)[] {
  if (Prism.languages[language] === undefined) {
    loadLanguages.silent = true;
    loadLanguages([language]);
  }
  const grammar = Prism.languages[language];
  return grammar === undefined ? [code] : Prism.tokenize(code, grammar);
}

/** Half of all tokens. They have the colour of the text, so they need no element. */
const PLAIN = ['punctuation', 'operator'];

function flatten(stream: Prism.TokenStream, classes: readonly string[]): Leaf[] {
  if (typeof stream === 'string' && PLAIN.includes(classes.at(-1) ?? '')) return [{ text: stream, classes: [] }];
  if (typeof stream === 'string') return [{ text: stream, classes }];
  if (Array.isArray(stream)) return stream.flatMap((token) => flatten(token, classes));
  const own = [stream.type, ...(typeof stream.alias === 'string' ? [stream.alias] : (stream.alias ?? []))];
  return flatten(stream.content, [...classes, ...own.filter((name) => !classes.includes(name))]);
}

function splitLines(leaves: readonly Leaf[]): Leaf[][] {
  const lines: Leaf[][] = [[]];
  for (const { text, classes } of leaves) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, classes });
    });
  }
  return lines;
}

/** Splits the leaves at the edges of the marks, so that a mark always contains whole elements. */
function lineHtml(leaves: readonly Leaf[], marks: readonly Mark[], values: readonly ValueWords[]): string {
  const places = breakPlaces(leaves.map(({ text }) => text).join(''));
  const edges = marks.flatMap(({ column, length }) => [column, column + length]).sort((a, b) => a - b);
  let html = '';
  let position = 0;
  for (const { text, classes } of leaves) {
    const cuts = edges
      .filter((edge) => edge > position && edge < position + text.length)
      .map((edge) => edge - position);
    [0, ...cuts].forEach((from, index) => {
      const part = text.slice(from, cuts[index] ?? text.length);
      const at = position + from;
      if (places.includes(at)) html += BREAK;
      html += marks
        .filter(({ column }) => column === at)
        .map(({ before }) => before)
        .join('');
      const value = values.find(({ column, length }) => column === at && length === part.length);
      const inside = places.map((place) => place - at).filter((place) => place > 0 && place < part.length);
      html += leafHtml(part, classes, value?.words ?? null, inside);
      html += marks
        .filter(({ column, length }) => column + length === at + part.length)
        .map(({ after }) => after)
        .join('');
    });
    position += text.length;
  }
  return html;
}

/** Wraps a product of numbers in an element that shows its value. */
const productMark = ({ words, ...place }: ValueWords): Mark => ({
  ...place,
  before: `<abbr title="${escapeHtml(words)}" tabindex="0">`,
  after: '</abbr>',
});

/** The element that colours a long number also shows its digits in groups, and its value where the unit is known. */
function leafHtml(text: string, classes: readonly string[], value: string | null, places: readonly number[]): string {
  const html = [0, ...places].map((from, index) => escapeHtml(text.slice(from, places[index]))).join(BREAK);
  if (classes.length === 0) return html;
  const token = `class="token ${classes.join(' ')}"`;
  const words = classes.includes('number') ? [value, literalWords(text)].filter((part) => part !== null) : [];
  return words.length === 0
    ? `<span ${token}>${html}</span>`
    : `<abbr ${token} title="${escapeHtml(words.join(' = '))}" tabindex="0">${html}</abbr>`;
}
