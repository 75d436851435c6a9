const LENGTH = 160;

/** Returns the part of a text around the first of the words, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= LENGTH) return closed(text);
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term.toLowerCase())).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(Math.min(...places, text.length) - LENGTH / 3, text.length - LENGTH));
  const from = places.length === 0 || start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${end < text.length ? `${text.slice(from, end)} …` : closed(text.slice(from))}`;
}

/** Texts are cut when the index is built: a text without an end gets an ellipsis. */
const closed = (text: string): string => (/[.!?:)\]"]$/.test(text) || text === '' ? text : `${text} …`);
