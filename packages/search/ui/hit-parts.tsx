import type { ReactNode } from 'react';
import { groupOf, isProse, type Kind } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { kindName, kindSign } from './kind-labels';
import { Marked } from './marked';
import { messages } from './messages';

/** Icon of a kind. */
export function KindIcon({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <span className="search-icon" data-group={groupOf(kind)} aria-hidden="true">
      {kindSign(kind)}
    </span>
  );
}

/** Name of the hit: code for symbols, words for headings. */
export function HitName({ hit }: { readonly hit: SearchHit }): ReactNode {
  const name = <Marked text={hit.name} terms={hit.terms} />;
  // An element of its own: in a row with gaps, marked parts of a word would come apart.
  return isProse(hit.kind) ? <span>{name}</span> : <code className="search-name">{name}</code>;
}

/** Kind and chain as small badges, and whether the hit came late. */
export function HitBadges({ hit, isFresh }: { readonly hit: SearchHit; readonly isFresh: boolean }): ReactNode {
  return (
    <>
      <span className="search-badge">{kindName(hit.kind)}</span>
      {isFresh && <span className="search-badge">{messages.fresh()}</span>}
      {hit.chain !== '' && hit.chain !== hit.name && <span className="search-badge">{hit.chain}</span>}
    </>
  );
}
