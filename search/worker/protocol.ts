import type { Kind } from '../format/kinds';

/** Characters of a query that are read; the page says so of a longer one, and does not send the rest. */
export const QUERY_LIMIT = 20_000;

/** What the page and the worker say to each other. */
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
  /** The part of the text around the first match, plain. */
  readonly excerpt: string;
  /** The value that a pasted hex was found as. */
  readonly hex: string;
  /** Words to mark in the hit and on its page. */
  readonly terms: readonly string[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** What a pasted value is, or why nothing was found; one sentence, may be empty. */
  readonly note: string;
  /** A query that would find something, offered where this one finds nothing; may be empty. */
  readonly instead: string;
}

/** `symbols`: names and hex are answered, texts follow. `full`: texts too. `partial`: texts could not be loaded. */
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
