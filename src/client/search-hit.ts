/** One document of the index of docusaurus-search-local; its one-letter names are the file format. */
export interface IndexedDocument {
  readonly i: number;
  /** Title of a page or section, or the text of a paragraph. */
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  /** Title of the section that a paragraph stands in. */
  readonly s?: string;
  readonly b?: readonly string[];
}

export interface SearchHit {
  readonly document: IndexedDocument;
  /** 0 page title, 1 section, 2 description, 3 keywords, 4 paragraph. */
  readonly type: 0 | 1 | 2 | 3 | 4;
  readonly page: IndexedDocument | false | undefined;
  readonly tokens: readonly string[];
}
