/** Settings of the site that its configuration, code and tests share. */
export { BASE_URL } from '@sdk-docs/reference/model/base-path';
export * from '@sdk-docs/search/limits';
export const TITLE = 'SDK Docs';
export const TAGLINE = 'SDK for interacting with the smart contracts';
export const COPYRIGHT_YEAR = 2025;
export const VERSION_LABEL = 'Next';
/** Pages that show components, without a trailing slash. */
export const DEMONSTRATIONS: readonly string[] = ['/puffer-component-example', '/puffer-md-example'];
export const TOC_LEVELS = { min: 2, max: 5 } as const;
export const DEFAULT_MODE = 'light';
export const STORAGE = 'localStorage';
