// Wraps the theme's component: adds the page as Markdown, to copy or to open. site/src/client/copy-buttons.ts copies.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { twinRoute } from '@sdk-docs/reference/model/twin-route';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithTwin(): ReactNode {
  return (
    <>
      <p className={styles.twin}>
        <button type="button" className="action" data-copy="page">
          Copy page
        </button>{' '}
        <a href={twinRoute(useDoc().metadata.permalink)} target="_blank">
          Markdown
        </a>
      </p>
      <DocBreadcrumbs />
    </>
  );
}
