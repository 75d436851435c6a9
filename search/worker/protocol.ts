import type { Kind } from '../format/kinds';

/** Maximum length of a query in characters. The page tells the reader about a longer one and sends only this part. */
export const QUERY_LIMIT = 20_000;

/** Messages between the page and the worker. */
export interface SearchHit {
  readonly kind: Kind;
  readonly name: string;
  /** Below the base path, without anchor. */
  readonly route: string;
  readonly anchor: string;
  readonly owner: string;
  readonly chain: string;
  /** Breadcrumbs of the page, joined by " › "; may be empty. */
  readonly trail: string;
  readonly pageTitle: string;
  readonly detail: string;
  /** The text around the first match, plain. */
  readonly excerpt: string;
  /** The value that matched a pasted hex. */
  readonly hex: string;
  /** Words to highlight in the hit and on its page. */
  readonly terms: readonly string[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** The meaning of a pasted value, or why nothing was found; one sentence, may be empty. */
  readonly note: string;
  /** A query that finds something, for a query that finds nothing; may be empty. */
  readonly instead: string;
}

/** `symbols`: names and hex work, texts follow. `full`: texts work too. `partial`: texts failed to load. */
export type Stage = 'loading' | 'symbols' | 'full' | 'partial' | 'failed';

export type Request =
  | { readonly type: 'load'; readonly base: string }
  | {
      readonly type: 'query';
      readonly id: number;
      readonly query: string;
      readonly limit: number;
      readonly ctx: string;
    };

export type Response =
  | { readonly type: 'stage'; readonly stage: Stage }
  | { readonly type: 'answer'; readonly id: number; readonly stage: Stage; readonly answer: SearchAnswer };
