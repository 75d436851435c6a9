import type { Location } from './doc';
import type { History, ItemKey, ReleaseStep } from './history';

/** Risk of a release for money, written by hand. */
export interface Warning {
  readonly version: string;
  /** `none`: reviewed, and no money is at risk. */
  readonly risk: 'money' | 'none';
  /** What changed. Markdown on one line. */
  readonly text: string;
  /** What the reader should do. Markdown on one line. */
  readonly todo: string;
  readonly certainty: 'run' | 'read' | 'inferred' | 'unknown';
  /** Where it was run or read. */
  readonly source: string;
  /** Affected items of the release; `*` matches any text. */
  readonly covers: readonly string[];
  readonly location: Location;
}

/**
 * Items of a release that can redirect money: a changed or removed address or permit version, changed code of methods,
 * which contains spender, sender and value, and the first address of a chain. No other new item affects existing code.
 */
export function riskyKeys(history: History, step: ReleaseStep): readonly ItemKey[] {
  const other = step.changed.map(({ key }) => key);
  const values = [...step.removed, ...other].filter((key) => /_(ADDRESSES|VERSION)\.value\./.test(key));
  const code = other.filter((key) => key.endsWith(' code') && !/^api\/\w+-client /.test(key));
  return [...values, ...code, ...firstAddresses(history, step)];
}

const chainPrefix = (key: ItemKey): string | undefined => / CONTRACT_ADDRESSES\.value\.\w+\./.exec(key)?.[0];

/**
 * Added addresses of a chain that the history did not name before. Handlers that failed there, because the chain had no
 * entry, now send without a target wherever their own contract is missing.
 */
function firstAddresses({ steps }: History, step: ReleaseStep): readonly ItemKey[] {
  const keysOf = ({ removed, changed }: ReleaseStep) => [...removed, ...changed.map(({ key }) => key)];
  const before = steps.slice(0, steps.indexOf(step)).flatMap((older) => [...older.added, ...keysOf(older)]);
  const known = new Set([...before, ...keysOf(step)].map(chainPrefix));
  return step.added.filter((key) => chainPrefix(key) !== undefined && !known.has(chainPrefix(key)));
}

export const covers = ({ covers }: Warning, key: ItemKey): boolean =>
  covers.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(key);
  });
