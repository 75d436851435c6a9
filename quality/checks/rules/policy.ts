import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADER_ONLY, POLICY, REFERRER_POLICY, SECURITY_HEADERS } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../../site/config/limits';
import { parsePolicy, type Policy } from '@sdk-docs/delivery/content-policy';
import { HEADERS_FILE, headersOf, parseHeadersFile } from '@sdk-docs/delivery/headers-file';
import type { BuiltPage } from '../build';
import type { Rule } from '../rule';

/**
 * The policy is as strict as configured, in the headers file and in every page, and allows the inline code of the
 * pages.
 */
export const policyRule: Rule = {
  name: 'policy',
  async check({ folder, files, pages }) {
    if (!files.has(HEADERS_FILE)) return [`${HEADERS_FILE}: missing: run npm run deliver first`];
    const text = await readFile(join(folder, HEADERS_FILE), 'utf8');
    const headers = headersOf(parseHeadersFile(text), BASE_URL);
    const inHeader = parsePolicy(headers['content-security-policy'] ?? '');
    return [
      ...Object.entries(SECURITY_HEADERS)
        .filter(([name, value]) => headers[name.toLowerCase()] !== value)
        .map(([name]) => `${HEADERS_FILE}: ${name} is ${headers[name.toLowerCase()] ?? 'missing'}`),
      ...looseParts(inHeader, Object.keys(POLICY)).map((problem) => `${HEADERS_FILE}: ${problem}`),
      ...pages.flatMap((page) => pageProblems(page, inHeader).map((problem) => `${page.file}: ${problem}`)),
    ];
  },
};

function pageProblems({ $ }: BuiltPage, inHeader: Policy): string[] {
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  if (meta.length !== 1) return [`${meta.length} policies inside the page, expected one`];
  const inPage = parsePolicy(meta.attr('content') ?? '');
  const governed = $('meta[http-equiv="Content-Security-Policy"], script, style, link[rel="stylesheet"], [style]');
  return [
    ...(governed.first().is(meta) ? [] : ['the policy comes after what it governs']),
    ...($('meta[name="referrer"]').attr('content') === REFERRER_POLICY ? [] : ['no referrer policy']),
    ...looseParts(
      inPage,
      Object.keys(POLICY).filter((directive) => !HEADER_ONLY.includes(directive)),
    ),
    ...[inPage, inHeader].flatMap((policy, index) =>
      inlineCode($)
        .filter(({ directive, text }) => !policy[directive]?.includes(hashSource(text)))
        .map(
          ({ directive, text }) => `${directive} of the ${index === 0 ? 'page' : 'header'} blocks: ${shorten(text)}`,
        ),
    ),
    ...neverAllowed($).map((html) => `no policy can allow: ${shorten(html)}`),
    ...fromOutside($).map((html) => `the policy blocks what loads from another site: ${shorten(html)}`),
  ];
}

/** Finds differences between a policy and the configured one, except hashes. */
function looseParts(policy: Policy, expected: readonly string[]): string[] {
  const configured: Policy = POLICY;
  const isHash = (source: string): boolean => /^'sha256-[\w+/]{43}='$/.test(source);
  const actual = Object.entries(policy).map(([directive, sources]) => [
    directive,
    // Without hashes, these two equal an absent directive; with hashes, attributes need the first one.
    ...sources.filter((source) => !(directive === 'style-src-attr' && /^'(unsafe-hashes|none)'$/.test(source))),
  ]);
  const wanted = expected.map((directive) => [directive, ...(configured[directive] ?? [])].join(' '));
  const plain = actual.map((parts) => parts.filter((part) => !isHash(part)).join(' '));
  return [
    ...plain.filter((part) => !wanted.includes(part)).map((part) => `"${part}" is not configured`),
    ...wanted.filter((part) => !plain.includes(part)).map((part) => `"${part}" is missing`),
  ];
}

/** Returns inline code by the directive that must list its hash. */
function inlineCode($: BuiltPage['$']): { readonly directive: string; readonly text: string }[] {
  const runs = (type: string): boolean => type === '' || !/^(application|text)\/(ld\+)?(json|plain)$/.test(type);
  return [
    ...$('script:not([src])')
      .toArray()
      .filter((node) => runs($(node).attr('type') ?? ''))
      .map((node) => ({ directive: 'script-src', text: $(node).html() ?? '' })),
    ...$('style')
      .toArray()
      .map((node) => ({ directive: 'style-src', text: $(node).html() ?? '' })),
    ...$('[style]')
      .toArray()
      .map((node) => ({ directive: 'style-src-attr', text: $(node).attr('style') ?? '' })),
  ];
}

/** Finds event handlers in attributes and script URLs. */
const neverAllowed = ($: BuiltPage['$']): string[] =>
  $('html, html *')
    .toArray()
    .filter(({ attribs }) =>
      Object.entries(attribs).some(([name, value]) => /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value)),
    )
    .map((node) => $.html(node));

/** Finds elements that load from another site. A lazy image does so only when a reader scrolls to it. */
const fromOutside = ($: BuiltPage['$']): string[] =>
  $('[src], [srcset], [poster], link[rel~="stylesheet"]')
    .toArray()
    .filter(({ attribs: { src = '', srcset = '', poster = '', href = '' } }) =>
      [src, srcset, poster, href].some((url) => /^\s*(?:https?:)?\/\//i.test(url)),
    )
    .map((node) => $.html(node));

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const shorten = (text: string): string => text.slice(0, 80).replace(/\s+/g, ' ');
