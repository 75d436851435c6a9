/** Maximum length of a text that a heading or a message quotes. */
const LIMIT = 80;

/** Shortens a text for quoting; a cut text ends in an ellipsis. */
export const shorten = (text: string): string => (text.length <= LIMIT ? text : `${text.slice(0, LIMIT).trimEnd()} …`);
