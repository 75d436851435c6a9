import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import type { Card, CodeLink } from './code-links';
import { escapeHtml, type Mark } from './highlight';

/**
 * Returns links on identifiers, each with a card that CSS shows on hover and focus. The card describes the link
 * (`aria-describedby`) but is not part of its name. Repeated names stay links without a tab stop.
 *
 * @param id - prefix of the card ids, unique in the page; null omits the cards
 */
export function referenceMarks(
  links: readonly CodeLink[],
  card: (target: string) => Card | null,
  id: string | null,
): Mark[] {
  const seen = new Set<string>();
  return links.flatMap(({ line, column, length, target }, index) => {
    const found = card(target);
    if (found === null) return [];
    const again = seen.has(target) ? ' tabindex="-1"' : '';
    seen.add(target);
    const href = escapeHtml(`${BASE_URL.replace(/\/$/, '')}${found.href}`);
    const place = { line, column, length };
    const link = `<a class="code-link" href="${href}"`;
    if (id === null) return [{ ...place, before: `${link}${again}>`, after: '</a>' }];
    const name = `${id}-${index}`;
    const before = `<span class="code-ref">${link} aria-describedby="${name}"${again}>`;
    return [{ ...place, before, after: `</a>${cardHtml(found, name)}</span>` }];
  });
}

const cardHtml = ({ signature, summary }: Card, id: string): string =>
  `<span class="code-card" role="tooltip" id="${id}"><span>${escapeHtml(signature)}</span>` +
  `${escapeHtml(summary)}</span>`;
