import type { ReactNode } from 'react';
import { groupOf, isProse, type Kind } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { kindName, kindSign } from './kind-labels';
import { Marked } from './marked';
import styles from './hit.module.css';

/** Icon of a kind. */
export function KindIcon({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <span className={styles.icon} data-group={groupOf(kind)} aria-hidden="true">
      {kindSign(kind)}
    </span>
  );
}

/** Name of the hit: code for symbols, words for headings. */
export function HitName({ hit }: { readonly hit: SearchHit }): ReactNode {
  const name = <Marked text={hit.name} terms={hit.terms} />;
  return isProse(hit.kind) ? name : <code className={styles.name}>{name}</code>;
}

/** Kind, chain and owner as small badges. */
export function HitBadges({ hit }: { readonly hit: SearchHit }): ReactNode {
  return (
    <>
      <span className={styles.badge}>{kindName(hit.kind)}</span>
      {hit.chain !== '' && hit.chain !== hit.name && <span className={styles.badge}>{hit.chain}</span>}
    </>
  );
}
