import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGETS, IMAGE_BUDGETS, SEARCH_BUDGET, type Parts } from '../config/budgets';
import { HEADERS_FILE_LIMITS } from '../config/delivery';
import { BASE_URL } from '../config/limits';
import { rules } from './all';
import { loadBuild } from './build';
import { compressedRule } from './rules/compressed';
import { headersFileRule } from './rules/headers-file';
import { immutableNamesRule } from './rules/immutable-names';
import { linksRule } from './rules/links';
import { metadataRule } from './rules/metadata';
import { namingRule } from './rules/naming';
import { policyRule } from './rules/policy';
import { routesRule } from './rules/routes';
import { sizesRule } from './rules/sizes';
import { stylesRule } from './rules/styles';
import { chunk, headersFile, page, POLICY_METAS, problemsOf, redirect, type Files } from './small-build';
import type { Rule } from './rule';

/** A home page with other content. */
const home = (main: string): Files => ({ 'index.html': page('/', { body: `<main><h1>Home</h1>${main}</main>` }) });

/** A home page with other metas. */
const policyOfHome = (policy: string): Files => ({ 'index.html': page('/', { policy }) });

/** A headers file with further paths. */
const moreHeaders = (...paths: readonly string[]): Files => ({
  _headers: headersFile() + paths.map((path) => `${path}\n  X-One: 1\n`).join(''),
});

/** Text that is of about so many bytes when compressed. */
const noise = (bytes: number): string => randomBytes(Math.round(bytes)).toString('base64');

/** The class of the pages that the small build has. */
const limits = BUDGETS.at(-1) as Parts;
const over = (part: keyof Parts): string => noise(limits[part] + 1000);
const beyond = (part: keyof Parts): RegExp => new RegExp(`: (?:${part}|readable|started) \\d+ bytes gzip, budget`);

