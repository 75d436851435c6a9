import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_PAGE_RESULTS, SEARCH_SUGGESTIONS } from './limits';
import { cardFile, SECTIONS } from './social-cards';

/** The parts of a first load, in bytes of gzip. */
export interface Parts {
  readonly html: number;
  readonly styles: number;
  /** Scripts that the page loads before the first interaction. */
  readonly scripts: number;
  /** These plus the application's scripts, which wait for an interaction. */
  readonly application: number;
  /** The chunk with the page's own content, which a route change loads. */
  readonly chunk: number;
  /** All scripts of a started page: the application and the page's chunk. */
  readonly started: number;
  /** Fonts that the HTML or a style sheet of the page refers to. */
  readonly fonts: number;
  /** Icon and logos. */
  readonly icons: number;
  /** Everything that a reader waits for: all except the application. */
  readonly readable: number;
}

/** Byte budgets per class of routes. `npm run check:build` fails when a page exceeds one. */
export interface Budget extends Parts {
  readonly name: string;
  /** Routes below the base path in this class; the first matching class counts. */
  readonly routes: RegExp;
}

const KB = 1000;

/** Number of pages in a list of routes: those without a note, which a redirect has. */
export const pagesIn = (list: string): number => list.match(/^\/\S*$/gm)?.length ?? 0;

/** Bytes that a page adds to the application: its entries in sidebars, list of docs and table of chunks. */
const PER_PAGE = 55;
const tables = PER_PAGE * pagesIn(readFileSync(join(__dirname, '../routes.txt'), 'utf8'));

/** System fonts cost nothing, and reading needs no script. */
const common = {
  // The doors next to the first deposit need 60 B above 15 KB.
  styles: 15.1 * KB,
  scripts: 0,
  application: 93.89 * KB + tables,
  chunk: 3 * KB,
  // The results page also has the styles of the list below the box.
  started: 95.49 * KB + tables,
  fonts: 0,
  icons: 5 * KB,
};

