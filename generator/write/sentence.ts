/**
 * A note as a sentence: a capital letter and a full stop. A first word that is an identifier (`isPreapproved`, code) keeps its
 * letters.
 */
export function sentence(note: string): string {
  const text = note.trim();
  const capital = /^[a-z]+(?![\w(.])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return text === '' || /[.!?]$/.test(text) ? capital : `${capital}.`;
}

/** A name, printed strong, or a description that the surface gives in quotes, printed as it reads. */
export function named(text: string): string {
  const words = /^"(.*)"$/.exec(text)?.[1];
  return words ?? `**${text}**`;
}
