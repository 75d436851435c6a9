import type { StandardRevert } from '@sdk-docs/tools/errors/standard';
import type { Kind } from '../format/kinds';

/** Maximum length of words in characters. The page tells the reader about longer ones and sends only this part. */
export const QUERY_LIMIT = 1000;
/** The same for pasted hex: calldata is long. */
const HEX_LIMIT = 100_000;
const HEX = /^\s*0x[0-9a-f\s]*$/i;

/** Returns the part of a query that is searched. */
export const searchedPart = (query: string): string => query.slice(0, HEX.test(query) ? HEX_LIMIT : QUERY_LIMIT);

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
  /** Index of its record. */
  readonly record: number;
  /** The sentence that answers best, plain; '' until it has loaded. */
  readonly excerpt: string;
  /** The value that matched a pasted hex. */
  readonly hex: string;
  /** Words to highlight in the hit and on its page. */
  readonly terms: readonly string[];
  /** The other places of this name, best first: one name is one result that unfolds. */
  readonly namesakes: readonly SearchHit[];
  /** Whether nothing tells which of the places of its name is meant: opening it unfolds it. */
  readonly isShared: boolean;
}

/** What is said about an answer, in words where it is shown (format/note-words.ts). */
export type Note =
  /** Words that do not occur in the docs; `nearest`: the hits do without them. */
  | { readonly kind: 'absent'; readonly words: readonly string[]; readonly nearest: boolean }
  /** No place is about what was asked. */
  | { readonly kind: 'unanswered'; readonly words: readonly string[] }
  /** The address of what is not deployed. */
  | { readonly kind: 'zero' }
  | { readonly kind: 'unknown'; readonly value: string }
  /** A 32-byte value that is no topic. */
  | { readonly kind: 'unknown-topic' }
  | { readonly kind: 'named-by-texts' }
  /** An event or error that no ABI of the SDK declares, with the contract that emits or raises it. */
  | { readonly kind: 'outside'; readonly what: Kind; readonly name: string; readonly owner: string }
  | { readonly kind: 'standard-revert'; readonly revert: StandardRevert }
  /** `detail`: the parameters as its record writes them; `words`: the number of 32-byte words behind the selector. */
  | {
      readonly kind: 'calldata' | 'revert-data';
      readonly name: string;
      readonly detail: string;
      readonly words: number;
    };

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly note: Note | null;
  /** Whether the first hit is the answer: a name as typed, a known value, the page of these very words. */
  readonly sure: boolean;
  /** A query that finds something, for a query that finds nothing; may be empty. */
  readonly instead: string;
  /** Guides that come nearest to a query without hits. */
  readonly nearest: readonly SearchHit[];
}

/**
 * `symbols`: names and hex work, the rest follows. `complete`: texts and what readers ask work too. `partial`: the rest
 * failed to load.
 */
export type Stage = 'loading' | 'symbols' | 'complete' | 'partial' | 'failed';

export interface QueryRequest {
  readonly type: 'query';
  readonly id: number;
  readonly query: string;
  readonly limit: number;
  readonly ctx: string;
  /** Routes of the reader's page and of those before it: places of a name that they are about come first. */
  readonly near: readonly string[];
}

export type Request = { readonly type: 'load'; readonly base: string } | QueryRequest;

export type Response =
  | { readonly type: 'stage'; readonly stage: Stage }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      /** Whether a part of the index is still loading that could change the answer. */
      readonly more: boolean;
    }
  | { readonly type: 'lines'; readonly id: number; readonly hits: readonly SearchHit[] };
