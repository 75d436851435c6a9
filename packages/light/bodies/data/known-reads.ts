/** A read of another object's field that has the name of a removed field. */
export interface KnownRead {
  /** End of the module's path. */
  readonly module: string;
  readonly within: string;
  readonly field: string;
  /** Why removing the field does no harm. */
  readonly because: string;
}

const DOCS = 'plugin-content-docs/lib/client';
const NAVBAR = 'theme-classic/lib/theme/NavbarItem';
const GLOBAL = 'reads the global data of the plugin, which stays whole';
const THEME_CONFIG = 'reads the configuration of the theme, which stays whole';
const UNUSED = 'serves lists of pages (`useDocById`), which no page of this site has';

/**
 * Reads in modules of the framework that were checked by hand. A read in another function, module or field fails the
 * build until it is checked.
 */
export const KNOWN_READS: readonly KnownRead[] = [
  { module: `${DOCS}/docsUtils.js`, within: 'useDocById', field: 'docs', because: UNUSED },
  { module: `${DOCS}/docsUtils.js`, within: 'useLayoutDoc', field: 'docs', because: GLOBAL },
  { module: `${DOCS}/docsClientUtils.js`, within: 'getActiveDocContext', field: 'docs', because: GLOBAL },
  {
    module: `${DOCS}/docsPreferredVersion.js`,
    within: 'useVersionPersistence',
    field: 'docs',
    because: THEME_CONFIG,
  },
  { module: 'DocVersionBanner/index.js', within: 'DocVersionBannerEnabled', field: 'docs', because: GLOBAL },
  { module: 'DocSidebar/Desktop/index.js', within: 'DocSidebarDesktop', field: 'docs', because: THEME_CONFIG },
  {
    module: 'DocSidebarItem/Category/index.js',
    within: 'DocSidebarItemCategoryCollapsible',
    field: 'docs',
    because: THEME_CONFIG,
  },
  { module: `${NAVBAR}/DocsVersionDropdownNavbarItem.js`, within: 'getVersionMainDoc', field: 'docs', because: GLOBAL },
  { module: `${NAVBAR}/DocsVersionNavbarItem.js`, within: 'getVersionMainDoc', field: 'docs', because: GLOBAL },
];
