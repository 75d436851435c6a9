/**
 * Turns a note into a sentence with a capital letter and a full stop. A first word that is an identifier
 * (`isPreapproved`, code) keeps its case.
 */
export function sentence(note: string): string {
  const text = note.trim();
  const capital = /^[a-z]+(?![\w(.])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return text === '' || /[.!?]$/.test(text) ? capital : `${capital}.`;
}

/** Prints a name in bold. Prints a description, which the surface puts in quotes, unchanged. */
export function named(text: string): string {
  const words = /^"(.*)"$/.exec(text)?.[1];
  return words ?? `**${text}**`;
}
