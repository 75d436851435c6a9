import type { Location } from './doc';
import type { ItemKey, ReleaseStep } from './history';

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
 * Items of a release that can redirect money: a changed or removed address or permit version, and changed code of
 * methods, which contains spender, sender and value. New items cannot affect existing code.
 */
export function riskyKeys({ removed, changed }: Pick<ReleaseStep, 'removed' | 'changed'>): readonly ItemKey[] {
  const other = changed.map(({ key }) => key);
  const values = [...removed, ...other].filter((key) => /_(ADDRESSES|VERSION)\.value\./.test(key));
  const code = other.filter((key) => key.endsWith(' code') && !/^api\/\w+-client /.test(key));
  return [...values, ...code];
}

export const covers = ({ covers }: Warning, key: ItemKey): boolean =>
  covers.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(key);
  });
