import { HEADERS_FILE_LIMITS } from '../../config/delivery';
import { BASE_URL } from '../../config/limits';
import { compressedRule } from '../rules/compressed';
import { headersFileRule } from '../rules/headers-file';
import { immutableNamesRule } from '../rules/immutable-names';
import { policyRule } from '../rules/policy';
import { headersFile, home, page, POLICY_METAS, type Files } from '../small-build';
import type { Defect } from './defect';

/** A home page with other metas. */
const policyOfHome = (policy: string): Files => ({ 'index.html': page('/', { policy }) });

/** A headers file with further paths. */
const moreHeaders = (...paths: readonly string[]): Files => ({
  _headers: headersFile() + paths.map((path) => `${path}\n  X-One: 1\n`).join(''),
});

/** What a host could not serve as config/delivery.ts means it. */
export const deliveryDefects: readonly Defect[] = [
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
