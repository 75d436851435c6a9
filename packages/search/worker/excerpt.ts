import { SUBSTANTIAL } from '../format/kinds';
import type { SearchHit } from './protocol';
import { chunks, indexTerms, stem } from './terms';

/** Length of a text that begins with what counts: what it does, the unit and the spender, or the cause and the fix. */
const HEAD = 240;
/** The same for a pasted value, whose text is shown as a whole. */
const PASTED = 320;
const LENGTH = 170;
/** A sentence of its own needs the words of others from this length on. */
const SHORT = 60;

/** Returns what a hit shows of its text. */
export const lineFor = ({ hex, kind, terms }: SearchHit, text: string): string =>
  SUBSTANTIAL.has(kind) ? head(text, hex === '' ? HEAD : PASTED) : bestSentence(text, terms);

/** Returns the sentences of a text that hold most of the words, the first ones among equals; cut between words. */
export function bestSentence(text: string, terms: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?:])\s+(?=\p{Lu}|`)/u);
  const wanted = new Set(terms.flatMap(chunks).flatMap((word) => [word.toLowerCase(), stem(word.toLowerCase())]));
  const hold = (sentence: string): number => new Set(indexTerms(sentence).filter((term) => wanted.has(term))).size;
  const counts = sentences.map(hold);
  const best = counts.indexOf(Math.max(...counts));
  let line = sentences[best] ?? '';
  for (let next = best + 1; line.length < SHORT && next < sentences.length; next++) line += ` ${sentences[next]}`;
  return head(line, LENGTH);
}

/** Returns the beginning of a text, cut between words. */
function head(text: string, length: number): string {
  const end = text.length <= length ? text.length : text.lastIndexOf(' ', length);
  const line = text.slice(0, end > 0 ? end : length);
  return /[.!?:)\]"]$/.test(line) || line === '' ? line : `${line} …`;
}
