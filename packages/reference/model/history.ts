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

/** An address in a table of the SDK that a release replaced. */
export interface ReplacedAddress {
  readonly table: string;
  /** Keys of the entry: the chain is one of them. */
  readonly path: readonly string[];
  /** In lower case. */
  readonly address: string;
  /** The first and the last release with it; `from` is null where it is older than the first examined release. */
  readonly from: string | null;
  readonly to: string;
  /** The release that replaced it. */
  readonly release: string;
}

/** `contracts/tokens TOKENS_ADDRESSES.value.vlPUFFER.Mainnet` */
const TABLE = / (CONTRACT|VAULTS|TOKENS)_ADDRESSES\.value\.(.+)$/;

/** The addresses that releases replaced, oldest first. */
export function replacedAddresses({
  first,
  steps,
}: {
  readonly first: string;
  readonly steps: readonly Pick<ReleaseStep, 'version' | 'added' | 'changed'>[];
}): readonly ReplacedAddress[] {
  const versions = [first, ...steps.map(({ version }) => version)];
  return steps.flatMap(({ version, changed }, index) =>
    changed.flatMap(({ key, before }) => {
      const [, table = '', keys] = TABLE.exec(key) ?? [];
      const address = before.replaceAll("'", '').toLowerCase();
      // Zero is a placeholder of many entries, never an address that was in use.
      if (keys === undefined || !/^0x[\da-f]{40}$/.test(address) || /^0x0*$/.test(address)) return [];
      const since = steps
        .slice(0, index)
        .findLast((step) => step.added.includes(key) || step.changed.some((change) => change.key === key));
      const from = since?.version ?? null;
      return [{ table, path: keys.split('.'), address, from, to: versions[index] ?? first, release: version }];
    }),
  );
}

/** `up to 1.12.0`, `in 1.28.2`, `in 1.26.0 to 1.28.4`, each with what stands before the number. */
export const releasesOf = (from: string | null, to: string, before = ''): string =>
  from === null ? `up to ${before}${to}` : from === to ? `in ${before}${to}` : `in ${before}${from} to ${to}`;
