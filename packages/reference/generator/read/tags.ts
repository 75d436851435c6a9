import type { Caveats, DocTag, NamedOutcome, Unit } from '../../model/doc';

/** Returns the texts of every tag with this name, in order. */
export function textsOf(tags: readonly DocTag[], name: string): readonly string[] {
  return tags.filter((tag) => tag.name === name).map(({ text }) => text);
}

/** Returns the text of the first tag with this name; null without one. */
export function textOf(tags: readonly DocTag[], name: string): string | null {
  return tags.find((tag) => tag.name === name)?.text ?? null;
}

/** Splits `head - rest` at the first dash outside double quotes; the rest is empty without a dash. */
export function splitDash(text: string): readonly [head: string, rest: string] {
  const match = /^((?:"[^"]*"|[^"])*?)\s+-(?:\s+([\s\S]*))?$/.exec(text);
  return match ? [(match[1] ?? '').trim(), (match[2] ?? '').trim()] : [text.trim(), ''];
}

/** Returns the texts of `@name path - text` tags by plain path. */
export function byPath(tags: readonly DocTag[], name: string): ReadonlyMap<string, string> {
  return new Map(
    textsOf(tags, name)
      .map(splitDash)
      .map(([path, text]) => [plainPath(path), text]),
  );
}

/** Returns a path without the `[]` that means "of each". */
export const plainPath = (path: string): string => path.replaceAll('[]', '');

/** Returns integers with their units, from `@unit path - text`. */
export function unitsOf(tags: readonly DocTag[]): readonly Unit[] {
  return [...byPath(tags, 'unit')].map(([path, text]) => ({ path, text }));
}

/** Returns the outcomes in `@reverts Name - text` and tags of the same form. */
export function outcomesOf(tags: readonly DocTag[], name: string): readonly NamedOutcome[] {
  return textsOf(tags, name)
    .map(splitDash)
    .map(([outcome, text]) => ({ name: outcome, text }));
}

export function caveatsOf(tags: readonly DocTag[]): Caveats {
  return {
    warnings: textsOf(tags, 'warning'),
    inferred: textsOf(tags, 'inferred'),
    unknown: textsOf(tags, 'unknown'),
  };
}
