import type { SdkMethod } from '../../model/sdk';
import type { Handler } from '../../model/reference';
import { more } from './mdx';

/** Methods of a handler, or functions of a contract, that the page names at its top. */
export const FIRST = 3;

/** Whether a call can only fail: the surface says so in the first words of the method. */
export const alwaysFails = ({ doc }: SdkMethod): boolean => doc.summary.startsWith('Always fails');

/** So many entries can be read in full; on a longer page all but the commonest show their purpose first. */
const OPEN = 8;

/** Whether an entry is folded on a page with so many long ones. */
export const isFolded = (long: number, isCommon: boolean): boolean => long > OPEN && !isCommon;

/** Entries of a page of up to 15 screens: on a longer one the commonest of a group show, the others are in one fold. */
const MANY = 19;

/** Writes that show on such a page; a reader who knows the name of a read looks for it in the table of contents. */
const WRITES = 5;

/** Writes the entries of a group that are not the commonest below each other, and on a page with many in a fold. */
export function otherEntries(entries: number, group: 'reads' | 'writes', bodies: readonly string[]): readonly string[] {
  const shown = group === 'reads' ? 0 : WRITES;
  const rest = bodies.slice(shown);
  return entries > MANY && rest.length > FIRST
    ? [...bodies.slice(0, shown), more(`${rest.length} more ${group}`, ...rest)]
    : bodies;
}

/** Orders methods as one comes to need them: those that `@start` names first, then as the SDK declares them. */
export function byUse({ facts: { start } }: Handler, methods: readonly SdkMethod[]): SdkMethod[] {
  const place = ({ name }: SdkMethod): number => (start.includes(name) ? start.indexOf(name) : start.length);
  return [...methods].sort((one, other) => place(one) - place(other));
}

/** Returns the commonest methods. Throws where `@start` names one that the handler lacks or that can only fail. */
export function mostUsed({ class: { name, methods }, facts: { start } }: Handler): SdkMethod[] {
  const named = start.map((one) => {
    const method = methods.find((candidate) => candidate.name === one);
    if (method === undefined) throw new Error(`@start of ${name} names ${one}, which is not one of its methods`);
    if (alwaysFails(method)) throw new Error(`@start of ${name} names ${one}, which always fails`);
    return method;
  });
  return named.slice(0, FIRST);
}
