import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import { HitBadges, HitName, KindIcon } from './hit-parts';
import { hitTarget, hitTrail } from './hit-target';
import { Marked } from './marked';

interface Props {
  readonly hit: SearchHit;
  /** Whether it came after the reader has seen the others. */
  readonly isFresh: boolean;
  /** Whether it is a further section of the page above it. */
  readonly isFurther: boolean;
}

/** One hit of the results page: its name as a link, its kind, its place, and its best sentence. */
export function ResultItem({ hit, isFresh, isFurther }: Props): ReactNode {
  const owner = hit.owner === hit.pageTitle ? '' : hit.owner;
  return (
    <article className={clsx('search-result', isFurther && 'search-further')}>
      <h2>
        <KindIcon kind={hit.kind} />
        <Link to={hitTarget(hit)}>
          <HitName hit={hit} />
        </Link>
        <HitBadges hit={hit} isFresh={isFresh} />
      </h2>
      <p className="search-trail">
        <Marked text={[hitTrail(hit), owner].filter((part) => part !== '').join(' · ')} terms={[]} />
      </p>
      {(hit.hex !== '' || hit.detail !== '') && (
        <p className="search-code">
          <code>
            <Marked text={hit.hex === '' ? hit.detail : hit.hex} terms={hit.terms} />
          </code>
        </p>
      )}
      {hit.excerpt !== '' && (
        <p>
          <Marked text={hit.excerpt} terms={hit.terms} />
        </p>
      )}
    </article>
  );
}
