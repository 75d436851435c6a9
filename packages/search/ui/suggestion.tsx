import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SUBSTANTIAL } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { HitBadges, HitName, KindIcon } from './hit-parts';
import { hitTarget, hitTrail } from './hit-target';
import { Marked } from './marked';

interface Props {
  readonly hit: SearchHit;
  readonly id: string;
  readonly active: boolean;
  /** Whether it came after the reader has seen the others. */
  readonly isFresh: boolean;
  /** Whether it is a further section of the page above it. */
  readonly isFurther: boolean;
  readonly onChoose: () => void;
}

/** Shows one suggestion: kind, owner, chain and target. */
export function Suggestion({ hit, id, active, isFresh, isFurther, onChoose }: Props): ReactNode {
  const place = [hit.hex, hit.owner === hit.pageTitle ? '' : hit.owner, isFurther ? '' : hitTrail(hit)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Link
      to={hitTarget(hit)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={clsx('search-option', isFurther && 'search-further')}
      onClick={onChoose}
      // The focus stays in the box, which controls the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <KindIcon kind={hit.kind} />
      <span className="search-body">
        <span className="search-head">
          <HitName hit={hit} />
          {hit.detail !== '' && <span className="search-detail">{hit.detail}</span>}
          <HitBadges hit={hit} isFresh={isFresh} />
        </span>
        {place !== '' && (
          <span className="search-place">
            <Marked text={place} terms={hit.terms} />
          </span>
        )}
        {/* Its room is there before its text: the list must not move under the pointer. */}
        <span className="search-excerpt" data-full={SUBSTANTIAL.has(hit.kind) || undefined}>
          <Marked text={hit.excerpt} terms={hit.terms} />
        </span>
      </span>
    </Link>
  );
}
