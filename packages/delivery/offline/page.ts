import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { fileOf } from './file-of';
import { editInline } from './inline';
import { replaceAddresses } from './rebase';

/** Script of the copy, in its root: replaces the server. */
export const RUNTIME_FILE = 'offline.js';
/** Style of the line about the copy. */
export const STYLE_FILE = 'offline.css';

const UNPACK =
  '<p><strong>This page of the offline copy does not find its files.</strong> Unpack the whole zip into a folder, then open ' +
  'index.html there.<span hidden id="__docusaurus-base-url-issue-banner-suggestion-container"></span></p>';

/** Replacements in the inline scripts of a page with the application. */
const PATCHES = [
  // A page saved alone must not start the application; a page of the copy must.
  { find: /!location\.protocol\.startsWith\("http"\)(?=\)\{\w+\.setAttribute)/, by: 'false' },
  // No page opened from a folder may read a style sheet's rules, so the test for a missing one is replaced.
  { find: /\w+\?\.cssRules\.length/, by: 'window.offlineCopy' },
];
/** The framework's advice about base paths, on the home page: a folder has none. */
const BANNER = /(\.innerHTML=')\\n<div id="__docusaurus-base-url-issue-banner"[^']*'/;
const APPLICATION = /<script[^>]*\stype="?text\/plain/;

/**
 * Converts a delivered page for the copy. `file` is its path below the root, `notice` the HTML of the line about the
 * copy. Throws for a page without a policy, and for one whose inline scripts are unknown.
 */
export function offlinePage(file: string, html: string, notice: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const toFile = (address: string): string => up + fileOf(address.slice(BASE_URL.length));
  const path = BASE_URL + file.replace(/\/?index\.html$/, '');
  const head =
    `<script src="${up}${RUNTIME_FILE}" data-base="${BASE_URL}" data-path="${path}"></script>` +
    `<link rel="stylesheet" href="${up}${STYLE_FILE}">`;
  const place = /<meta name="referrer"[^>]*>/.exec(html);
  if (place === null) throw new Error(`${file} has no policy: run npm run deliver first`);
  if (APPLICATION.test(html) && !PATCHES.every(({ find }) => find.test(html)))
    throw new Error(`${file}: the inline scripts have changed, and the offline copy does not know them`);
  if (file === 'index.html' && !BANNER.test(html)) throw new Error('the banner for a wrong base path has changed');
  const moved = replaceAddresses(html, toFile);
  const edited = editInline(moved, (code) => offlineCode(code, toFile));
  return strictPolicy(edited)
    .replace(place[0], place[0] + head)
    .replace(/(<\/body>|<\/html>)/, `${notice}$1`);
}

/** Nothing in the copy fetches or starts a worker. Everything else stays, because 'self' matches files too. */
const strictPolicy = (html: string): string => html.replace(/(connect|worker)-src 'self'/g, "$1-src 'none'");

const offlineCode = (code: string, toFile: (address: string) => string): string =>
  PATCHES.reduce((text, { find, by }) => text.replace(find, by), code)
    .replace(BANNER, (_, start: string) => `${start}${UNPACK}'`)
    // Pages that redirect from an old address to the new one.
    .replace(/(window\.location\.href = ')([^']*)'/, (_, start: string, url: string) => `${start}${toFile(url)}'`);
