import type { Kind } from './kinds';

/** A page of the build, as results show it. */
export interface SearchPage {
  /** Below the base path, as the build serves it: `/guides/`, `/api/contracts/tokens`. */
  readonly route: string;
  readonly title: string;
  /** Breadcrumbs without the home page and the page itself, joined by " › ". */
  readonly trail: string;
  /** Property of PufferClient that the page's handler hangs on; '' on other pages. */
  readonly property: string;
  /** Words of the page's front matter, joined by spaces. */
  readonly keywords: string;
}

/** One thing that can be found. */
export interface SearchRecord {
  readonly kind: Kind;
  /** Name of the symbol, or the heading. */
  readonly name: string;
  /** Place in the list of pages. */
  readonly page: number;
  /** Anchor on that page, '' for the page itself. */
  readonly anchor: string;
  /** Class, contract, enum or constant that it belongs to; the page's title where there is nothing closer. */
  readonly owner: string;
  /** Member name of Chain, '' for what belongs to no chain. */
  readonly chain: string;
  /** Other names that count as this one. */
  readonly aliases: readonly string[];
  /** Selector, topic or address, then the implementation behind a proxy; with 0x, in the case it is written in. */
  readonly hex: readonly string[];
  /** How often guides name it, 0 to 9. */
  readonly mentions: number;
  /** Parameters or value, for example `(address owner)`; arrives with the texts. */
  readonly detail: string;
  /** The beginning of its text, plain; arrives with the texts. */
  readonly text: string;
  /** Telling words of the rest of its text, in no order; arrives with the texts. */
  readonly words: string;
}

/** What a record says of itself when it says nothing. */
export const BLANK_RECORD = {
  anchor: '',
  owner: '',
  chain: '',
  aliases: [],
  hex: [],
  mentions: 0,
  detail: '',
  text: '',
  words: '',
} as const satisfies Partial<SearchRecord>;

export interface SearchIndex {
  readonly pages: readonly SearchPage[];
  readonly records: readonly SearchRecord[];
}
