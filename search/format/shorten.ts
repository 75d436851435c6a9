/** Characters of a text that a heading or a message quotes. */
const LIMIT = 80;

/** A text as it is quoted: what is longer than a line is cut, and says so. */
export const shorten = (text: string): string => (text.length <= LIMIT ? text : `${text.slice(0, LIMIT).trimEnd()} …`);
