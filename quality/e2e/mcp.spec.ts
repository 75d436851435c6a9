import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from './support/test';

// Runs what each prompt of /for-assistants asks for, on the built server over the built site.

const build = join(process.cwd(), 'build');
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const word = (value: string): string => value.toLowerCase().padStart(64, '0');
/** deposit(uint256 assets, address receiver) of 1 WETH for the vault itself. */
const DEPOSIT = `0x6e553f65${word('de0b6b3a7640000')}${word(VAULT.slice(2))}`;

type Call = readonly [tool: string, input: Readonly<Record<string, unknown>>, says: readonly RegExp[]];

/** Title of a prompt -> the calls that answer it, with what the line below the prompt promises of them. */
const PROMPTS: Readonly<Record<string, readonly Call[]>> = {
  '1. A deposit': [
    [
      'read_page',
      { page: '/guides/depositing-eth', full: true },
      [/sends from this address \*\*and\*\* credits it/, /parseEther\('0\.1'\)/, /You need no approval or signature/],
    ],
    ['method_facts', { method: 'vault.depositETH' }, [/Sender: walletAddress/, /in wei/, /no approval/]],
  ],
  '2. An approval': [
    [
      'method_facts',
      { method: 'nucleusTeller.deposit' },
      [/spender BoringVault/, /unifiUSD NucleusBoringVault 0x[0-9a-fA-F]{40}/, /base units/],
    ],
    ['lookup_address', { query: 'unifiUSD NucleusBoringVault', chain: 'Mainnet' }, [/Address: 0x[0-9a-fA-F]{40}/]],
    ['lookup_address', { query: 'USDC', chain: 1 }, [/Decimals: 6\b/]],
  ],
  '3. A revert': [
    ['decode_revert', { revert: '0xb94abeec' }, [/ERC4626ExceededMaxRedeem/, /maxRedeem/, /How it is known: observed/]],
  ],
  '4. Before signing': [
    [
      'explain_calldata',
      { data: DEPOSIT, to: VAULT, chain: 'Mainnet' },
      [/receiver address: .* pufETH \(Mainnet\)/, /assets uint256: 1000000000000000000 = 1 WETH/, /Who may call/],
    ],
  ],
  '5. A review': [
    ['method_facts', { method: 'ERC20PermitHandler.approve' }, [/Needs before the call/]],
    [
      'method_facts',
      { method: 'nucleusTeller.deposit' },
      [/spender BoringVault/, /\*\*Units\*\*\n- `params\.amount`: base units/, /Sender: /],
    ],
  ],
};

let client: Client;
test.beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [join(build, 'mcp.mjs'), build] }));
});
test.afterAll(() => client.close());

test('the page has these prompts and no others, and each calls what it names', async () => {
  const page = await readFile(join(build, 'for-assistants.md'), 'utf8');
  const prompts = [...page.slice(page.indexOf('{#prompts}')).matchAll(/^`([^`]+)`:\n\n```\n([\s\S]*?)\n```$/gm)];
  expect(prompts.map(([, title]) => title)).toEqual(Object.keys(PROMPTS));
  const { tools } = await client.listTools();
  for (const [, title = '', text = ''] of prompts) {
    const called = (PROMPTS[title] ?? []).map(([name]) => name);
    for (const { name, inputSchema } of tools) {
      if (!text.includes(name)) continue;
      expect(called, title).toContain(name);
      const named = new RegExp(`${name} with ([\\w, ()]+?)\\.`).exec(text)?.[1] ?? '';
      const words = named
        .replace(/\([^)]*\)/g, '')
        .split(/,|\band\b/)
        .map((each) => each.trim());
      for (const argument of words.filter((each) => each !== ''))
        expect(Object.keys(inputSchema.properties ?? {}), title).toContain(argument);
    }
  }
});

for (const [title, calls] of Object.entries(PROMPTS)) {
  test(`prompt ${title}`, async () => {
    for (const [name, input, says] of calls) {
      const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...input } });
      const text = (content as { text: string }[]).map((part) => part.text).join('\n');
      expect(isError ?? false, text).toBe(false);
      for (const each of says) expect(text).toMatch(each);
      expect((structuredContent as { sources: string[] }).sources.length, title).toBeGreaterThan(0);
    }
  });
}

test('every page that llms.txt lists can be read, and a wrong address names a right one', async () => {
  const list = await readFile(join(build, 'llms.txt'), 'utf8');
  const pages = [...list.matchAll(/^- \[[^\]]+\]\((\S+\.md)\)/gm)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(150);
  for (const page of pages) {
    const { content, isError } = await client.callTool({ name: 'read_page', arguments: { page } });
    const [{ text }] = content as [{ text: string }];
    expect([page, isError ?? false]).toEqual([page, false]);
    expect(text.length, page).toBeLessThan(5_400);
  }
  const { content } = await client.callTool({ name: 'read_page', arguments: { page: '/guides/deposit-eth' } });
  expect((content as [{ text: string }])[0].text).toMatch(
    /there is no page \/guides\/deposit-eth; close matches: .*\/guides\/depositing-eth/,
  );
});
