import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import { placesIn } from './hit-rows';
import { addressOf } from './hold-touched';
import { detailOf, HitBadge, HitName, KindIcon, placeLine, placesOf } from './hit-parts';
import { hitTarget } from './hit-target';
import { Marked } from './marked';
import { messages } from './messages';

interface Props {
  readonly hit: SearchHit;
  /** Whether it is a further section of the page above it. */
  readonly isFurther: boolean;
}

/**
 * One hit of the results page: its name as a link, its kind, its place, its best sentence, and further places of its
 * name.
 */
export function ResultItem({ hit, isFurther }: Props): ReactNode {
  const { namesakes, isShared } = hit;
  const places = placesIn(hit);
  const detail = detailOf(hit);
  return (
    <article className={clsx('search-result', isFurther && 'search-further')}>
      <h2>
        <KindIcon kind={hit.kind} />
        {isShared ? (
          <HitName hit={hit} />
        ) : (
          <Link to={hitTarget(hit)}>
            <HitName hit={hit} />
          </Link>
        )}
        <HitBadge hit={hit} />
      </h2>
      {!isShared && (
        <p className="search-trail">
          <Marked text={placeLine({ ...hit, namesakes: [] })} terms={[]} />
        </p>
      )}
      {detail !== '' && (
        <p className="search-code">
          <code>
            <Marked text={detail} terms={hit.terms} />
          </code>
        </p>
      )}
      {hit.excerpt !== '' && !isShared && (
        <p>
          <Marked text={hit.excerpt} terms={hit.terms} />
        </p>
      )}
      {namesakes.length > 0 && (
        <details className="search-namesakes">
          <summary>{isShared ? placesOf(places) : messages.also(placesOf(places))}</summary>
          <ul>
            {places.map((place) => (
              <li key={addressOf(place)}>
                <Link to={hitTarget(place)}>
                  <Marked text={placeLine(place)} terms={[]} />
                </Link>{' '}
                <HitBadge hit={place} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
