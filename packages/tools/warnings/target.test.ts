import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { Explainer, type CallNode } from '../calldata/explain';
import { CallReader } from '../calldata/read-calls';
import { coinOf } from '../calldata/setting';
import { functions, places, rules, spenders } from '../fixtures/books';

const explainer = new Explainer(functions, { places, spenders, rules });
const abi = parseAbi([
  'function deposit()',
  'function withdraw(uint256 wad)',
  'function deposit(uint256 assets, address receiver)',
  'function depositETH(address receiver)',
  'function redeem(uint256 shares, address receiver, address owner)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function createLock(uint256 amount, uint256 multiplier)',
]);
const USER = '0x1111111111111111111111111111111111111111';
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const VLPUFFER = '0xe4c36adb90e936041776ddb87851ec38affd1499';
const QUEUE = '0xc7287780bfa0c5d2dd74e3e51e238b1cd9b221ee';
const token = (name: string, chain = 'Mainnet'): Hex =>
  (places.places.find(({ kind, path, chain: on }) => kind === 'token' && path[0] === name && on === chain)?.address ??
    '0x') as Hex;
const part = (name: string): Hex =>
  (places.places.find(({ path, contracts, chain }) => chain === 'Mainnet' && `${path} ${contracts}`.includes(name))
    ?.address ?? '0x') as Hex;
const encoded = (functionName: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi, functionName, args } as never);
const explain = (data: Hex, to: string | null, chain = 'Mainnet', value: bigint | null = null): CallNode =>
  explainer.explain({ kind: 'call', data, to, from: USER, value, chainId: null, operation: 'call', note: null }, 0n, {
    chain,
    contract: '',
  });
const said = ({ warnings }: CallNode): readonly string[] => warnings.map(({ cause, remedy }) => `${cause} ${remedy}`);

const unwrap = encoded('withdraw', [10n ** 18n]);

describe('WETH', () => {
  it('has deposit and withdraw, without a warning', () => {
    const node = explain(unwrap, WETH);
    expect(node.warnings).toEqual([]);
    expect(node.sentence).toBe(
      'Calls withdraw on WETH (Mainnet). Burns wrapped ETH of the sender and pays the sender the same amount of ETH.',
    );
    expect(node.args[0]?.human).toBe('1 WETH');
    expect(explain(encoded('deposit'), WETH, 'Mainnet', 1n).warnings).toEqual([]);
    expect(said(explain(unwrap, WETH, 'Mainnet', 1n))).toEqual([expect.stringContaining('takes no ETH')]);
  });

  it('is one of several contracts with withdraw(uint256) where the target is unknown', () => {
    expect(explain(unwrap, null).found?.contract).toBe('');
    expect(said(explain(encoded('deposit'), token('pufETH')))).toEqual([expect.stringContaining(': 0xC02aaA39')]);
  });

  it('wraps at its own address alone', () => {
    const wraps = (to: string | null, chain = 'Mainnet') =>
      explain(encoded('deposit'), to, chain, 1n).sentence.includes('Wraps');
    expect([wraps(WETH), wraps(null)]).toEqual([true, true]);
    expect([wraps(USER), wraps(token('pufETH')), wraps(WETH, 'Base')]).toEqual([false, false, false]);
  });

  it('is not listed on a chain where its functions are unknown', () => {
    const [text] = said(explain(encoded('deposit'), token('WETH', 'Holesky'), 'Holesky', 1n));
    expect(text).toContain('these docs list no such function. No contract of the SDK on Holesky has this function.');
  });
});

describe('a target without the function', () => {
  it('gets no contract of another chain', () => {
    const node = explain(encoded('depositETH', [USER]), token('pufETH', 'Base'), 'Base');
    expect(said(node)).toEqual([expect.stringMatching(/No contract of the SDK on Base has this function\.$/)]);
    expect(said(explain(encoded('redeem', [1n, USER, USER]), token('xPufETH', 'Bsc'), 'Bsc')).join()).toMatch(
      /No contract of the SDK on Bsc/,
    );
  });

  it('gets all contracts of its chain that have the function, and none is recommended', () => {
    const [text = ''] = said(explain(encoded('deposit', [1n, USER]), WETH));
    expect(text).toContain('the called address is WETH (Mainnet), for which these docs list no such function');
    expect(text.match(/0x[\da-fA-F]{40}/g)?.length).toBeGreaterThan(2);
    expect(text).toMatch(/Send it only to the one that you mean\.$/);
    expect(said(explain(encoded('approve', [USER, 1n]), part('NucleusAtomicQueue'))).join()).toMatch(
      /\d+ contracts of the SDK on Mainnet have this function\./,
    );
  });
});

