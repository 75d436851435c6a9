import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { variantLabels, type Variant } from '@sdk-docs/reference/model/routes';
import styles from './variants.module.css';

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
          {variantLabels[variant as Variant]}
        </Link>
      ))}
    </nav>
  );
}
