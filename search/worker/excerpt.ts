import { chunks, indexTerms, stem } from './terms';

const LENGTH = 170;
/** A sentence of its own needs the words of others from this length on. */
const SHORT = 60;

/** Returns the sentences of a text that hold most of the words, the first ones among equals; cut between words. */
export function bestSentence(text: string, terms: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?:])\s+(?=\p{Lu}|`)/u);
  const wanted = new Set(terms.flatMap(chunks).flatMap((word) => [word.toLowerCase(), stem(word.toLowerCase())]));
  const hold = (sentence: string): number => new Set(indexTerms(sentence).filter((term) => wanted.has(term))).size;
  const counts = sentences.map(hold);
  const best = counts.indexOf(Math.max(...counts));
  let line = sentences[best] ?? '';
  for (let next = best + 1; line.length < SHORT && next < sentences.length; next++) line += ` ${sentences[next]}`;
  return cut(line);
}

function cut(text: string): string {
  const end = text.length <= LENGTH ? text.length : text.lastIndexOf(' ', LENGTH);
  const line = text.slice(0, end > 0 ? end : LENGTH);
  return /[.!?:)\]"]$/.test(line) || line === '' ? line : `${line} …`;
}
