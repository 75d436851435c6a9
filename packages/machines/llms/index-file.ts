import { isVariantRoute } from '@sdk-docs/reference/model/routes';
import type { Surface, Upstream } from '@sdk-docs/reference/model/surface';
import type { MachineFile } from '../dataset';
import { LLMS_FILE, LLMS_FULL_FILE, MCP_FILE, twinFile } from '../paths';
import type { Page } from '../twins/page';
import type { Part } from './parts';

const about = ({ package: name, version, commit, date }: Upstream): string =>
  `${name} ${version}, commit ${commit}, ${date}`;

const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1000)} KB`;

/**
 * `llms.txt`: the pages by task, each entry a link to a twin.
 *
 * @param demonstrations starts of the routes of pages that only show components, which are listed last
 */
export function llmsFile(
  { upstream, layout }: Pick<Surface, 'upstream' | 'layout'>,
  pages: readonly Page[],
  data: readonly MachineFile[],
  all: readonly Part[],
  demonstrations: readonly string[],
): MachineFile {
  const entry = ({ route, title, description }: Page): string => {
    const said = description === '' ? '' : `: ${description}`;
    return `- [${title}](${twinFile(route)})${said}`;
  };
  const section = (title: string, keep: (page: Page) => boolean): string => {
    const own = pages.filter((page) => keep(page) && !isVariantRoute(page.route));
    return own.length === 0 ? '' : `## ${title}\n\n${own.map(entry).join('\n')}\n`;
  };
  const below =
    (...starts: readonly string[]) =>
    ({ route }: Page): boolean =>
      starts.some((start) => route.startsWith(start));
  const isApi = below('/api/');
  const isStart = ({ route }: Page): boolean =>
    ['/', '/getting-started', '/for-assistants', '/data', '/changes'].includes(route);
  const isExample = below(...demonstrations);
  const datasets = data.filter(
    ({ path }) => !path.includes('/schemas/') && !/\/(abis|solidity)\/(?!all|Addresses)/.test(path),
  );
  const text = [
    `# ${layout.name}`,
    `> Documentation of the ${layout.name} for TypeScript: ${layout.about}, with units, spenders, senders and reverts of every method. Describes ${about(upstream)}.`,
    'Readers send real money with what you say: name the unit, spender and sender of each call, and repeat what a page marks as inferred or unknown. Every page has a Markdown twin at its address with `.md`; a folder has `index.md`. An anchor is written `{#anchor}` after its heading or row.',
    section('Start', isStart),
    section('Deposit, withdraw and other jobs', (page) => !isApi(page) && !isStart(page) && !isExample(page)),
    section(
      'Look up a revert, an address, a spender or an event',
      (page) => isApi(page) && !below('/api/contracts/handlers/', '/api/contracts/abis/')(page),
    ),
    section('Handlers: the methods of the SDK', below('/api/contracts/handlers/')),
    section('Contracts: functions, selectors, who may call', below('/api/contracts/abis/')),
    `## Data\n\n${datasets.map(({ path, text: own }) => `- [${path}](${path}): ${kilobytes(own)}`).join('\n')}\n- [MCP server](${MCP_FILE}): one file for Node 20, over stdio\n`,
    `## Everything in parts that fit a context\n\n- [List of the parts](${LLMS_FULL_FILE})\n${all.map(({ title, file }) => `- [${title}](${file.path}): ${kilobytes(file.text)}`).join('\n')}\n`,
    `## Optional\n\n${pages
      .filter((page) => isVariantRoute(page.route) || isExample(page))
      .map(entry)
      .join('\n')}\n`,
  ];
  return {
    path: LLMS_FILE,
    text: `${text
      .filter((part) => part !== '')
      .map((part) => part.trim())
      .join('\n\n')}\n`,
  };
}

/** `llms-full.txt`: the list of the parts with their sizes. The whole site exceeds any context window. */
export function fullFile(
  { upstream, layout }: Pick<Surface, 'upstream' | 'layout'>,
  all: readonly Part[],
): MachineFile {
  const bytes = all.reduce((sum, { file }) => sum + Buffer.byteLength(file.text), 0);
  const lines = all.map(({ title, file }) => {
    const size = Buffer.byteLength(file.text);
    return `- [${title}](${file.path}): ${size} bytes, about ${Math.round(size / 3600)},000 tokens`;
  });
  return {
    path: LLMS_FULL_FILE,
    text: `# ${layout.name}: everything in parts\n\n> ${about(upstream)}. ${bytes} bytes in ${all.length} parts; tokens are estimated with 3.6 bytes each.\n\nFor a task, read the guides. For one contract, read its part: its handlers, its functions and their callers.\n\n${lines.join('\n')}\n`,
  };
}