// The published pages also have the link to their source (DOCS_SOURCE): 50 to 80 B, depending on its address.
export const BUDGETS: readonly Budget[] = [
  { ...common, name: 'handlers', routes: /^\/api\/contracts\/handlers\//, html: 25.5 * KB, readable: 40.9 * KB },
  { ...common, name: 'contracts', routes: /^\/api\/contracts\/abis\//, html: 26 * KB, readable: 41.4 * KB },
  { ...common, name: 'reference', routes: /^\/api\//, html: 47.9 * KB, readable: 63.2 * KB },
  // The browser also renders their content, because they are not docs pages.
  {
    ...common,
    name: 'examples',
    routes: /^\/puffer-(?:md|component)-example/,
    chunk: 6 * KB,
    started: 103.49 * KB + tables,
    html: 26 * KB,
    readable: 41 * KB,
  },
  // They have an island, whose script loads when it is near the window.
  {
    ...common,
    name: 'islands',
    routes: /^\/(?:getting-started|changes|tools\/.*)?\/?$/,
    started: 100.49 * KB + tables,
    html: 26 * KB,
    readable: 41 * KB,
  },
  { ...common, name: 'pages', routes: /^\//, html: 26 * KB, readable: 42 * KB },
];

/** Returns the class of a route below the base path. */
export const budgetOf = (route: string): Budget | undefined => BUDGETS.find(({ routes }) => routes.test(route));

/** Maximum number of elements in a whole document, and the pages to which it applies. */
export const ELEMENTS_BUDGET = { routes: /^\/api\/contracts\/handlers\//, count: 2620 } as const;

/** Files of the search index below the build folder, and their total budget, gzip. */
export const SEARCH_BUDGET = { files: /^(?:search-index|assets\/search\/[^/]+)\.json$/, bytes: 108.5 * KB } as const;

/**
 * Texts below the hits of a list, gzip: at most one file per hit, so a list cannot load more than the largest files.
 * They load in addition to the index, after the answers.
 */
export const LINE_BUDGETS = {
  files: /^assets\/search\/lines\/[^/]+\.json$/,
  lists: [
    { name: 'the list below the box', hits: SEARCH_SUGGESTIONS, bytes: 13.5 * KB },
    { name: 'the results page', hits: SEARCH_PAGE_RESULTS, bytes: 68 * KB },
  ],
} as const;

/** Chunks that only some answers of a tool load; `most`: how many of them one answer needs, default all. */
interface ToolBranch {
  readonly chunks: RegExp;
  readonly most?: number;
}

/**
 * Chunks of the islands of the tools and of the forms below entries, and what one of them may load for an answer with
 * its data, gzip: all chunks outside branches, and the largest of its branches. quality/e2e/tools-weight.spec.ts
 * measures answers.
 */
export const TOOL_BUDGET = {
  chunk: /^(?:island-tools|t-entry|t-read$|t-reader|t-fill|t-names|t-ask|t-values|t-code|t-can)/,
  bytes: 60 * KB,
  branches: [
    // An error and the one inside it.
    { chunks: /^t-words-/, most: 2 },
    // A receipt.
    { chunks: /^t-(?:json|logs|events)$/ },
    // A batch with a selector that no writing function has.
    { chunks: /^t-(?:json|views)$/ },
    { chunks: /^t-signed$|secp256k1/ },
    { chunks: /^t-own$/ },
    { chunks: /^t-import$/ },
    { chunks: /^t-search$/ },
    { chunks: /^t-outputs$/ },
    // The contract of a form; a batch needs that of each of its contracts.
    { chunks: /^t-methods-/, most: 2 },
  ] satisfies readonly ToolBranch[] as readonly ToolBranch[],
} as const;

const ASKED = { reads: /^assets\/asked\/reads-/, names: /^assets\/asked\/names-/ };

/**
 * What one click that asks a wallet loads, gzip: the chunks that it passes through, each alone; the asking components
 * with all that they always load, including the texts of a failure; and the largest data file of each kind. An answer
 * with addresses of several first digits loads a file of names, at most 0.7 KB, for each.
 */
export const CLICK_BUDGET = {
  bytes: 15 * KB,
  clicks: [
    { name: 'read now', through: ['t-entry', 't-read'], chunk: 't-reader', files: [ASKED.reads, ASKED.names] },
    { name: 'the form of read now', through: ['t-entry', 't-read'], chunk: 't-fill', files: [ASKED.reads] },
    { name: 'the first field of that form', through: [], chunk: 't-names', files: [] },
    { name: 'the values of a guide', through: ['t-entry'], chunk: 't-values', files: [ASKED.names] },
    { name: 'the code behind a proxy', through: ['t-entry'], chunk: 't-code', files: [] },
    { name: 'who can call now', through: ['t-entry'], chunk: 't-can', files: [ASKED.reads] },
    { name: 'a question of a tool', through: [], chunk: 't-ask', files: [] },
    { name: 'a question of the composer', through: [], chunk: 't-asks', files: [] },
  ] satisfies readonly Click[] as readonly Click[],
} as const;

interface Click {
  readonly name: string;
  readonly through: readonly string[];
  readonly chunk: string;
  readonly files: readonly RegExp[];
}

/**
 * A reading session: these pages one after the other in one tab, then a search; including everything prefetched, gzip.
 * `npm run bench:session` measures it; `quality/bench/README.md` describes it.
 */
export const SESSION_BUDGET = {
  routes: [
    '/',
    '/getting-started',
    '/api/contracts/handlers/institutional-vault-handler',
    '/api/contracts/abis/mainnet/PufferProtocol',
    '/guides/withdrawing',
  ],
  query: 'deposit',
  // Runs differ by 1 KB of prefetched files.
  bytes: 290 * KB,
} as const;

/** Images that pages use, in raw bytes; files below the build folder. */
export const IMAGE_BUDGETS = [
  { file: 'img/logo.svg', bytes: 4 * KB },
  { file: 'img/social-card.png', bytes: 60 * KB },
  ...SECTIONS.map((section) => ({ file: cardFile(section), bytes: 60 * KB })),
] as const;
