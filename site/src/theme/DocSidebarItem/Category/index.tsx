// Wraps the theme's component: a page and its variants form a category (for the breadcrumbs), which the sidebar shows
// as one link.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import { type ReactNode } from 'react';

/** Class of a category whose items are variants of the page that it links to. */
const VARIANTS = 'sidebar-variants';

export default function DocSidebarItemCategoryOrVariants(props: Props): ReactNode {
  const { href, label, className } = props.item;
  if (!href || className !== VARIANTS) return <DocSidebarItemCategory {...props} />;
  const activePath = isActiveSidebarItem(props.item, props.activePath) ? href : props.activePath;
  return <DocSidebarItemLink {...props} activePath={activePath} item={{ type: 'link', href, label }} />;
}
