import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { smallIndex } from '@sdk-docs/search/fixtures/small-index';
import { writeIndex } from '@sdk-docs/search/build/write-index';
import { datasetFile } from '../dataset';
import { datasets } from '../datasets/all';
import { readHistory } from '../read-history';
import { bundleServer } from './bundle';

const root = resolve(__dirname, '../../..');
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const DEPOSIT = `0x6e553f65${'0de0b6b3a7640000'.padStart(64, '0')}${VAULT.slice(2).padStart(64, '0')}`;
let folder = '';
let client: Client | undefined;

/** The bundled server alone in a folder with a site: nothing of the repository is beside it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-'));
  const files = [
    ...datasets(reference, readHistory(root)).map((set) => datasetFile(surface.upstream, set)),
    { path: 'guides/index.md', text: '# Guides\n\n## First {#first}\n\nOne.\n\n## Second {#second}\n\nTwo.\n' },
    await bundleServer(root, surface.upstream.version),
  ];
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeIndex(folder, {
    index: smallIndex,
    questions: smallIndex.records.map(() => null),
    relations: {},
    lines: smallIndex.records.map(({ text }) => text),
  });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [join(folder, 'mcp.mjs')] }));
}, 120_000);
afterAll(async () => {
  await client?.close();
  await rm(folder, { recursive: true });
});

async function ask(name: string, input: Record<string, unknown>): Promise<{ text: string; error: boolean }> {
  if (client === undefined) throw new Error('the server has not started');
  const { content, isError } = await client.callTool({ name, arguments: input });
  return { text: (content as { text: string }[]).map(({ text }) => text).join('\n'), error: isError === true };
}

describe('the server over stdio', () => {
  it('has the six tools', async () => {
    const { tools } = (await client?.listTools()) ?? { tools: [] };
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'decode_revert',
      'explain_calldata',
      'lookup_address',
      'method_facts',
      'read_page',
      'search_docs',
    ]);
  });

  it.each([
    ['search_docs', { query: 'deposit' }, /Source: https:.*\(as Markdown: https:.*\.md/],
    [
      'decode_revert',
      { revert: '0xb94abeec' },
      /ERC4626ExceededMaxRedeem[\s\S]*Fix: [\s\S]*known: observed[\s\S]*#error-ERC4626/,
    ],
    [
      'decode_revert',
      {
        revert: `0x08c379a0${'20'.padStart(64, '0')}${'c'.padStart(64, '0')}${Buffer.from('UNAUTHORIZED').toString('hex').padEnd(64, '0')}`,
      },
      /UNAUTHORIZED/,
    ],
    ['decode_revert', { revert: `0x4e487b71${'11'.padStart(64, '0')}` }, /Panic\(0x11\)/],
    ['decode_revert', { revert: 'execution reverted: custom error 0xb94abeec' }, /ERC4626ExceededMaxRedeem/],
    [
      'explain_calldata',
      { data: DEPOSIT, to: VAULT },
      /PufferVaultV5\.deposit[\s\S]*1000000000000000000 \(base units of WETH/,
    ],
    ['explain_calldata', { data: DEPOSIT, to: VAULT, value: '1' }, /not payable: the call reverts/],
    ['explain_calldata', { data: DEPOSIT, to: `0x${'1'.repeat(40)}` }, /Check this: the SDK knows no contract/],
    ['lookup_address', { query: 'L2RewardManager', chain: 1 }, /not deployed: the SDK stores the zero address/],
    ['lookup_address', { query: VAULT.toLowerCase() }, /pufETH on Mainnet/],
    ['method_facts', { method: 'vault.deposit' }, /Sender: walletAddress[\s\S]*approve of WETH, spender PufferVaultV5/],
    ['read_page', { page: '/guides#second' }, /^## Second \{#second\}\n\nTwo\.\n\nSource/],
  ])('%s %j', async (name, input, says) => {
    const { text, error } = await ask(name, input);
    expect(error, text).toBe(false);
    expect(text).toMatch(says);
    expect(text).toMatch(/Source: https:\/\/\S+/);
    expect(text).toMatch(/SDK: @pufferfinance\/puffer-sdk \d+\.\d+\.\d+, commit [0-9a-f]{7} of \d{4}-\d\d-\d\d\.$/);
  });

  it.each([
    ['search_docs', { query: ' ' }, /query is empty/],
    ['decode_revert', { revert: '0xzz' }, /must be hex/],
    ['decode_revert', { revert: '0x08c379a0' }, /give the whole data/],
    ['decode_revert', { revert: '0x12345678' }, /no contract of the SDK is known/],
    ['decode_revert', { revert: '0xb94abeec00' }, /is it cut off/],
    ['explain_calldata', { data: DEPOSIT.slice(0, 60) }, /is it cut off/],
    ['explain_calldata', { data: DEPOSIT, to: 'me' }, /is no address/],
    ['explain_calldata', { data: DEPOSIT, value: '0.1' }, /wei as a decimal number/],
    ['lookup_address', { query: VAULT, chain: 'Moon' }, /known: Mainnet \(1\)/],
    ['lookup_address', { query: VAULT.replace('D9A4', 'D9a4') }, /checksum/],
    ['method_facts', { method: 'vault.stake' }, /no method "vault\.stake"/],
    ['read_page', { page: '/guides#third' }, /no anchor "third"; it has: first, second/],
    ['read_page', { page: '/nowhere' }, /there is no page/],
    ['read_page', { page: '/../outside' }, /no path of a page/],
    ['read_page', { page: 'https://example.com/x' }, /is not on this site/],
    ['search_docs', {}, /query/],
  ])('%s %j is refused with words', async (name, input, says) => {
    const { text, error } = await ask(name, input);
    expect(error).toBe(true);
    expect(text).toMatch(says);
  });
});
