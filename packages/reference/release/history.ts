import type { History, ReleaseStep } from '../model/history';
import { compare } from './compare';
import type { Items } from './items';

/** One release as it was read. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly items: Items;
}

/** The package's own version changes with every release. */
const OF_EVERY_RELEASE = 'utils/version version.value';

/** Items that no file of `surface/` has. */
const isUnsaid = (key: string): boolean => key.startsWith('package ') || key.endsWith(' code');

/** The changes of each release since the previous one; `releases` are sorted, oldest first. */
export function historyOf(releases: readonly Release[]): History {
  const [first, ...rest] = releases;
  if (first === undefined) throw new Error('a history needs a release');
  let last = first;
  const steps = rest.map(({ version, date, items }): ReleaseStep => {
    const differences = compare(last.items, items).filter(({ key }) => key !== OF_EVERY_RELEASE);
    last = { version, date, items };
    const keysOf = (kind: string): string[] =>
      differences.filter((difference) => difference.kind === kind).map(({ key }) => key);
    return {
      version,
      date,
      added: keysOf('added'),
      removed: keysOf('removed'),
      changed: differences.flatMap(({ kind, key, before, after }) =>
        kind === 'changed' ? [{ key, before: before ?? '', after: after ?? '' }] : [],
      ),
    };
  });
  const latest = [...last.items].filter(([key]) => isUnsaid(key));
  return { first: first.version, steps, latest: Object.fromEntries(latest) };
}
