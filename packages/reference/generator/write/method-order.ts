import type { SdkMethod } from '../../model/sdk';
import type { Handler } from '../../model/reference';
import { more } from './mdx';

/** Methods of a handler, or functions of a contract, named at the top of the page. */
export const FIRST = 3;

/** Whether a call always fails: the method's first words say so. */
export const alwaysFails = ({ doc }: SdkMethod): boolean => doc.summary.startsWith('Always fails');

/**
 * A page with up to this many entries shows them in full; on a longer one all but the commonest show their purpose
 * first.
 */
const OPEN = 8;

/** Whether an entry is folded on a page with this many long ones. */
export const isFolded = (long: number, isCommon: boolean): boolean => long > OPEN && !isCommon;

/**
 * Number of entries that take up to 15 screens: with more, the commonest of a group show and the others share one fold.
 */
const MANY = 19;

/** Writes that show on a page with more; readers find reads by name in the table of contents. */
const WRITES = 5;

/** Writes the less common entries of a group, in a fold on a page with many. */
export function otherEntries(entries: number, group: 'reads' | 'writes', bodies: readonly string[]): readonly string[] {
  const shown = group === 'reads' ? 0 : WRITES;
  const rest = bodies.slice(shown);
  return entries > MANY && rest.length > FIRST
    ? [...bodies.slice(0, shown), more(`${rest.length} more ${group}`, ...rest)]
    : bodies;
}

/** Orders methods by when readers need them: those that `@start` names first, then as the SDK declares them. */
export function byUse({ facts: { start } }: Handler, methods: readonly SdkMethod[]): SdkMethod[] {
  const place = ({ name }: SdkMethod): number => (start.includes(name) ? start.indexOf(name) : start.length);
  return [...methods].sort((one, other) => place(one) - place(other));
}

/** Returns the commonest methods. Throws where `@start` names one that the handler lacks or that always fails. */
export function mostUsed({ class: { name, methods }, facts: { start } }: Handler): SdkMethod[] {
  const named = start.map((one) => {
    const method = methods.find((candidate) => candidate.name === one);
    if (method === undefined) throw new Error(`@start of ${name} names ${one}, which is not one of its methods`);
    if (alwaysFails(method)) throw new Error(`@start of ${name} names ${one}, which always fails`);
    return method;
  });
  return named.slice(0, FIRST);
}
