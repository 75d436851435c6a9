import type { ReactNode } from 'react';
import { tally } from '../tally';
import { groupOf, isProse, type Kind } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { kindName, kindIcon } from './kind-labels';
import { Marked } from './marked';
import { messages } from './messages';

/** Icon of a kind. */
export function KindIcon({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <span className="search-icon" data-group={groupOf(kind)} aria-hidden="true">
      {kindIcon(kind)}
    </span>
  );
}

/** Name of the hit: code for symbols, words for headings. */
export function HitName({ hit }: { readonly hit: SearchHit }): ReactNode {
  const name = <Marked text={hit.name} terms={hit.terms} />;
  // A separate element: in a flex row with gaps, marked parts of a word would be separated.
  return isProse(hit.kind) ? <span>{name}</span> : <code className="search-name">{name}</code>;
}

/** Kind and chain as one badge. */
export function HitBadge({ hit }: { readonly hit: SearchHit }): ReactNode {
  const chain = hit.chain === hit.name || hit.isShared ? '' : hit.chain;
  return (
    <span className="search-badge" data-prose={isProse(hit.kind) || undefined}>
      {[kindName(hit.kind), chain].filter((part) => part !== '').join(' · ')}
    </span>
  );
}

/** Returns the places of a name: `6 handlers, 5 contracts`. */
export function placesOf(hits: readonly SearchHit[]): string {
  const counts = tally(hits.map(({ kind }) => kind));
  return [...counts].map(([kind, count]) => messages.counted(kind, count)).join(', ');
}

/**
 * Returns the place of a hit in one line: its value, its owner and breadcrumbs, further places of its name, and its
 * parameters.
 */
export function placeLine(hit: SearchHit): string {
  if (hit.isShared) return placesOf([hit, ...hit.namesakes]);
  const title = hit.pageTitle === hit.name ? '' : hit.pageTitle;
  // The owner of a name is more useful than the breadcrumbs, which may be cut.
  const owner = isProse(hit.kind) ? '' : hit.owner || title;
  // The title precedes the breadcrumbs, which may be cut.
  const way = owner === title ? [hit.trail] : [title, hit.trail];
  const also = hit.namesakes.length === 0 ? '' : messages.also(placesOf(hit.namesakes));
  // A pasted value is in the box: its owner distinguishes the hits. An address is itself the answer.
  const first = hit.kind === 'address' ? [hit.hex, owner] : [owner, hit.hex];
  return [...first, ...way, also].filter((part) => part !== '').join(' · ');
}

/** Returns parameters or value; nothing for a function without parameters. */
export const detailOf = ({ detail, hex, isShared }: SearchHit): string =>
  hex !== '' || isShared ? '' : detail.replace(/^\(\)\s*/, '');
