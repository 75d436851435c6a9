import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { composeLink } from '@sdk-docs/reference/model/routes';

/**
 * Links to the form for one method or function. With scripts the form opens below it (site/src/client/entries.ts). A
 * plain link, because its fragment is the state of a tool, not an anchor.
 */
export function Compose({ of }: { readonly of: string }): ReactNode {
  return (
    <a href={useBaseUrl(composeLink(of))} className="action" data-compose>
      Compose this call
    </a>
  );
}
