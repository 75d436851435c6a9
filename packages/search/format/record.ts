import type { Kind } from './kinds';

/** A page of the build, for display in results. */
export interface SearchPage {
  /** Below the base path, as the build serves it: `/guides/`, `/api/contracts/tokens`. */
  readonly route: string;
  readonly title: string;
  /** Breadcrumbs without the home page and the page itself, joined by " › ". */
  readonly trail: string;
  /** Property of PufferClient with the page's handler; '' on other pages. */
  readonly property: string;
  /** Keywords of the page's front matter, joined by spaces. */
  readonly keywords: string;
  /** Whether it names many subjects without explaining them; loads with the texts. */
  readonly aside?: boolean;
  /** Routes of the hand-written pages whose samples call this page's handler most; loads with the texts. */
  readonly toldBy?: readonly string[];
}

/** One searchable item. */
export interface SearchRecord {
  readonly kind: Kind;
  /** Name of the symbol, or the heading. */
  readonly name: string;
  /** Index in the list of pages. */
  readonly page: number;
  /** Anchor on that page, '' for the page itself. */
  readonly anchor: string;
  /** Class, contract, enum or constant that contains it; otherwise the page's title. */
  readonly owner: string;
  /** Member name of Chain; '' for an item without a chain. */
  readonly chain: string;
  /** Other names that rank like its name. */
  readonly aliases: readonly string[];
  /**
   * Selector, topic or address, then the implementation behind a proxy; with 0x, in its original case. Topics and other
   * values of 32 bytes load with the texts.
   */
  readonly hex: readonly string[];
  /** Addresses, selectors and topics in its text that belong to no record; load with the texts. */
  readonly noted: readonly string[];
  /** How often guides mention it, 0 to 9. */
  readonly mentions: number;
  /** Parameters or value, for example `(address owner)`; loads with the texts. */
  readonly detail: string;
  /** Its plain text, only at build: the browser has its words, and its lines for a hit. */
  readonly text: string;
  /** Distinctive words of its text, unordered; at build everything shown at its place. Loads with the texts. */
  readonly words: string;
}

/** Default values of a record. */
export const BLANK_RECORD = {
  anchor: '',
  owner: '',
  chain: '',
  aliases: [],
  hex: [],
  noted: [],
  mentions: 0,
  detail: '',
  text: '',
  words: '',
} as const satisfies Partial<SearchRecord>;

export interface SearchIndex {
  readonly pages: readonly SearchPage[];
  readonly records: readonly SearchRecord[];
}
