/** The typed fields of a form in one field of the address: JSON of texts. Other values are dropped. */

const MOST = 500;

export function readTyped(text: string): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts.slice(0, MOST));
  } catch {
    return {};
  }
}

/** Empty for a form without any text. */
export function writeTyped(typed: Readonly<Record<string, string>>): string {
  const kept = Object.entries(typed).filter(([, text]) => text !== '');
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept));
}
