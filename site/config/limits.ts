/** Constants shared by configuration, code and tests of the site. */
export { BASE_URL } from '@sdk-docs/reference/model/base-path';
export * from '@sdk-docs/search/limits';
export const TITLE = 'SDK Docs';
export const TAGLINE = 'SDK for interacting with the smart contracts';
export const COPYRIGHT_YEAR = 2025;
export const VERSION_NAME = 'current';
export const VERSION_LABEL = 'Next';
export const SITE_VERSION = '0.0.0';
export const FRAMEWORK_VERSION = '3.9.2';
/** Pages that show components, without a trailing slash. */
export const DEMONSTRATIONS: readonly string[] = ['/puffer-component-example', '/puffer-md-example'];
export const PROGRESS_BAR_DELAY_MS = 200;
export const TOC_LEVELS = { min: 2, max: 5 } as const;
export const DESKTOP_ABOVE_PX = 996;
export const DEFAULT_MODE = 'light';
export const DEFAULT_CHOICE = 'system';
export const THEME_KEY = 'theme';
export const VERSION_KEY_PREFIX = 'docs-preferred-version-';
export const STORAGE = 'localStorage';
