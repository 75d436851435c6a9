import { BASE_URL, ORIGIN } from '@sdk-docs/reference/model/base-path';
import { twinRoute } from '@sdk-docs/reference/model/twin-route';

/** Paths of the files for programs, below the base path and without a slash in front. */

/** Address of the published site. */
export const SITE = `${ORIGIN}${BASE_URL}`;

export const DATA = 'data/';
export const MCP_FILE = 'mcp.mjs';
export const FEED_FILE = 'changes.atom';
/** Data with which the server decodes, the same as on the pages. */
export const DECODER_FILE = 'mcp-decoder.json';
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';
export const LLMS_PARTS = 'llms-full/';

/** File of a page's twin below the build folder. */
export const twinFile = (route: string): string => twinRoute(route).slice(1);

/** Absolute address of a page's twin; `anchor` without "#". */
export const twinAddress = (route: string, anchor = ''): string =>
  `${SITE}${twinFile(route)}${anchor === '' ? '' : `#${anchor}`}`;

/** Absolute address of a page: `pageAddress('/api/reverts#error-X')`. */
export const pageAddress = (route: string): string => `${SITE}${route.slice(1)}`;
