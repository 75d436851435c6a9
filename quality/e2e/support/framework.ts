import { readFileSync } from 'node:fs';

/** What the framework does by itself, without a setting of the site. */
const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
  readonly dependencies: Readonly<Record<'@docusaurus/core', string>>;
};
export const SITE_VERSION = version;
export const FRAMEWORK_VERSION = dependencies['@docusaurus/core'];
export const VERSION_NAME = 'current';
export const VERSION_KEY_PREFIX = 'docs-preferred-version-';
export const PROGRESS_BAR_DELAY_MS = 200;
export const DESKTOP_ABOVE_PX = 996;
export const DEFAULT_CHOICE = 'system';
export const THEME_KEY = 'theme';
/** Side of the search in the navbar, which its items put last. */
export const SEARCH_POSITION = 'right';
