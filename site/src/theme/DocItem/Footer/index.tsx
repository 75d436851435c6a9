// Overrides the theme's component: where the page comes from, and nothing else below it.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

export default function DocItemFooter(): ReactNode {
  const { editUrl } = useDoc().metadata;
  return editUrl ? (
    <p className="theme-doc-footer">
      <a href={editUrl}>Report or edit this page</a>
    </p>
  ) : null;
}
