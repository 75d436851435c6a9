import type { History } from '@sdk-docs/reference/model/history';
import { draft, type Draft } from './draft';

/** Entries of ABIs, code of methods and values of constants have changes, but nobody calls them by these names. */
const UNNAMED = /^abi |^package | code$|\.value\.|\.constructor$/;
/** Route of the page of changes. Old releases have no section there and lead to the comparison of any two. */
export const CHANGES = '/changes';
const COMPARE = 'compare';
const anchorOf = (version: string): string => `release-${version.replaceAll('.', '-')}`;

/**
 * Returns a record for each export and method that a release removed and that is gone: who has it in old code finds when
 * it went. `known` has the names of today.
 */
export function removedRecords(history: History | null, known: ReadonlySet<string>, ids: ReadonlySet<string>): Draft[] {
  const gone = new Map<string, Draft>();
  for (const { version, removed } of history?.steps ?? [])
    for (const key of removed) {
      if (UNNAMED.test(key)) continue;
      const path = key.split(' ').at(-1) ?? '';
      const [name = '', owner = ''] = path.split('.').reverse();
      if (known.has(name)) continue;
      const text = `${path} was removed in release ${version} of the SDK.`;
      const anchor = ids.has(anchorOf(version)) ? anchorOf(version) : COMPARE;
      gone.set(path, draft({ kind: 'removed', route: CHANGES, anchor, name, owner, text }));
    }
  return [...gone.values()];
}
