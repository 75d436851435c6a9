/**
 * Turns a note into a sentence with a capital letter and a full stop. A first word that is an identifier
 * (`isPreapproved`, code) keeps its case.
 */
export function sentence(note: string): string {
  const text = note.trim();
  const capital = /^[a-z]+(?![\w(.])/.test(text) ? capitalized(text) : text;
  return text === '' || /[.!?]$/.test(text) ? capital : `${capital}.`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins words or sentences with a space, without empty ones. */
export const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Prints a name in bold. Prints a description, which the surface puts in quotes, unchanged. */
export function named(text: string): string {
  return /^"(.*)"$/.exec(text)?.[1] ?? `**${text}**`;
}
