/**
 * The constants of the specification, each with its section number. Configuration, code and tests read them from here.
 */
export { BASE_URL } from '@sdk-docs/reference/model/base-path'; // 2, 9
export * from '@sdk-docs/search/limits'; // 2.4, 9
export const TITLE = 'SDK Docs'; // 1
export const TAGLINE = 'SDK for interacting with the smart contracts'; // 1
export const COPYRIGHT_YEAR = 2025; // 1
export const VERSION_NAME = 'current'; // 1, 3
export const VERSION_LABEL = 'Next'; // 1, 3
export const SITE_VERSION = '0.0.0'; // 1, 9
export const FRAMEWORK_VERSION = '3.9.2'; // 1, 9
/** Pages that show components, without a slash at the end. */
export const DEMONSTRATIONS: readonly string[] = ['/puffer-component-example', '/puffer-md-example']; // 2.1
export const PROGRESS_BAR_DELAY_MS = 200; // 2.3, 9
export const TOC_LEVELS = { min: 2, max: 5 } as const; // 2.3, 9
export const DESKTOP_ABOVE_PX = 996; // 4, 9
export const DEFAULT_MODE = 'light'; // 4
export const DEFAULT_CHOICE = 'system'; // 9
export const THEME_KEY = 'theme'; // 3, 9
export const VERSION_KEY_PREFIX = 'docs-preferred-version-'; // 3
export const STORAGE = 'localStorage'; // 3, 9
