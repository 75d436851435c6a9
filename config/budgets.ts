/** What a first load is made of, in bytes of gzip. */
export interface Parts {
  readonly html: number;
  readonly styles: number;
  /** Scripts that the HTML asks for. */
  readonly scripts: number;
  /** The chunk that holds the page's own content, which a change of route loads. */
  readonly chunk: number;
  /** Fonts that the HTML or a style sheet of the page names. */
  readonly fonts: number;
  /** Icon and logos. */
  readonly icons: number;
  /** All that a reader waits for: everything above but the chunk. */
  readonly readable: number;
}

/** Byte budgets per class of routes. The build's checks fail when one is passed. */
export interface Budget extends Parts {
  readonly name: string;
  /** Routes below the base path that belong to the class; the first class that fits counts. */
  readonly routes: RegExp;
}

const KB = 1000;

/** The system's fonts cost nothing. */
const common = { styles: 14 * KB, scripts: 98 * KB, fonts: 0, icons: 5 * KB };

export const BUDGETS: readonly Budget[] = [
  {
    ...{ name: 'handlers', routes: /^\/api\/contracts\/handlers\// },
    ...{ ...common, html: 27 * KB, chunk: 22 * KB, readable: 136 * KB },
  },
  {
    ...{ name: 'contracts', routes: /^\/api\/contracts\/abis\// },
    ...{ ...common, html: 28 * KB, chunk: 21 * KB, readable: 137 * KB },
  },
  { ...{ name: 'reference', routes: /^\/api\// }, ...{ ...common, html: 42 * KB, chunk: 38 * KB, readable: 151 * KB } },
  { ...{ name: 'pages', routes: /^\// }, ...{ ...common, html: 26 * KB, chunk: 19 * KB, readable: 135 * KB } },
];

/** Files of the search index below the build folder, and what they may weigh together, gzip. */
export const SEARCH_BUDGET = { files: /^(?:search-index|assets\/search\/[^/]+)\.json$/, bytes: 60 * KB } as const;

/** Images that pages name, raw bytes; files below the build folder. */
export const IMAGE_BUDGETS = [
  { file: 'img/favicon.svg', bytes: 1 * KB },
  { file: 'img/logo.svg', bytes: 4 * KB },
  { file: 'img/social-card.png', bytes: 60 * KB },
] as const;
