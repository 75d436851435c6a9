import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Variant } from '@site/model/routes';
import styles from './variants.module.css';

const labels: Readonly<Record<Variant, string>> = {
  reference: 'Reference',
  'cross-reference': 'Cross-reference',
  raw: 'Raw',
};

interface Props {
  readonly current: Variant;
  readonly pages: Readonly<Partial<Record<Variant, string>>>;
}

/** Plain links between the pages of one module, styled as tabs. */
export function Variants({ current, pages }: Props): ReactNode {
  return (
    <nav className={styles.variants} aria-label="Views of this module">
      {Object.entries(pages).map(([variant, route]) => (
        <Link key={variant} to={route} aria-current={variant === current ? 'page' : undefined}>
          {labels[variant as Variant]}
        </Link>
      ))}
    </nav>
  );
}
