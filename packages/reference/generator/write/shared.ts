import type { RevertReference } from '../../model/doc';
import type { SdkMethod } from '../../model/sdk';
import { blocks, label } from './mdx';
import { revertItem, throwItem } from './prose';
import type { Reference } from '../../model/reference';
import { facts } from './rows';

/** Something that most methods of a group have, and the methods that do not. */
interface Common<Item> {
  readonly item: Item;
  readonly without: readonly string[];
}

/** What most methods of a group have in common, so that a page says it once. */
export interface Shared {
  readonly reverts: readonly Common<RevertReference>[];
  readonly throws: readonly Common<RevertReference>[];
  /** Rows of facts, as written. */
  readonly rows: readonly Common<string>[];
}

export const NOTHING_SHARED: Shared = { reverts: [], throws: [], rows: [] };

/** Fewer methods than this repeat their errors: that is shorter to read than a list of exceptions. */
const LEAST = 4;
const SHARE = 0.6;

/** Finds what most methods of a group share. `rowsOf` gives the facts of a method that may be shared. */
export const sharedBy = (methods: readonly SdkMethod[], rowsOf: (method: SdkMethod) => readonly string[]): Shared => ({
  reverts: common(methods, ({ reverts }) => reverts, same),
  throws: common(methods, ({ throws }) => throws, same),
  rows: common(methods, rowsOf, (one, other) => one === other),
});

const same = (one: RevertReference, other: RevertReference): boolean =>
  one.error === other.error && one.text === other.text;

function common<Item>(
  methods: readonly SdkMethod[],
  read: (method: SdkMethod) => readonly Item[],
  equal: (one: Item, other: Item) => boolean,
): readonly Common<Item>[] {
  const all = methods.flatMap(read);
  return all
    .filter((item, index) => all.findIndex((candidate) => equal(candidate, item)) === index)
    .map((item) => ({
      item,
      without: methods
        .filter((method) => !read(method).some((candidate) => equal(candidate, item)))
        .map(({ name }) => name),
    }))
    .filter(({ without }) => {
      const count = methods.length - without.length;
      return count >= LEAST && count >= methods.length * SHARE;
    });
}

/** Returns the errors that a method has of its own, or tried at a border of its own, and how many it shares. */
export function ownErrors(
  errors: readonly RevertReference[],
  shared: readonly Common<RevertReference>[],
): { readonly own: readonly RevertReference[]; readonly shared: number } {
  const own = errors.filter((error) => error.borders !== undefined || !shared.some(({ item }) => same(item, error)));
  return { own, shared: errors.length - own.length };
}

/** Returns the facts that a method does not share. */
export const ownRows = (rows: readonly string[], shared: Shared = NOTHING_SHARED): string[] =>
  rows.filter((row) => !shared.rows.some(({ item }) => item === row));

/** The word for a method of a group, by the id of the group. */
const one: Readonly<Record<string, string>> = { writes: 'write', reads: 'read', settings: 'method' };

/** Writes what the methods of a group have in common, each with the methods that are left out. */
export function sharedText(reference: Reference, group: string, { reverts, throws, rows }: Shared): string {
  const list = (errors: Shared['reverts'], write: (error: RevertReference) => string) =>
    errors.map(({ item, without }) => `${write(item)}${exceptions(without)}`).join('\n');
  return blocks(
    rows.length + reverts.length + throws.length === 0
      ? null
      : `These apply to every ${one[group] ?? group} below unless its entry says otherwise.`,
    facts(rows.map(({ item, without }) => item.replace(/<\/Row>$/, `${exceptions(without)}</Row>`))),
    ...(reverts.length === 0
      ? []
      : [label('Common reverts'), list(reverts, ({ borders: _, ...error }) => revertItem(reference, error))]),
    ...(throws.length === 0
      ? []
      : [label('Thrown before anything is sent'), list(throws, (error) => throwItem(reference, error))]),
  );
}

const exceptions = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` (except ${names.map((name) => `[${name}](#${name})`).join(', ')})`;
