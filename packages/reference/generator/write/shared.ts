import type { NamedOutcome, RevertReference } from '../../model/doc';
import { blocks, label } from './mdx';
import { revertItem, throwItem } from './prose';
import type { Reference } from '../../model/reference';
import { facts } from './rows';

/** A method or function of a group, as far as the group may share it. `name` is its anchor too. */
export interface Member {
  readonly name: string;
  readonly reverts: readonly RevertReference[];
  readonly throws: readonly NamedOutcome[];
}

/** Something that many members of a group have, the members that have it, and those that do not. */
interface Common<Item> {
  readonly item: Item;
  readonly having: readonly string[];
  readonly without: readonly string[];
}

/** What most methods of a group have in common, so that a page says it once. */
export interface Shared {
  readonly reverts: readonly Common<RevertReference>[];
  readonly throws: readonly Common<NamedOutcome>[];
  /** Rows of facts, as written. */
  readonly rows: readonly Common<string>[];
}

export const NOTHING_SHARED: Shared = { reverts: [], throws: [], rows: [] };

/** Fewer members than this repeat what they share: that is shorter to read than a list of names. */
const LEAST = 4;

/** Finds what most methods of a group share. `rowsOf` gives the facts of a method that may be shared. */
export const sharedBy = <One extends Member>(
  methods: readonly One[],
  rowsOf: (method: One) => readonly string[],
): Shared => ({
  reverts: common(methods, ({ reverts }) => reverts, same),
  throws: common(methods, ({ throws }) => throws, same),
  rows: common(methods, rowsOf, (one, other) => one === other),
});

const same = (one: NamedOutcome, other: NamedOutcome): boolean => one.name === other.name && one.text === other.text;

function common<Item, One extends Member>(
  methods: readonly One[],
  read: (method: One) => readonly Item[],
  equal: (one: Item, other: Item) => boolean,
): readonly Common<Item>[] {
  const all = methods.flatMap(read);
  return all
    .filter((item, index) => all.findIndex((candidate) => equal(candidate, item)) === index)
    .map((item) => {
      const has = (method: One): boolean => read(method).some((candidate) => equal(candidate, item));
      return {
        item,
        having: methods.filter(has).map(({ name }) => name),
        without: methods.filter((method) => !has(method)).map(({ name }) => name),
      };
    })
    .filter(({ having }) => having.length >= LEAST);
}

/** Returns the errors that a method has of its own, or tried at a boundary of its own, and how many it shares. */
export function ownErrors(
  errors: readonly RevertReference[],
  shared: readonly Common<RevertReference>[],
): { readonly own: readonly RevertReference[]; readonly shared: number } {
  const own = errors.filter((error) => error.boundaries !== undefined || !shared.some(({ item }) => same(item, error)));
  return { own, shared: errors.length - own.length };
}

/** Returns the facts that a method does not share. */
export const ownRows = (rows: readonly string[], shared: Shared = NOTHING_SHARED): string[] =>
  rows.filter((row) => !shared.rows.some(({ item }) => item === row));

/** The word for a method of a group, by the id of the group. */
const one: Readonly<Record<string, string>> = {
  writes: 'write',
  reads: 'read',
  settings: 'method',
  write: 'function',
  read: 'function',
};

/** Writes what the methods of a group have in common, each with the methods that are left out. */
export function sharedText(reference: Reference, group: string, { reverts, throws, rows }: Shared): string {
  const list = (errors: Shared['reverts'], write: (error: RevertReference) => string) =>
    errors.map((shared) => `${write(shared.item)}${whose(shared)}`).join('\n');
  return blocks(
    rows.length + reverts.length + throws.length === 0
      ? null
      : `These apply to every ${one[group] ?? group} below except where a list says otherwise.`,
    facts(rows.map((shared) => shared.item.replace(/<\/Row>$/, () => `${whose(shared)}</Row>`))),
    ...(reverts.length === 0
      ? []
      : [label('Common reverts'), list(reverts, ({ boundaries: _, ...error }) => revertItem(reference, error))]),
    ...(throws.length === 0
      ? []
      : [label('Thrown before anything is sent'), list(throws, (error) => throwItem(reference, error))]),
  );
}

/** Says which members share something, by the shorter of two lists. */
function whose({ having, without }: Common<unknown>): string {
  if (without.length === 0) return '';
  const [word, names] = without.length <= having.length ? ['except', without] : ['only', having];
  return ` (${word} ${names.map((name) => `[${name}](#${name})`).join(', ')})`;
}
