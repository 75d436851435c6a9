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
const TRUTH = 'tests for true, and only false values are removed';
const THEME_CONFIG = 'reads the configuration of the theme, which stays whole';
const EVENT = 'reads an event or an entry of the browser storage';
const UNUSED = 'serves lists of pages (`useDocById`), which no page of this site has';

/**
 * Reads in modules of the framework that somebody has checked. A read in another function, module or field fails the
 * build first.
 */
export const KNOWN_READS: readonly KnownRead[] = [
  { module: `${DOCS}/docsUtils.js`, within: 'useDocById', field: 'docs', because: UNUSED },
  { module: `${DOCS}/docsUtils.js`, within: 'useLayoutDoc', field: 'docs', because: GLOBAL },
  { module: `${DOCS}/docsUtils.js`, within: 'findFirstSidebarItemLink', field: 'unlisted', because: TRUTH },
  { module: `${DOCS}/docsUtils.js`, within: 'isVisibleSidebarItem', field: 'unlisted', because: TRUTH },
  { module: `${DOCS}/docsClientUtils.js`, within: 'getActiveDocContext', field: 'docs', because: GLOBAL },
  {
    module: `${DOCS}/docsPreferredVersion.js`,
    within: 'useVersionPersistence',
    field: 'docs',
    because: THEME_CONFIG,
  },
  { module: 'DocSidebar/Desktop/index.js', within: 'DocSidebarDesktop', field: 'docs', because: THEME_CONFIG },
  {
    module: 'DocSidebarItem/Category/index.js',
    within: 'DocSidebarItemCategoryCollapsible',
    field: 'docs',
    because: THEME_CONFIG,
  },
  { module: 'DropdownNavbarItem/Desktop/index.js', within: 'DropdownNavbarItemDesktop', field: 'key', because: EVENT },
  { module: 'theme/Tabs/index.js', within: 'TabList', field: 'key', because: EVENT },
  { module: 'hooks/useKeyboardNavigation.js', within: 'useKeyboardNavigation', field: 'key', because: EVENT },
  { module: 'utils/storageUtils.js', within: 'dispatchChangeEvent', field: 'key', because: EVENT },
  { module: 'utils/storageUtils.js', within: 'createStorageSlot', field: 'key', because: EVENT },
  { module: 'utils/storageUtils.js', within: 'listStorageKeys', field: 'key', because: EVENT },
  { module: `${NAVBAR}/DocNavbarItem.js`, within: 'DocNavbarItem', field: 'docId', because: 'reads its own property' },
  { module: `${NAVBAR}/DocNavbarItem.js`, within: 'DocNavbarItem', field: 'unlisted', because: GLOBAL },
  { module: `${NAVBAR}/DocsVersionDropdownNavbarItem.js`, within: 'getVersionMainDoc', field: 'docs', because: GLOBAL },
  { module: `${NAVBAR}/DocsVersionNavbarItem.js`, within: 'getVersionMainDoc', field: 'docs', because: GLOBAL },
];
