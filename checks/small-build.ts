import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { COMPRESSED, HEADER_ONLY, POLICY, REFERRER_POLICY, SECURITY_HEADERS } from '../config/delivery';
import { BASE_URL, TITLE } from '../config/limits';
import { WAITING_TYPE } from '../light/start/settings';
import { formatPolicy } from '../model/content-policy';
import { formatHeadersFile } from '../model/headers-file';
import { loadBuild } from './build';
import type { Rule } from './rule';

/** Files of a build below its folder; null for one that is not there. */
export type Files = Readonly<Record<string, string | null>>;

/** The parts of a page that a test changes; null leaves one out. */
interface PageParts {
  readonly title?: string;
  readonly description?: string | null;
  readonly canonical?: string | null;
  readonly card?: string | null;
  readonly body?: string;
  /** What stands first in the head. */
  readonly policy?: string;
}

const withoutHashes = { ...POLICY, 'style-src-attr': ["'none'"] };

/** The metas of a page without inline code. */
export const POLICY_METAS = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(
  Object.fromEntries(Object.entries(withoutHashes).filter(([directive]) => !HEADER_ONLY.includes(directive))),
)}"><meta name="referrer" content="${REFERRER_POLICY}">`;

/** A headers file for pages without inline code; `more` replaces headers. */
export const headersFile = (more: Readonly<Record<string, string>> = {}): string =>
  formatHeadersFile([
    {
      path: `${BASE_URL}*`,
      headers: { 'Content-Security-Policy': formatPolicy(withoutHashes), ...SECURITY_HEADERS, ...more },
    },
  ]);

/** A page in which every rule finds nothing. */
export function page(route: string, parts: PageParts = {}): string {
  const name = route === '/' ? 'Home' : route;
  const {
    title = `${name} | ${TITLE}`,
    description = `What ${name} is about.`,
    canonical = `https://site.test${BASE_URL}${route.slice(1)}`,
    card = 'https://site.test/card.png',
    body = `<main><h1>${name}</h1><h2 id="part">Part</h2></main>`,
    policy = POLICY_METAS,
  } = parts;
  return `<!doctype html><html lang="en"><head>${policy}<title>${title}</title>
${description === null ? '' : `<meta name="description" content="${description}">`}
${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}
${card === null ? '' : `<meta property="og:image" content="${card}">`}
<link rel="stylesheet" href="${BASE_URL}style.css"><script src="${BASE_URL}script.js" type="${WAITING_TYPE}"></script>
</head><body>${body}</body></html>`;
}

/** A page that only leads elsewhere. */
export const redirect = (target: string): string =>
  `<!doctype html>${POLICY_METAS}<meta http-equiv="refresh" content="0; url=${BASE_URL}${target.slice(1)}">`;

/** Script with the content of a page, as the framework writes it. */
export const chunk = (route: string, content = ''): string =>
  `JSON.parse('{"slug":"${route}","permalink":"${BASE_URL}${route.slice(1)}"}')/*${content}*/`;

const sound: Files = {
  'index.html': page('/', {
    body: `<main><h1>Home</h1><a href="${BASE_URL}second#part">Second</a><img src="${BASE_URL}logo.svg" alt=""></main>`,
  }),
  'second/index.html': page('/second'),
  'old/index.html': redirect('/second'),
  '404.html': page('/404'),
  'style.css': 'body { color: black }',
  'script.js': 'run()',
  'assets/js/second.0123abcd.js': chunk('/second'),
  'search-index.json': '{}',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/chunk.0123abcd.js': 'chunk()',
  _headers: headersFile(),
};

/** Route list of the sound build, in the form of e2e/routes.txt. */
const ROUTES = '# a comment\n/\n/second\n/old redirect\n';

/** What a rule says about the small build with some of its files replaced. */
export async function problemsOf({ check }: Rule, files: Files = {}, routes = ROUTES): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'checks-'));
  try {
    const plain = { ...sound, ...files };
    for (const [file, text] of Object.entries({ ...compressed(plain), ...plain })) {
      if (text === null) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    return await check(await loadBuild(folder), { routes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compressed files beside those of a build; small matters less than quick here. */
function compressed(files: Files): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      text === null || !COMPRESSED.test(file)
        ? []
        : [
            [`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
            [`${file}.gz`, gzipSync(text, { level: 1 })],
          ],
    ),
  );
}

/** A home page with other content. */
export const home = (main: string): Files => ({
  'index.html': page('/', { body: `<main><h1>Home</h1>${main}</main>` }),
});
