import type { Location } from './doc';
import type { ItemKey, ReleaseStep } from './history';

/** What a release can do to money, told by hand. */
export interface Warning {
  readonly version: string;
  /** `none`: somebody looked, and no money is at risk. */
  readonly risk: 'money' | 'none';
  /** What changed. Markdown on one line. */
  readonly text: string;
  /** What the reader does about it. Markdown on one line. */
  readonly todo: string;
  readonly certainty: 'run' | 'read' | 'inferred' | 'unknown';
  /** Where it was run or read. */
  readonly source: string;
  /** Items of the release that it speaks of; `*` stands for any text. */
  readonly covers: readonly string[];
  readonly location: Location;
}

/**
 * Items of a release that can move money elsewhere: an address or a permit version that is another or gone, and the code of
 * methods, where spender, sender and value stand. What is new cannot surprise code that is there.
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
