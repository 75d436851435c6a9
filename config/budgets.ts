/** What a first load is made of, in bytes of gzip. */
export interface Parts {
  readonly html: number;
  readonly styles: number;
  /** Scripts that the page asks for before the reader gives a sign. */
  readonly scripts: number;
  /** These and the scripts of the application, which wait for a sign. */
  readonly application: number;
  /** The chunk that holds the page's own content, which a change of route loads. */
  readonly chunk: number;
  /** All scripts of a page that has started: the application and the page's chunk. */
  readonly started: number;
  /** Fonts that the HTML or a style sheet of the page names. */
  readonly fonts: number;
  /** Icon and logos. */
  readonly icons: number;
  /** All that a reader waits for: everything but what the application brings. */
  readonly readable: number;
}

/** Byte budgets per class of routes. The build's checks fail when one is passed. */
export interface Budget extends Parts {
  readonly name: string;
  /** Routes below the base path that belong to the class; the first class that fits counts. */
  readonly routes: RegExp;
}

const KB = 1000;

/** The system's fonts cost nothing, and reading needs no script. */
const common = {
  styles: 14 * KB,
  scripts: 0,
  application: 100.1 * KB,
  chunk: 3 * KB,
  started: 101.5 * KB,
  fonts: 0,
  icons: 5 * KB,
};

export const BUDGETS: readonly Budget[] = [
  { ...common, name: 'handlers', routes: /^\/api\/contracts\/handlers\//, html: 30.5 * KB, readable: 44.8 * KB },
  { ...common, name: 'contracts', routes: /^\/api\/contracts\/abis\//, html: 30.3 * KB, readable: 44.6 * KB },
  { ...common, name: 'reference', routes: /^\/api\//, html: 44 * KB, readable: 58 * KB },
  // Their content is rendered in the browser too, because they are no documents.
  {
    ...common,
    name: 'examples',
    routes: /^\/puffer-(?:md|component)-example/,
    chunk: 6 * KB,
    started: 109 * KB,
    html: 26 * KB,
    readable: 41 * KB,
  },
  // Its tabs are an island, whose script loads when they are near the window.
  {
    ...common,
    name: 'islands',
    routes: /^\/getting-started\/?$/,
    started: 105 * KB,
    html: 26 * KB,
    readable: 41 * KB,
  },
  { ...common, name: 'pages', routes: /^\//, html: 27.2 * KB, readable: 41.5 * KB },
];

/** The class that a route below the base path belongs to. */
export const budgetOf = (route: string): Budget | undefined => BUDGETS.find(({ routes }) => routes.test(route));

/** Files of the search index below the build folder, and what they may weigh together, gzip. */
export const SEARCH_BUDGET = { files: /^(?:search-index|assets\/search\/[^/]+)\.json$/, bytes: 62 * KB } as const;

/** Images that pages name, raw bytes; files below the build folder. */
export const IMAGE_BUDGETS = [
  { file: 'img/favicon.svg', bytes: 1 * KB },
  { file: 'img/logo.svg', bytes: 4 * KB },
  { file: 'img/social-card.png', bytes: 60 * KB },
] as const;
