// Overrides the theme's component: of its parts, this site only has the source of the page.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { nothing } from '../../../client/nothing';

export default function DocItemFooter(): ReactNode {
  const { tags, editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  nothing('DocItem/Footer', tags.length > 0 || Boolean(lastUpdatedAt ?? lastUpdatedBy));
  return (
    editUrl && (
      <p className="docusaurus-mt-lg">
        <a href={editUrl}>Report or edit this page</a>
      </p>
    )
  );
}
