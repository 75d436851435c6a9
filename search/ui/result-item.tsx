import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import { HitBadges, HitName, KindIcon } from './hit-parts';
import { hitTarget, hitTrail } from './hit-target';
import { Marked } from './marked';
import styles from './results.module.css';

/** One hit of the results page: its name as a link, its kind, its place, and the words around the match. */
export function ResultItem({ hit }: { readonly hit: SearchHit }): ReactNode {
  const owner = hit.owner === hit.pageTitle ? '' : hit.owner;
  return (
    <article className={styles.result}>
      <h2>
        <KindIcon kind={hit.kind} />
        <Link to={hitTarget(hit)}>
          <HitName hit={hit} />
        </Link>
        <HitBadges hit={hit} />
      </h2>
      <p className={styles.trail}>{[hitTrail(hit), owner].filter((part) => part !== '').join(' · ')}</p>
      {(hit.hex !== '' || hit.detail !== '') && (
        <p className={styles.code}>
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