/** Each defect with the rule that is there for it and what the rule must say; nothing else may be said. */
const defects: readonly (readonly [what: string, rule: Rule, files: Files, says: RegExp, routes?: string])[] = [
  ['a listed route without a page', routesRule, { 'second/index.html': null }, /^\/second: no page in the build$/],
  [
    'a page that no list names',
    routesRule,
    { 'third/index.html': page('/third') },
    /^third\/index\.html: this route is not listed/,
  ],
  [
    'a page where a redirect is listed',
    routesRule,
    { 'old/index.html': page('/old') },
    /^old\/index\.html: should redirect$/,
  ],
  [
    'a redirect where a page is listed',
    routesRule,
    { 'second/index.html': redirect('/') },
    /redirects, but the list calls it a page$/,
  ],
  [
    'a page without main',
    routesRule,
    { 'second/index.html': page('/second', { body: '<h1>x</h1>' }) },
    /0 main elements/,
  ],
  [
    'two main elements',
    routesRule,
    { 'second/index.html': page('/second', { body: '<main></main><main></main>' }) },
    /2 main elements/,
  ],

  ['a dead link', linksRule, home(`<a href="${BASE_URL}nowhere">x</a>`), /nowhere leads to nothing$/],
  ['a dead relative link', linksRule, home('<a href="./nowhere">x</a>'), /\.\/nowhere leads to nothing$/],
  [
    'a dead anchor of another page',
    linksRule,
    home(`<a href="${BASE_URL}second#nowhere">x</a>`),
    /#nowhere has no such anchor$/,
  ],
  ['a dead anchor of the same page', linksRule, home('<a href="#nowhere">x</a>'), /#nowhere has no such anchor$/],
  ['a link that leaves the base path', linksRule, home('<a href="/elsewhere">x</a>'), /leaves the base path/],
  ['an empty link', linksRule, home('<a href="">x</a>'), /^index\.html: empty link$/],
  [
    'an image that is not there',
    linksRule,
    home(`<img src="${BASE_URL}nope.png" alt="">`),
    /nope\.png leads to nothing$/,
  ],
  ['a script that is not there', linksRule, { 'script.js': null }, /script\.js leads to nothing/],
  ['a style sheet that is not there', linksRule, { 'style.css': null }, /style\.css leads to nothing/],

  [
    'a title without the name of the site',
    metadataRule,
    { 'index.html': page('/', { title: 'Home' }) },
    /does not end in "SDK Docs"$/,
  ],
  [
    'two pages with one title',
    metadataRule,
    { 'second/index.html': page('/second', { title: 'Home | SDK Docs' }) },
    /same title as index\.html/,
  ],
  ['no description', metadataRule, { 'index.html': page('/', { description: null }) }, /no description$/],
  [
    'two pages with one description',
    metadataRule,
    { 'second/index.html': page('/second', { description: 'What Home is about.' }) },
    /same description as index\.html/,
  ],
  ['no h1', metadataRule, { 'index.html': page('/', { body: '<main><h2>x</h2></main>' }) }, /0 h1, expected one$/],
  ['two h1', metadataRule, home('<h1>Again</h1>'), /2 h1, expected one$/],
  ['a heading level left out', metadataRule, home('<h3>Deep</h3>'), /h3 follows h1$/],
  ['no canonical address', metadataRule, { 'index.html': page('/', { canonical: null }) }, /canonical is missing$/],
  [
    'a canonical address of another page',
    metadataRule,
    { 'second/index.html': page('/second', { canonical: `https://site.test${BASE_URL}first` }) },
    /canonical is .*first$/,
  ],
  ['no social card', metadataRule, { 'index.html': page('/', { card: null }) }, /no social card image$/],
  ['an id that stands twice', metadataRule, home('<p id="a"></p><p id="a"></p>'), /the id "a" stands twice$/],

  ['a link without a name', namingRule, home(`<a href="${BASE_URL}second"></a>`), /a without a name/],
  ['a button named by a cross', namingRule, home('<button>✕</button>'), /button without a name/],
  ['an image without alt', namingRule, home('<img src="x.png">'), /image without alt: x\.png$/],

  ['an application beyond the budget', sizesRule, { 'script.js': over('application') }, beyond('application')],
  [
    'a script that does not wait for the reader',
    sizesRule,
    { ...home(`<script src="${BASE_URL}more.js"></script>`), 'more.js': 'run()' },
    beyond('scripts'),
  ],
  [
    'scripts that are fetched ahead of the reader',
    sizesRule,
    {
      ...home(`<link rel="modulepreload" href="${BASE_URL}more.js">`),
      'more.js': 'run()',
    },
    beyond('scripts'),
  ],
  ['styles beyond the budget', sizesRule, { 'style.css': over('styles') }, beyond('styles')],
  ['HTML beyond the budget', sizesRule, home(over('html')), beyond('html')],
  [
    'the content of a page beyond the budget',
    sizesRule,
    { 'assets/js/second.0123abcd.js': chunk('/second', over('chunk')) },
    /^second\/index\.html: chunk \d+ bytes gzip, budget/,
  ],
  [
    'a started page beyond the budget, though application and content are within theirs',
    sizesRule,
    {
      'script.js': noise(limits.application * 0.99),
      'assets/js/second.0123abcd.js': chunk('/second', noise(limits.chunk * 0.95)),
    },
    /^second\/index\.html: started \d+ bytes gzip, budget/,
  ],
  [
    'a font beyond the budget',
    sizesRule,
    { 'style.css': `@font-face { src: url("${BASE_URL}font.woff2") }`, 'font.woff2': over('fonts') },
    beyond('fonts'),
  ],
  [
    'a logo beyond the budget',
    sizesRule,
    { ...home(`<nav><img src="${BASE_URL}logo.svg" alt=""></nav>`), 'logo.svg': over('icons') },
    beyond('icons'),
  ],
  [
    'a first load beyond the budget, though each part is within its own',
    sizesRule,
    {
      ...home(`<nav><img src="${BASE_URL}logo.svg" alt=""></nav>${noise(limits.html * 0.97)}`),
      'logo.svg': noise(limits.icons * 0.95),
      'style.css': noise(limits.styles * 0.985),
    },
    /^index\.html: readable \d+ bytes gzip, budget/,
  ],
  ['no content chunk at all', sizesRule, { 'assets/js/second.0123abcd.js': null }, /no script is known/],
  [
    'a search index beyond the budget',
    sizesRule,
    { 'assets/search/texts-0123abcd.json': noise(SEARCH_BUDGET.bytes + 1000) },
    /^search index: \d+/,
  ],
  ['no search index', sizesRule, { 'search-index.json': null }, /^search index: no file/],
  [
    'an image beyond the budget',
    sizesRule,
    { [IMAGE_BUDGETS[0].file]: 'x'.repeat(IMAGE_BUDGETS[0].bytes + 1) },
    /bytes, its budget is \d+$/,
  ],

  ['a class without styles', stylesRule, home('<p class="hero">x</p>'), /: \.hero has no styles/],
  ['an element without styles', stylesRule, home('<kbd>x</kbd>'), /: kbd has no styles/],
  [
    'a theme component without styles',
    stylesRule,
    home('<ul class="contains-task-list"></ul>'),
    /: \.contains-task-list has no styles/,
  ],

  [
    'an asset without a hash in its name',
    immutableNamesRule,
    { 'assets/js/worker.js': 'x', 'assets/image.png': 'x' },
    /^assets\/(js\/worker\.js(\.br|\.gz)?|image\.png): no hash of its content/,
  ],

  ['a build that was not delivered', policyRule, { _headers: null }, /not delivered: npm run deliver$/],
  ['a page without a policy', policyRule, policyOfHome(''), /^index\.html: 0 policies inside the page/],
  [
    'a policy behind what it governs',
    policyRule,
    policyOfHome(`<link rel="stylesheet" href="${BASE_URL}style.css">${POLICY_METAS}`),
    /stands behind what it governs$/,
  ],
  [
    'a policy that allows inline scripts',
    policyRule,
    policyOfHome(POLICY_METAS.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    /script-src 'self'( 'unsafe-inline')?" is (not configured|missing)$/,
  ],
  [
    'a header that allows another origin',
    policyRule,
    { _headers: headersFile().replace("connect-src 'self'", "connect-src 'self' https://example.com") },
    /^_headers: "connect-src .* is (not configured|missing)$/,
  ],
  [
    'a security header that is missing',
    policyRule,
    { _headers: headersFile({ 'X-Content-Type-Options': 'x' }) },
    /is x$/,
  ],
  ['a script without its hash', policyRule, home('<script>run()</script>'), /script-src of the .* blocks: run\(\)$/],
  [
    'a module without its hash',
    policyRule,
    home('<script type="module">run()</script>'),
    /script-src of the .* blocks/,
  ],
  ['a style without its hash', policyRule, home('<style>a{}</style>'), /style-src of the .* blocks: a\{\}$/],
  ['a style attribute without its hash', policyRule, home('<p style="top:0"></p>'), /style-src-attr of the .* top:0$/],
  ['an event handler', policyRule, home('<p onclick="run()"></p>'), /no policy can allow: <p onclick/],
  ['an address that is a script', policyRule, home('<a href="javascript:run()">x</a>'), /no policy can allow: <a href/],
  ['no referrer policy', policyRule, policyOfHome(POLICY_METAS.replace('"referrer"', '"x"')), /no referrer policy$/],

  [
    'a header line that hosts refuse',
    headersFileRule,
    { _headers: headersFile({ 'X-Long': 'x'.repeat(HEADERS_FILE_LIMITS.line) }) },
    /a line of \d+ characters, hosts take 2000$/,
  ],
  [
    'more rules than hosts read',
    headersFileRule,
    moreHeaders(...Array.from({ length: HEADERS_FILE_LIMITS.rules }, (_, index) => `${BASE_URL}${index}`)),
    /^_headers: 101 rules, hosts take 100$/,
  ],
  ['headers for another site', headersFileRule, moreHeaders('/other/*'), /\/other\/\* is outside/],
  ['a star inside a path', headersFileRule, moreHeaders(`${BASE_URL}*.js`), /only a last segment may be a pattern/],
  ['a placeholder', headersFileRule, moreHeaders(`${BASE_URL}:page`), /only a last segment may be a pattern/],
  ['a path without headers', headersFileRule, { _headers: `${headersFile()}${BASE_URL}x\n` }, /x sets no header$/],
  [
    'a header that hosts set',
    headersFileRule,
    { _headers: headersFile({ 'Content-encoding': 'br' }) },
    /hosts set Content-encoding themselves$/,
  ],
  [
    'two policies for one address',
    headersFileRule,
    { _headers: `${headersFile()}${BASE_URL}assets/*\n  referrer-policy: no-referrer\n` },
    /both set referrer-policy$/,
  ],

  ['a file that is not compressed', compressedRule, { 'style.css.br': null }, /^style\.css: no \.br beside it$/],
  [
    'a compressed file of an older build',
    compressedRule,
    { 'style.css.gz': 'x' },
    /\.gz: does not unpack to style\.css$/,
  ],
];

describe('the rules on a build', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s: nothing to say about a sound build',
    async (_, rule) => {
      expect(await problemsOf(rule)).toEqual([]);
    },
  );

  it.each(defects.map(([what, rule, ...rest]) => [rule.name, what, rule, ...rest] as const))(
    '%s: %s',
    async (_name, _what, rule, files, says) => {
      const problems = await problemsOf(rule, files);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem).toMatch(says);
    },
  );

  it('every rule has a defect that it finds', () => {
    const tested = new Set(defects.map(([, rule]) => rule));
    expect(rules.filter((rule) => !tested.has(rule)).map(({ name }) => name)).toEqual([]);
  });

  it('data in a script element needs no hash', async () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(await problemsOf(policyRule, home(data))).toEqual([]);
  });

  it('what stands elsewhere is not looked for', async () => {
    const links =
      '<a href="https://example.com/x">x</a><a href="mailto:a@example.com">m</a><a href="//example.com/">p</a>';
    expect(await problemsOf(linksRule, home(links))).toEqual([]);
  });

  it('one missing script is a dead link, not the end of the other rules', async () => {
    expect(await problemsOf(sizesRule, { 'script.js': null })).toEqual([]);
  });

  it('an empty folder is no build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'checks-'));
    await expect(loadBuild(folder)).rejects.toThrow('holds no HTML file');
    await rm(folder, { recursive: true });
  });
});
