import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersOf, HEADERS_FILE, parseHeadersFile } from '../headers-file';
import { CACHING, IMMUTABLE_FOLDER } from '../settings';
import type { Answer, Ask } from './ask';

/** A delivered build at a host. */
export interface Hosted {
  readonly ask: Ask;
  /** Base path, with both slashes. */
  readonly base: string;
  /** Folder with the build that the host serves. */
  readonly folder: string;
  /** Whether the host reads the headers file; a page of another host must have its policy inside. */
  readonly readsHeaders: boolean;
}

/** What the host answered, in a few words or figures, and the problems. */
export interface Result {
  readonly said: string;
  readonly problems: readonly string[];
}

const REVALIDATED = /\bno-cache\b|\bmax-age=0\b|\bno-store\b/;

const isMoved = ({ status }: Answer): boolean => status === 301 || status === 308;

/** Every page below its address with a slash, as the sitemap and all links have it. */
export async function routes({ ask, base, folder }: Hosted): Promise<Result> {
  const pages = (await filesOf(folder)).filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  const problems = await each(pages, async (file) => {
    const { status, body } = await ask(base + file.slice(0, -'index.html'.length));
    if (status !== 200) return `status ${status}`;
    return body.equals(await readFile(join(folder, file))) ? null : 'another page';
  });
  return { said: `${pages.length - problems.length} of ${pages.length}`, problems };
}

/** The addresses without their slash: a redirect to the same host, or the page itself. */
export async function slashes({ ask, base, folder }: Hosted): Promise<Result> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('/index.html') || file === 'index.html');
  const said = new Set<string>();
  const problems = await each(pages, async (file) => {
    const path = (base + file.slice(0, -'index.html'.length)).slice(0, -1);
    const answer = await ask(path);
    said.add(isMoved(answer) ? `${answer.status} to the slash` : String(answer.status));
    if (answer.status === 200) return answer.body.equals(await readFile(join(folder, file))) ? null : 'another page';
    const target = new URL(answer.headers.location ?? '', 'http://host.example/').pathname;
    return isMoved(answer) && target === `${path}/` ? null : `status ${answer.status} to ${target}`;
  });
  return { said: [...said].sort().join(', '), problems };
}

/** One file of each type, and two addresses without a page: the headers of the headers file, or the policy in the page. */
export async function headers(hosted: Hosted): Promise<Result> {
  const { ask, base, folder, readsHeaders } = hosted;
  if (!readsHeaders) {
    const body = (await ask(base)).body.toString();
    const found = /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src/.test(body);
    return { said: 'the policy in the page', problems: found ? [] : ['no policy in the page'] };
  }
  const rules = parseHeadersFile(await readFile(join(folder, HEADERS_FILE), 'utf8'));
  const samples = [...(await oneOfEach(folder)), 'no/such/page', `${IMMUTABLE_FOLDER}js/none.0123abcd.js`];
  const missing = samples.slice(-2);
  const problems = await each(samples, async (file) => {
    const answer = await ask(base + file);
    const wanted = Object.entries(headersOf(rules, base + file)).filter(
      ([name]) => !missing.includes(file) || !/^(?:cache-control|content-type)$/.test(name),
    );
    const wrong = wanted.filter(([name, value]) => same(answer.headers[name]) !== same(value));
    return wrong.length === 0 ? null : wrong.map(([name]) => `${name}: ${String(answer.headers[name])}`).join('; ');
  });
  return { said: `${samples.length} addresses, ${rules.length} rules`, problems };
}

/**
 * Files with a hash in their name are cached for a year, where the host lets the site decide; pages are revalidated.
 */
export async function caching({ ask, base, folder, readsHeaders }: Hosted): Promise<Result> {
  const asset = (await filesOf(folder)).find((file) => file.startsWith(IMMUTABLE_FOLDER) && file.endsWith('.js')) ?? '';
  const [page, kept] = [await ask(base), await ask(base + asset)];
  const [ofPage, ofAsset] = [String(page.headers['cache-control']), String(kept.headers['cache-control'])];
  const again = await ask(base, { 'if-none-match': page.headers.etag ?? '' });
  const problems = [
    ...(readsHeaders && ofAsset !== CACHING.immutable ? [`${asset}: ${ofAsset}`] : []),
    ...(readsHeaders && !REVALIDATED.test(ofPage) ? [`page: ${ofPage}`] : []),
    ...(again.status === 304 ? [] : [`page with its ETag: status ${again.status}`]),
  ];
  return { said: `page ${ofPage}; assets ${ofAsset}; ETag ${again.status}`, problems };
}

/** The encodings that the host sends; each must decode to the file. */
export async function compression({ ask, base, folder }: Hosted): Promise<Result> {
  const file = await readFile(join(folder, 'index.html'));
  const problems: string[] = [];
  const said: string[] = [];
  for (const accepted of ['br, gzip', 'gzip', 'identity']) {
    const { headers: sent, body } = await ask(base, { 'accept-encoding': accepted });
    const encoding = sent['content-encoding'] ?? 'none';
    said.push(encoding);
    if (encoding !== 'none' && !accepted.includes(encoding)) problems.push(`${encoding} for ${accepted}`);
    if (encoding !== 'none' && !/accept-encoding/i.test(sent.vary ?? '')) problems.push(`${encoding} without Vary`);
    if (plain(encoding, body)?.equals(file) !== true) problems.push(`${accepted}: other bytes`);
  }
  return { said: said.join(', '), problems };
}

/** Decodes a body; null for bytes that are not in this encoding. */
function plain(encoding: string, body: Buffer): Buffer | null {
  try {
    return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return null;
  }
}

/** Addresses without a page: the site's own page with status 404, which no cache keeps for a year. */
export async function notFound({ ask, base, folder }: Hosted): Promise<Result> {
  const page = await readFile(join(folder, '404.html'));
  const paths = ['nope', 'guides/nope/', `${IMMUTABLE_FOLDER}js/none.0123abcd.js`];
  const said = new Set<string>();
  const problems = await each(paths, async (path) => {
    const { status, headers: sent, body } = await ask(base + path);
    said.add(`${status} ${sent['cache-control'] ?? ''}`.trim());
    if (status !== 404) return `status ${status}`;
    if (/max-age=(?!0\b|600\b)\d/.test(sent['cache-control'] ?? '')) return `kept: ${sent['cache-control']}`;
    return body.equals(page) ? null : 'another page than 404.html';
  });
  return { said: [...said].join(', '), problems };
}

/** Header values differ between hosts in spaces, and in the case of a media type. */
const same = (value: string | readonly string[] | undefined): string => String(value).toLowerCase().replace(/\s+/g, '');

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/')).sort();

/** Returns one file of each extension that a reader can ask for; a page by the path of its folder. */
async function oneOfEach(folder: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const file of await filesOf(folder)) {
    const end = /\.(\w+)$/.exec(file)?.[1];
    if (end !== undefined && !['br', 'gz', 'html'].includes(end) && !found.has(end)) found.set(end, file);
  }
  return ['', ...found.values()];
}

/** Asks about each item in turn, and returns the problems with the item's name. */
async function each(items: readonly string[], find: (item: string) => Promise<string | null>): Promise<string[]> {
  const problems: string[] = [];
  for (const item of items) {
    const problem = await find(item);
    if (problem !== null) problems.push(`${item}: ${problem}`);
  }
  return problems;
}
