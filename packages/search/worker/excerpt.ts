import { SUBSTANTIAL } from '../format/kinds';
import type { SearchHit } from './protocol';
import { parseQuery } from './query';
import { indexTerms, stem } from './terms';
import { othersFor } from './thesaurus';
import { isWeak } from './weak-words';

/** Length of a text that begins with the important part: purpose, unit and spender, or cause and fix. */
const HEAD = 240;
/** The same for a pasted value, whose text is shown in full. */
const PASTED = 320;
const LENGTH = 170;
/** Minimum length of a sentence that is shown without the words before it. */
const SHORT = 60;
/** Weights of a synonym and a weak word, relative to a word of the query. */
const SYNONYM = 0.4;
const WEAK = 0.2;

/** Returns the excerpt of a hit's text. */
export const lineFor = ({ hex, kind }: SearchHit, text: string, query: string): string =>
  SUBSTANTIAL.has(kind) ? head(text, hex === '' ? HEAD : PASTED) : bestSentence(text, query);

/**
 * Returns the sentences of a text that contain most of a query, in its words or in synonyms, the first ones among
 * equals; cut between words.
 */
export function bestSentence(text: string, query: string): string {
  // A row of a table begins with a lower-case letter, and so does text after a colon.
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{L}|`)|(?<=:)\s+(?=\p{Lu}|`)/u);
  const wanted = wordsOf(query);
  const counts = sentences.map((sentence) => {
    const terms = new Set(indexTerms(sentence));
    return wanted.reduce(
      (sum, word) => sum + Math.max(0, ...word.map(([term, share]) => (terms.has(term) ? share : 0))),
      0,
    );
  });
  const best = counts.indexOf(Math.max(...counts));
  let line = sentences[best] ?? '';
  for (let next = best + 1; line.length < SHORT && next < sentences.length; next++) line += ` ${sentences[next]}`;
  return head(line, LENGTH);
}

/** Returns for each word of a query its matching terms, with their weights. */
const wordsOf = (query: string): (readonly (readonly [string, number])[])[] =>
  parseQuery(query).content.map(({ key }) => {
    const whole = isWeak(stem(key)) ? WEAK : 1;
    return [[key, whole], [stem(key), whole], ...othersFor(key).map((other) => [other, SYNONYM * whole] as const)];
  });

/** Returns the beginning of a text, cut between words; it ends with a full stop or an ellipsis. */
function head(text: string, length: number): string {
  const end = text.length <= length ? text.length : text.lastIndexOf(' ', length);
  const line = text.slice(0, end > 0 ? end : length);
  return /[.!?]$/.test(line) || line === ''
    ? line
    : text.length > length || line.endsWith(':')
      ? `${line} …`
      : `${line}.`;
}
