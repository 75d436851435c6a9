import siteConfig from '@generated/docusaurus.config';
import type { ReactNode } from 'react';

interface Props {
  /** Route with anchor or state. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link in an answer. The router follows it (packages/light/bodies/client). Unlike the framework's link it prefetches
 * nothing: the requests would reveal what was pasted.
 */
export const PageLink = ({ to, className, children }: Props): ReactNode => (
  <a href={siteConfig.baseUrl + to.slice(1)} className={className}>
    {children}
  </a>
);
