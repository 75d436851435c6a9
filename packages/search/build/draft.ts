import type { Kind } from '../format/kinds';
import { BLANK_RECORD, type SearchRecord } from '../format/record';

/** A record before it has the index of its page. */
export interface Draft extends Omit<SearchRecord, 'page'> {
  /** Below the base path, without a trailing slash. */
  readonly route: string;
}

interface Given extends Partial<Draft> {
  readonly kind: Kind;
  readonly name: string;
  readonly route: string;
}

export const draft = (given: Given): Draft => ({ ...BLANK_RECORD, ...given });

/** Returns the place of a draft. Two drafts with the same place lead to the same target. */
export const placeOf = ({ route, anchor }: Pick<Draft, 'route' | 'anchor'>): string => `${route}#${anchor}`;
