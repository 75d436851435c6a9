import type { History, ItemKey } from './history';
import type { Warning } from './warnings';

export * from './update-checklist';

/** What the comparison of two releases reads in the browser. */
export interface ReleasesData extends Pick<History, 'first' | 'steps'> {
  /** Items that the reference of today has -> route with anchor. */
  readonly links: Readonly<Record<ItemKey, string>>;
  /** Routes of the pages that there are. */
  readonly routes: readonly string[];
  readonly warnings: readonly Pick<Warning, 'version' | 'risk' | 'text' | 'todo' | 'source'>[];
}
