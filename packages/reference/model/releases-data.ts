import type { History, ItemKey } from './history';
import type { Warning } from './warnings';

export * from './update-checklist';

/** Data for the comparison of two releases in the browser. */
export interface ReleasesData extends Pick<History, 'first' | 'steps'> {
  /** Items of the current reference -> route with anchor. */
  readonly links: Readonly<Record<ItemKey, string>>;
  /** Routes of all pages. */
  readonly routes: readonly string[];
  readonly warnings: readonly Pick<Warning, 'version' | 'risk' | 'text' | 'todo' | 'source'>[];
}
