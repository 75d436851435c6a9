import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Parts } from '../../site/config/budgets';
import { BASE_URL } from '../../site/config/limits';
import { WAITING_TYPE } from '@sdk-docs/light/start/settings';
import { withoutSlash, type Build, type BuiltPage } from './build';

/** Measures the first load of pages. */
export interface Scale {
  /** Returns the gzip size of a file below the build folder in bytes. */
  readonly bytes: (file: string) => Promise<number>;
  readonly firstLoad: (page: BuiltPage) => Promise<Parts>;
  /** Number of pages with their own chunk. */
  readonly chunks: number;
}

const known = new WeakMap<Build, Promise<Scale>>();

/** The scale of a build. Made once, because pages share most of their files. */
export function scaleOf(build: Build): Promise<Scale> {
  const scale = known.get(build) ?? createScale(build);
  known.set(build, scale);
  return scale;
}

async function createScale(build: Build): Promise<Scale> {
  const text = (file: string): Promise<string> => readFile(join(build.folder, file), 'utf8');
  const chunks = await contentChunks(build, text);
  const bytes = remember(
    async (file: string) => gzipSync(await readFile(join(build.folder, file)), { level: 9 }).length,
  );
  const fonts = remember(async (sheet: string) => fontsOf(await text(sheet)));
  const sum = async (files: Iterable<string>): Promise<number> =>
    (await Promise.all([...new Set(files)].map(bytes))).reduce((total, next) => total + next, 0);

  const firstLoad = remember(async (page: BuiltPage): Promise<Parts> => {
    const named = (selector: string, attribute: string): string[] => namedFiles(build, page, selector, attribute);
    const sheets = named('link[rel="stylesheet"]', 'href');
    const sheetFonts = (await Promise.all(sheets.map(fonts))).flat().filter((file) => build.files.has(file));
    const chunk = chunks.get(withoutSlash(page.route));
    const waiting = named(`script[type="${WAITING_TYPE}"]`, 'src');
    const asked = [
      ...named(`script[src]:not([type="${WAITING_TYPE}"])`, 'src'),
      ...named('link[rel="modulepreload"], link[rel="preload"][as="script"]', 'href'),
    ];
    const parts = {
      html: await bytes(page.file),
      styles: await sum(sheets),
      scripts: await sum(asked),
      fonts: await sum([...sheetFonts, ...named('link[rel="preload"][as="font"]', 'href')]),
      icons: await sum([...named('link[rel~="icon"]', 'href'), ...named(':is(nav, header, footer) img', 'src')]),
    };
    const readable = Object.values(parts).reduce((total, next) => total + next, 0);
    const application = await sum([...asked, ...waiting]);
    const content = chunk === undefined ? 0 : await bytes(chunk);
    return { ...parts, readable, application, chunk: content, started: application + content };
  });
  return { bytes, firstLoad, chunks: chunks.size };
}

function remember<Key, T>(find: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Returns the files of the build that elements of a page refer to. A missing file is a broken link, which another rule
 * reports.
 */
function namedFiles({ files }: Build, { $ }: BuiltPage, selector: string, attribute: string): string[] {
  return $(selector)
    .map((_, node) => $(node).attr(attribute) ?? '')
    .get()
    .filter((target) => target.startsWith(BASE_URL))
    .map((target) => target.slice(BASE_URL.length))
    .filter((file) => files.has(file));
}

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+\.(?:woff2?|ttf|otf))/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(BASE_URL))
    .map((address) => address.slice(BASE_URL.length));

/** Maps routes to the file with their content: the framework writes the page's own address after its slug or type. */
async function contentChunks(
  { files }: Build,
  text: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const scripts = [...files].filter((file) => /^assets\/js\/[^/]+\.js$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) =>
      [...(await text(file)).matchAll(/"(?:slug":"[^"]*|type":"mdx)","permalink":"([^"]+)"/g)].map(
        ([, permalink = '']) => [withoutSlash(`/${permalink.slice(BASE_URL.length)}`), file] as const,
      ),
    ),
  );
  return new Map(found.flat());
}
