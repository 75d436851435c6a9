import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

/** One HTML file of the build. */
export interface BuiltPage {
  /** Path of the file below the build folder, with "/". */
  readonly file: string;
  /** Route below the base path: `/guides/`, `/api/contracts/tokens`. */
  readonly route: string;
  /** Parsed once; rules do not change it. */
  readonly $: CheerioAPI;
  /** Whether the page only redirects. */
  readonly redirect: boolean;
}

/** The input of all rules. */
export interface Build {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** Every file below the folder, with "/". */
  readonly files: ReadonlySet<string>;
}

/** Reads all pages of a build. Throws when the folder contains no HTML: an empty build must not pass. */
export async function loadBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => readPage(file, await readFile(join(folder, file), 'utf8'))),
  );
  if (pages.length === 0) throw new Error(`${folder} contains no HTML file: run npm run build first`);
  return { folder, pages: pages.sort((a, b) => (a.file < b.file ? -1 : 1)), files: new Set(files) };
}

function readPage(file: string, html: string): BuiltPage {
  const $ = load(html);
  return { file, route: routeOf(file), $, redirect: $('meta[http-equiv="refresh"]').length > 0 };
}

/** Turns `guides/index.html` into `/guides/`; other files keep their name. */
function routeOf(file: string): string {
  return `/${file.replace(/index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Removes the trailing slash: two routes that differ only in it are one page. */
export const withoutSlash = (route: string): string => (route === '/' ? '/' : route.replace(/\/$/, ''));
