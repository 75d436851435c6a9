import { createHash } from 'node:crypto';
import { HEADER_ONLY, POLICY } from './settings';
import type { Policy } from './content-policy';
import type { InlineCode } from './inline-code';

/** Returns the policy of the header, which allows the inline code of all pages. */
export const headerPolicy = (pages: readonly InlineCode[]): Policy => policyFor(pages);

/**
 * Returns the policy of one page. It allows the page's own inline scripts, but the style attributes of all pages,
 * because a client navigation shows another page's content under the policy of the first.
 */
export function pagePolicy(page: InlineCode, pages: readonly InlineCode[]): Policy {
  const shared = pages.map(({ attributes }): InlineCode => ({ scripts: [], styles: [], attributes, written: [] }));
  return Object.fromEntries(
    Object.entries(policyFor([page, ...shared])).filter(([directive]) => !HEADER_ONLY.includes(directive)),
  );
}

function policyFor(pages: readonly InlineCode[]): Policy {
  const attributes = hashes(pages.flatMap((page) => [...page.attributes, ...page.written]));
  return {
    ...POLICY,
    'script-src': [...POLICY['script-src'], ...hashes(pages.flatMap(({ scripts }) => scripts))],
    'style-src': [...POLICY['style-src'], ...hashes(pages.flatMap(({ styles }) => styles))],
    'style-src-attr': attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...attributes],
  };
}

/** Sorted and without duplicates, so that the same build has the same bytes. */
const hashes = (texts: readonly string[]): string[] => [...new Set(texts.map(hashSource))].sort();

/** The source of a policy that allows this inline code. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
