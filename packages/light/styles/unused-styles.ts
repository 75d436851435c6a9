/**
 * Rules that are removed from the framework's style sheets (packages/light/styles). The rule quality/checks/rules/styles.ts fails when a
 * page of the build uses one; delete its entry then.
 */

/** Classes of Infima that this site does not use. */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /^avatar/,
  /^badge(?:--.+)?$/,
  /^breadcrumbs--/,
  /^button-group/,
  /^button--(?!primary)/,
  /^card(?:__.+|--.+)?$/,
  /^col--(?:1|4|5|7|9|10|11|12)$/,
  /^col--offset-(?!3$)/,
  /^dropdown--nocaret$/,
  /^footer--dark$/,
  /^footer__(?:link-separator|logo)$/,
  /^hero/,
  /^(?:margin|padding)--/,
  /^(?:margin|padding)-(?:left|horiz)--/,
  /^(?:margin|padding)-right--(?!md$)/,
  /^(?:margin|padding)-(?:top|bottom|vert)--(?:none|xs)$/,
  /^margin-vert--sm$/,
  /^margin-(?:top|bottom)--(?:lg|xl)$/,
  /^padding-(?:top|vert)--(?:sm|lg|xl)$/,
  /^padding-bottom--(?:sm|xl)$/,
  /^padding-(?:right|bottom|vert)--md$/,
  /^navbar--(?:dark|primary)$/,
  /^navbar__items--center$/,
  /^pagination(?:__.+|--.+)?$/,
  /^pills/,
  /^row--/,
  /^shadow--/,
  /^tabs--block$/,
  /^text--(?!truncate|center)/,
  /^alert__/,
  /^alert--primary$/,
];

/** Classes of Infima whose declarations the site sets anew for every element that also matches `by` (site/src/css). */
export const REPLACED_CLASSES: readonly { readonly classes: RegExp; readonly by: string }[] = [
  { classes: /^alert--(?:secondary|success|warning|danger)$/, by: '.theme-admonition' },
];

/** Selectors, as Infima writes them, for elements that no page contains. */
export const UNUSED_ELEMENTS: readonly string[] = [
  'iframe',
  'kbd',
  "img[align='right']",
  "img[align='left']",
  '.alert .close',
];

/** Style sheets of theme components that are never shown. */
export interface UnusedModule {
  /** Folder of the component below the theme. */
  readonly component: string;
  /** Classes to remove; all when omitted. */
  readonly classes?: readonly string[];
  /** Matches a page that shows the component. */
  readonly sign: string;
}

const HIDEABLE_SIDEBAR = '[class*="collapseSidebarButton"], .button--secondary.button--outline';

export const UNUSED_MODULES: readonly UnusedModule[] = [
  { component: 'Navbar/ColorModeToggle', classes: ['darkNavbarColorModeToggle'], sign: '.navbar--dark' },
  {
    component: 'DocRoot/Layout/Main',
    classes: ['docMainContainerEnhanced', 'docItemWrapperEnhanced'],
    sign: HIDEABLE_SIDEBAR,
  },
  { component: 'DocRoot/Layout/Sidebar', classes: ['docSidebarContainerHidden'], sign: HIDEABLE_SIDEBAR },
  { component: 'DocRoot/Layout/Sidebar/ExpandButton', sign: HIDEABLE_SIDEBAR },
  { component: 'DocSidebar/Desktop', classes: ['sidebarHidden'], sign: HIDEABLE_SIDEBAR },
  { component: 'DocSidebar/Desktop/CollapseButton', sign: HIDEABLE_SIDEBAR },
  { component: 'EditMetaRow', sign: '.theme-doc-footer-edit-meta-row' },
  { component: 'Icon/Edit', sign: '.theme-edit-this-page' },
  { component: 'MDXComponents/Ul', sign: '.contains-task-list' },
  { component: 'Tag', sign: '.theme-doc-footer-tags-row' },
  { component: 'TagsListInline', sign: '.theme-doc-footer-tags-row' },
];
