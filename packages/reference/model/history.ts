import type { Location } from './doc';

/**
 * An item of a release: `module export`, `module export.member`, `abi Contract entry`, `package dependency`, and
 * `module Class.method code` for the code of a method.
 */
export type ItemKey = string;

/** The changes of one release against the release before it. */
export interface ReleaseStep {
  readonly version: string;
  /** ISO 8601 date of its commit. */
  readonly date: string;
  readonly added: readonly ItemKey[];
  readonly removed: readonly ItemKey[];
  readonly changed: readonly { readonly key: ItemKey; readonly before: string; readonly after: string }[];
}

/** The releases of the SDK, oldest first. */
export interface History {
  /** The first examined release: its items may be older. */
  readonly first: string;
  readonly steps: readonly ReleaseStep[];
  /** The items of the newest release that `surface/` does not have: ranges of dependencies, digests of code. */
  readonly latest: Readonly<Record<ItemKey, string>>;
}

/**
 * What replaced exports or members that a release removed. Their names are those of the history, without the module;
 * `release` is for names of packages that the history does not read: modules of ABIs, entries of constants.
 */
export interface Replaced {
  /** `CarrotVestingHandler.steps`, `PermitData`; several when one text applies to all. */
  readonly removed: readonly string[];
  /** The release that removed them; empty where the history knows. */
  readonly release: string;
  /** The replacement, or "Nothing" and why. Markdown on one line. */
  readonly now: string;
  readonly location: Location;
}

/** Entries of ABIs, values of constants and code of methods change, but no one refers to them by these names. */
const UNNAMED = /^abi |^package | code$| returns$|\.value\.|\.constructor$/;

/**
 * Returns the exports and members that are gone, as `name` -> release that removed them: those of the history, and the
 * rows that name their release.
 */
export function removedNames(
  history: History | null,
  rows: readonly Pick<Replaced, 'removed' | 'release'>[] = [],
): ReadonlyMap<string, string> {
  const gone = new Map<ItemKey, string>();
  for (const { version, added, removed } of history?.steps ?? []) {
    for (const key of added) gone.delete(key);
    for (const key of removed) if (!UNNAMED.test(key)) gone.set(key, version);
  }
  const told = rows.filter(({ release }) => release !== '');
  return new Map([
    ...[...gone].map(([key, version]) => [key.slice(key.indexOf(' ') + 1), version] as const),
    ...told.flatMap(({ removed, release }) => removed.map((name) => [name, release] as const)),
  ]);
}

/** Combines the changes of several steps. Items that were added and removed again are left out. */
export function between(
  history: Pick<History, 'first' | 'steps'>,
  from: string,
  to: string,
): Omit<ReleaseStep, 'date'> {
  const versions = [history.first, ...history.steps.map(({ version }) => version)];
  const [start, end] = [versions.indexOf(from), versions.indexOf(to)];
  if (start < 0 || end < 0) throw new Error(`the history has no release ${start < 0 ? from : to}`);
  if (start > end) throw new Error(`${from} is newer than ${to}`);
  const before = new Map<ItemKey, string | null>();
  const after = new Map<ItemKey, string | null>();
  const note = (key: ItemKey, old: string | null, now: string | null): void => {
    if (!before.has(key)) before.set(key, old);
    after.set(key, now);
  };
  for (const { added, removed, changed } of history.steps.slice(start, end)) {
    for (const key of added) note(key, null, '');
    for (const key of removed) note(key, '', null);
    for (const { key, before: old, after: now } of changed) note(key, old, now);
  }
  const keys = [...before.keys()].sort();
  return {
    version: to,
    added: keys.filter((key) => before.get(key) === null && after.get(key) !== null),
    removed: keys.filter((key) => before.get(key) !== null && after.get(key) === null),
    changed: keys.flatMap((key) => {
      const [old, now] = [before.get(key), after.get(key)];
      return old && now && old !== now ? [{ key, before: old, after: now }] : [];
    }),
  };
}
