import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import { HitBadges, HitName, KindIcon } from './hit-parts';
import { hitTarget, hitTrail } from './hit-target';
import { Marked } from './marked';
import styles from './suggestion.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly id: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** Shows one suggestion: kind, owner, chain and target. */
export function Suggestion({ hit, id, active, onChoose }: Props): ReactNode {
  const place = [hit.hex, hit.owner === hit.pageTitle ? '' : hit.owner, hitTrail(hit)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Link
      to={hitTarget(hit)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
      // The focus stays in the box, which controls the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <KindIcon kind={hit.kind} />
      <span className={styles.body}>
        <span className={styles.head}>
          <HitName hit={hit} />
          {hit.detail !== '' && <span className={styles.detail}>{hit.detail}</span>}
          <HitBadges hit={hit} />
        </span>
        <span className={styles.place}>
          <Marked text={place} terms={hit.terms} />
        </span>
        {hit.excerpt !== '' && (
          <span className={styles.excerpt}>
            <Marked text={hit.excerpt} terms={hit.terms} />
          </span>
        )}
      </span>
    </Link>
  );
}