describe('an address of earlier releases', () => {
  it('is named as what it was, with what it is now', () => {
    const [text] = said(explain(encoded('createLock', [10n ** 19n, 1n]), VLPUFFER));
    expect(text).toBe(
      '0xE4c36adB90E936041776Ddb87851Ec38aFfD1499 was CarrotVesting on Mainnet in SDK 1.28.2, and vlPUFFER on Mainnet in SDK 1.26.0 to 1.28.4. Send nothing there. CarrotVesting is 0xff00c2dD07d811bEa632CB9F9e4919dd6FCBc82b now. vlPUFFER is 0x1e168460EA0cF3F126dDd3183dc2e376515a5e91 now.',
    );
    expect(said(explain(encoded('createLock', [10n ** 19n, 1n]), VLPUFFER, 'Base')).join()).toContain('address book');
    expect(said(explain(encoded('approve', [QUEUE, 1n]), token('unifiETH')))).toEqual([
      expect.stringMatching(
        /^The spender 0xc7287.* was NucleusAtomicQueue .*1\.12\.0\. Approve nothing there, .* 0x228C/,
      ),
    ]);
  });

  it('is said to be one by a reader of calls that has no advice', () => {
    const reader = new CallReader(functions, { places, spenders, rules: { ...rules, former: [] } });
    const call = {
      kind: 'call',
      data: encoded('createLock', [10n ** 19n, 1n]),
      to: VLPUFFER,
      from: USER,
      value: 0n,
    } as const;
    const more = { chainId: null, operation: 'call', note: null } as const;
    const told = (chain: string) => said(reader.explain({ ...call, ...more }, 0n, { chain, contract: '' }));
    expect(told('Mainnet')).toEqual(['This address is one of an earlier SDK release. Send nothing there.']);
    expect(told('Base').join()).toContain('address book');
  });

  it('is none that a table still has', () => {
    const now = new Set(places.places.map(({ chain, address }) => `${chain} ${address.slice(0, 18)}`));
    expect(rules.former?.length).toBeGreaterThan(5);
    expect(rules.former?.filter(([address, chain]) => now.has(`${chain} ${address}`))).toEqual([]);
  });
});

describe('plain ETH', () => {
  const plain = (to: Hex): string => said(explain('0x', to, 'Mainnet', 1n)).join();

  it('gets depositETH from the vault alone', () => {
    expect(plain(token('pufETH'))).toContain('Call depositETH instead.');
    for (const name of ['NucleusTeller', 'BoringVault', 'PufferDepositor']) {
      expect(plain(part(name))).toContain('Send no plain ETH there');
      expect(plain(part(name))).not.toContain('depositETH');
    }
  });
});

describe('a chain', () => {
  it('gives a contract the name that it has there, where the address means several things', () => {
    const address = token('PUFFER', 'Bsc');
    expect(explain(encoded('transfer', [USER, 1n]), address, 'Bsc').sentence).toMatch(/ on PUFFER \(Bsc\)\.$/);
    expect(explain(encoded('transfer', [USER, 1n]), address, 'HyperEVM').sentence).toMatch(
      / on pufETH \(HyperEVM\)\.$/,
    );
  });

  it('has ETH, or another native coin', () => {
    const coins = reference
      .enumeration('Chain')
      .members.map(({ name, facts }) => [name, places.chains[name] ?? 0, facts.nativeCurrency === 'ETH'] as const);
    expect(coins.length).toBe(Object.keys(places.chains).length);
    for (const [name, id, ether] of coins)
      expect([name, coinOf(name), coinOf(id)]).toEqual([name, ...Array(2).fill(ether ? 'ETH' : 'the native coin')]);
    expect(explain('0xdeadbeef', USER, 'Bsc', 10n ** 18n).sentence).toMatch(/ with 1 of the native coin\.$/);
    expect(explain('0xdeadbeef', USER, 'Base', 10n ** 18n).sentence).toMatch(/ with 1 ETH\.$/);
  });
});

it('says that a number at an unknown address may be that of an NFT', () => {
  const move = encoded('transferFrom', [USER, VLPUFFER, 77n]);
  expect(explain(move, USER).sentence).toContain('Moves 77 (base units, or the number of an NFT) from');
  expect(explain(move, token('unifiETH')).sentence).toContain('Moves 77 base units of unifiETH from');
});

it('says base units where decimals are unknown', () => {
  expect(explain(encoded('approve', [part('NucleusAtomicQueue'), 10n ** 19n]), token('unifiETH')).sentence).toMatch(
    / move 10000000000000000000 base units of unifiETH of the sender on /,
  );
  expect(explain(encoded('approve', [USER, 1_000_000n]), USER).sentence).toContain(
    "move 1000000 base units of the sender's tokens",
  );
});
