import Link from '@docusaurus/Link';
import { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A grid of links: `<Cards><Card href="/guides/" title="Guides">Step-by-step tasks.</Card></Cards>`. */
export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Card({ href, title, children }: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={href} className={styles.link}>
        {title}
      </Link>
      <div>{children}</div>
    </li>
  );
}
