import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { smallIndex, writeIndex } from '@sdk-docs/search/fixtures/small-index';
import { datasetFile } from '../dataset';
import { datasets } from '../datasets/all';
import { bundleServer } from './bundle';
import { decoderFile } from '../write';

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const FORMER_VLPUFFER = '0xe4c36adb90e936041776ddb87851ec38affd1499';
const DEPOSIT = `0x6e553f65${'0de0b6b3a7640000'.padStart(64, '0')}${VAULT.slice(2).padStart(64, '0')}`;
let folder = '';
let client: Client | undefined;

/** The bundled server in a folder with a site, without any other file of the repository. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-'));
  const files = [
    ...datasets(reference).map((set) => datasetFile(surface.upstream, set)),
    {
      path: 'guides/index.md',
      text: '# Guides\n\n[Long](../long.md#x)\n\n## First {#first}\n\nOne.\n\n## Second {#second}\n\nTwo.\n',
    },
    { path: 'long.md', text: `# Long\n\n${'A line of a long page, with [a link](guides/index.md).\n'.repeat(200)}` },
    {
      path: 'headed.md',
      text: `# Headed\n\n${'A line of a page with many headings.\n'.repeat(200)}${Array.from({ length: 20 }, (_, at) => `## Part ${at} {#a-long-name-of-a-section-of-this-page-${at}}\n`).join('')}`,
    },
    { path: 'llms.txt', text: '- [Guides](guides/index.md)\n- [Long](long.md)\n' },
    decoderFile(reference),
    await bundleServer(surface.upstream),
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

async function ask(name: string, input: Record<string, unknown>) {
  if (client === undefined) throw new Error('the server has not started');
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: input });
  const text = (content as { text: string }[]).map((part) => part.text).join('\n');
  return { text, error: isError === true, structured: structuredContent as Structured | undefined };
}
interface Structured {
  readonly sources: readonly string[];
  readonly cut: boolean;
  readonly data: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

/** Limit of a short answer in characters: 1,500 tokens of 3.6. */
const SHORT = 5_400;

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
    ['search_docs', { query: 'please, which deposit should I want' }, /^(?!.*found nothing)[\s\S]*- method/],
    [
      'decode_revert',
      { revert: '0xb94abeec' },
      /ERC4626ExceededMaxRedeem[\s\S]*maxRedeem[\s\S]*known: observed[\s\S]*#error-ERC4626/,
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
      /PufferVaultV5\.deposit[\s\S]*1000000000000000000 = 1 WETH[\s\S]*Who may call/,
    ],
    ['explain_calldata', { data: DEPOSIT, to: VAULT, value: '1' }, /not-payable[\s\S]*takes no ETH: it reverts/],
    [
      'explain_calldata',
      { data: DEPOSIT, to: `0x${'1'.repeat(40)}` },
      /unknown-target[\s\S]*is not in the address book/,
    ],
    ['decode_revert', { revert: '0x12345678' }, /Unknown error 0x12345678/],
    [
      'decode_revert',
      { revert: 'InvalidAmount()', contract: 'vlPUFFER' },
      /vlPUFFER: A new lock is smaller than 10 PUFFER/,
    ],
    ['explain_calldata', { data: `${DEPOSIT}${'00'.repeat(32)}`, to: VAULT }, /extra-data[\s\S]*32 extra bytes follow/],
    ['explain_calldata', { data: DEPOSIT.slice(0, 60), to: VAULT }, /truncated-data/],
    [
      'explain_calldata',
      { data: '0xd0e30db0', to: WETH, value: '1000000000000000000' },
      /with 1 ETH[\s\S]*WETH\.deposit\(\)[\s\S]*No ABI of the SDK has it[\s\S]*#Token-WETH/,
    ],
    [
      'explain_calldata',
      { data: `0x2e1a7d4d${'de0b6b3a7640000'.padStart(64, '0')}`, to: WETH },
      /^(?![\s\S]*ConcreteMultiStrategyVault)[\s\S]*pays the sender[\s\S]*WETH\.withdraw\(uint256\)[\s\S]*1000000000000000000 = 1 WETH/,
    ],
    ['explain_calldata', { data: '0xd0e30db0', to: VAULT }, /wrong-target[\s\S]*Send the call to WETH: 0xC02a/],
    [
      'explain_calldata',
      { data: '0xd0e30db0', to: FORMER_VLPUFFER },
      /wrong-target[\s\S]*was CarrotVesting[\s\S]*nothing there/,
    ],
    [
      'explain_calldata',
      { data: '0xd0e30db0', to: WETH, chain: 'Holesky' },
      /wrong-chain[\s\S]*On Holesky nothing is known/,
    ],
    ['explain_calldata', { data: '0xd0e30db000', to: WETH }, /extra-data[\s\S]*1 extra byte/],
    ['explain_calldata', { data: '0x2e1a7d4d00', to: WETH }, /truncated-data[\s\S]*the call reverts/],
    ['lookup_address', { query: 'L2RewardManager', chain: 1 }, /not deployed: the SDK stores the zero address/],
    ['lookup_address', { query: VAULT.toLowerCase() }, /pufETH on Mainnet/],
    [
      'lookup_address',
      { query: FORMER_VLPUFFER },
      /no longer has 0xe4c3[\s\S]*Former address: CarrotVesting on Mainnet in 1\.28\.2, replaced in 1\.28\.3\. In SDK \S+ it is 0xff00c2dd\S+\. vlPUFFER on Mainnet in 1\.26\.0 to 1\.28\.4, replaced in 1\.28\.5\. .*See Changes, .*1\.28\.5\./i,
    ],
    [
      'method_facts',
      { method: 'vault.depositETH' },
      /An address on Mainnet and Holesky only\. On Base and Sepolia no address and no error[\s\S]*the address is `undefined` and nothing stops you/,
    ],
    ['method_facts', { method: 'pufferWithdrawalManager.requestWithdrawal' }, /A request cannot be cancelled/],
    ['method_facts', { method: 'vlPuffer.createLock' }, /you get 99 % of the PUFFER/],
    [
      'method_facts',
      { method: 'pufferProtocol.registerValidatorKey' },
      /in short: full: true has them whole\*\*\n- All writes need a wallet client that carries an account\.\n/,
    ],
    ['method_facts', { method: 'vault.deposit' }, /Sender: walletAddress[\s\S]*approve of WETH, spender PufferVaultV5/],
    [
      'read_page',
      { page: '/guides' },
      /\]\(long\.md#x\)[\s\S]*Source: https:\S+\/guides\/ \(as Markdown: https:\S+\/guides\/index\.md/,
    ],
    ['read_page', { page: '/guides.md/' }, /^# Guides/],
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
    ['decode_revert', { revert: ' ' }, /revert is empty/],
    ['explain_calldata', { data: DEPOSIT, to: 'me' }, /isn't an address/],
    ['explain_calldata', { data: DEPOSIT, value: '0.1' }, /wei as a decimal number/],
    [
      'lookup_address',
      { query: VAULT, chain: 'Moon' },
      /no chain "Moon"; close matches: Monad; it knows: Mainnet \(1\)/,
    ],
    ['lookup_address', { query: 'pufETH on Polygon' }, /addresses on no chain "Polygon"/],
    ['explain_calldata', { data: DEPOSIT, to: VAULT, chain: '5' }, /no chain "5"; it knows: Mainnet \(1\)/],
    ['explain_calldata', { data: DEPOSIT, chain: 'Moon' }, /no chain "Moon"/],
    [
      'explain_calldata',
      { data: DEPOSIT, receiver: VAULT },
      /has no argument "receiver": use "to"\. It takes data, to,/,
    ],
    ['decode_revert', { revert: 'ZeroAmount', contract: 'Tellr' }, /no contract "Tellr"; close matches: Teller/],
    ['explain_calldata', { data: DEPOSIT, chian: 1 }, /no argument "chian": use "chain"/],
    ['read_page', { url: '/guides/' }, /no argument "url": use "page"/],
    ['search_docs', { query: 'x', zzz: 1 }, /no argument "zzz"\. It takes query, limit, full\./],
    ['lookup_address', { query: VAULT.replace('D9A4', 'D9a4') }, /checksum/],
    ['method_facts', { method: 'vault.stake' }, /no method "vault\.stake"; close matches: CarrotStakingHandler\.stake/],
    ['method_facts', { method: 'vault.depositEHT' }, /close matches: .*PufferVaultHandler\.depositETH/],
    ['read_page', { page: '/guides#third' }, /no anchor "third"; it has: first, second/],
    ['read_page', { page: '/guides#secnd' }, /no anchor "secnd"; close matches: second/],
    ['read_page', { page: '/guide' }, /there is no page \/guide; close matches: \/guides\//],
    ['read_page', { page: '/nowhere' }, /there is no page \/nowhere; search_docs/],
    ['read_page', { page: '/llms.txt/x' }, /there is no page \/llms\.txt\/x/],
    ['read_page', { page: '/guides', offset: 5000 }, /offset 5000 is beyond the end at \d\d\b/],
    ['read_page', { page: '/../outside' }, /isn't the path of a page/],
    ['read_page', { page: 'https://example.com/x' }, /is not on this site/],
    ['read_page', { page: 'data/tokens.json' }, /read_page reads pages only; fetch \/data\/tokens\.json from the site/],
    ['read_page', { page: '/llms.txt' }, /reads pages only/],
    ['search_docs', {}, /query/],
  ])('%s %j is refused with words', async (name, input, says) => {
    const { text, error } = await ask(name, input);
    expect(error).toBe(true);
    expect(text).toMatch(says);
  });

  it('says nothing that is near when an address is unknown, and what is near to a name', async () => {
    expect((await ask('lookup_address', { query: 'PuferVault' })).text).toMatch(
      /entry for PuferVault; close matches: PufferVault/,
    );
    expect((await ask('lookup_address', { query: `0x${'1'.repeat(40)}` })).text).not.toMatch(/close matches: [A-Za-z]/);
  });

  it('answers as data with a schema too', async () => {
    const { tools } = (await client?.listTools()) ?? { tools: [] };
    expect(tools).toHaveLength(6);
    for (const { name, inputSchema, outputSchema } of tools) {
      expect([name, inputSchema.additionalProperties]).toEqual([name, false]);
      expect([name, outputSchema?.required]).toEqual([name, expect.arrayContaining(['sdk', 'sources', 'cut'])]);
    }
    const { structured } = await ask('method_facts', { method: 'nucleusTeller.deposit' });
    expect(structured?.data.methods?.[0]).toMatchObject({ handler: 'NucleusTellerHandler', method: 'deposit' });
    expect(structured?.sources[0]).toMatch(/^https:.*nucleus-teller-handler#deposit$/);
    const { chains, handlerWarnings } = structured?.data.methods?.[0] ?? {};
    expect(chains).toMatchObject({
      placeholder: [],
      noTarget: [],
      throws: expect.arrayContaining(['Holesky']) as unknown,
    });
    expect(handlerWarnings).toContainEqual(expect.stringContaining('not to the Teller'));
    const former = await ask('lookup_address', { query: FORMER_VLPUFFER });
    expect(former.structured?.data.former?.map(({ name }) => name)).toEqual(['CarrotVesting', 'vlPUFFER']);
    const address = await ask('lookup_address', { query: 'L2RewardManager', chain: 'Mainnet' });
    expect(address.structured?.data.entries?.[0]).toMatchObject({ address: null, state: 'zero-placeholder' });
    expect((await ask('search_docs', { query: 'deposit' })).structured?.data.results?.length).toBeGreaterThan(0);
  });

  it('answers in under 1,500 tokens, and whole when it is asked to', async () => {
    const methods = reference.handlers.flatMap((handler) =>
      handler.class.methods.map((method) => `${handler.class.name}.${method.name}`),
    );
    const cut = [];
    for (const method of methods) {
      const { text, structured } = await ask('method_facts', { method });
      expect(text.length, method).toBeLessThan(SHORT);
      if (structured?.cut === true) cut.push(method);
    }
    expect(cut.length).toBeGreaterThan(0);
    const [first = ''] = cut;
    const { text, structured } = await ask('method_facts', { method: first, full: true });
    expect([structured?.cut, text.length > SHORT - 500]).toEqual([false, true]);
    expect((await ask('lookup_address', { query: 'WETH' })).text.length).toBeLessThan(SHORT);
    const part = await ask('read_page', { page: '/long' });
    expect(part.text).toMatch(/call again with offset \d+, with full: true/);
    expect(part.structured?.cut).toBe(true);
    expect(part.text.length).toBeLessThan(SHORT);
    const headed = await ask('read_page', { page: '/headed' });
    expect(headed.text).toMatch(/call again with offset/);
    expect(headed.text).not.toContain('Cut:');
    const whole = await ask('read_page', { page: '/long', full: true });
    expect([whole.text.length > 9_000, whole.structured?.cut]).toEqual([true, false]);
  }, 60_000);
});
