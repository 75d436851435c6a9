import type { NamedOutcome, RevertReference } from '../../model/doc';
import { blocks, label } from './mdx';
import { revertItem, throwItem } from './prose';
import type { Reference } from '../../model/reference';
import { facts } from './rows';

/** The facts of a method or function that its group may share. `name` is its anchor too. */
export interface Member {
  readonly name: string;
  readonly reverts: readonly RevertReference[];
  readonly throws: readonly NamedOutcome[];
}

/** A fact that many members of a group share, the members that have it, and the others. */
interface Common<Item> {
  readonly item: Item;
  readonly having: readonly string[];
  readonly without: readonly string[];
}

/** Facts that most methods of a group share, so that a page states them once. */
export interface Shared {
  readonly reverts: readonly Common<RevertReference>[];
  readonly throws: readonly Common<NamedOutcome>[];
  /** Rows of facts, as written. */
  readonly rows: readonly Common<string>[];
}

export const NOTHING_SHARED: Shared = { reverts: [], throws: [], rows: [] };

/** With fewer members, repeating a fact is shorter than listing their names. */
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

/** Returns a method's own errors, including those tried at its own boundary, and how many it shares. */
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

/** Writes the facts that the methods of a group share, each with the excepted methods. */
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

/** Names the members that share a fact, or the excepted ones, whichever list is shorter. */
function whose({ having, without }: Common<unknown>): string {
  if (without.length === 0) return '';
  const [word, names] = without.length <= having.length ? ['except', without] : ['only', having];
  return ` (${word} ${names.map((name) => `[${name}](#${name})`).join(', ')})`;
}
