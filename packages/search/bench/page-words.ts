import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { load } from 'cheerio';
import { isVariantRoute } from '@sdk-docs/reference/model/routes';

/** Where readers see an identifier on a page. */
const PLACES = {
  code: 'pre',
  cells: 'td, th',
  callers: 'dt:contains("Who may call") + dd',
  notes: '.theme-admonition',
} as const;

/**
 * A name as in code: `privateKeyToAccount`, `ROLE_ID_DAO`, `L1RewardManager`; no plain word, no hex, without
 * surrounding `$` and `_`.
 */
const IDENTIFIER = /(?<![\w$])(?!0x)[A-Za-z](?=\w*(?:[a-z][A-Z]|_|[A-Z]{2}|\d))\w{2,}[A-Za-z\d](?![\w$])/g;
const ADDRESS = /\b0x[0-9a-fA-F]{40}\b/g;
const ZERO = /^0x0+$/;
/** Elements that separate words. */
const BLOCKS = 'br, p, li, td, th, dt, dd, div, pre, svg text, h2, h3, h4, h5, .code-card, .code-card *, summary';

export type WordKind = keyof typeof PLACES | 'addresses';

/** The content of a build, for checking that the search finds all of it. */
export interface PageWords {
  /** Identifiers of each kind, and the route of a page that shows each. */
  readonly words: ReadonlyMap<WordKind, ReadonlyMap<string, string>>;
  /** Whether a page shows a word anywhere, in any case. */
  readonly shows: (route: string, word: string) => boolean;
}

/**
 * Reads the identifiers in code, cells, "Who may call" lines and notes, and all addresses, from the HTML of a build. It
 * shares nothing with the code that makes the index, which may leave words out. Variants of the reference and pages with
 * noindex are not searched.
 */
export function readPageWords(folder: string): PageWords {
  const kinds: readonly WordKind[] = [...(Object.keys(PLACES) as WordKind[]), 'addresses'];
  const words = new Map(kinds.map((kind) => [kind, new Map<string, string>()]));
  const texts = new Map<string, string>();
  for (const { route, html } of pages(folder)) {
    const $ = load(html);
    if (/noindex/.test($('meta[name="robots"]').attr('content') ?? '')) continue;
    $('wbr').remove();
    $(BLOCKS).prepend(' ').append(' ');
    const main = $('.theme-doc-markdown').first();
    const add = (kind: WordKind, found: readonly string[]): void => {
      for (const word of found) if (!words.get(kind)?.has(word)) words.get(kind)?.set(word, route);
    };
    for (const [kind, selector] of Object.entries(PLACES) as [WordKind, string][])
      add(kind, main.find(selector).text().match(IDENTIFIER) ?? []);
    add(
      'addresses',
      (main.text().match(ADDRESS) ?? []).filter((value) => !ZERO.test(value)),
    );
    texts.set(route, $('body').text().toLowerCase());
  }
  return { words, shows: (route, word) => texts.get(route)?.includes(word.toLowerCase()) ?? false };
}

function* pages(folder: string): Generator<{ readonly route: string; readonly html: string }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name === '404.html') continue;
    const file = join(entry.parentPath, entry.name);
    const route = `/${relative(folder, file).split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';
    if (!isVariantRoute(route)) yield { route, html: readFileSync(file, 'utf8') };
  }
}
