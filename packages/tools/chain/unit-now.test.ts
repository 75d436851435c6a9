import { encodeAbiParameters, toFunctionSelector, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { openDoor } from './door';
import { readNow } from './read';
import { TOKEN_CALLS } from './unit-now';

const VAULT = '0xF2e97704A567e003Ed97f2D0976c45b2Dda766a0';
const ASSET = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const TOTAL = '0x01e1d114';
const encoded = (type: string, value: unknown): Hex => encodeAbiParameters([{ type }], [value]);

/** A vault whose asset has 6 decimals. */
const USUAL: Readonly<Record<string, Hex>> = {
  [`${VAULT} ${TOTAL}`]: encoded('uint256', 1_234_567n),
  [`${VAULT} ${TOKEN_CALLS.asset}`]: encoded('address', ASSET),
  [`${ASSET.toLowerCase()} ${TOKEN_CALLS.symbol}`]: encoded('string', 'USDX'),
  [`${ASSET.toLowerCase()} ${TOKEN_CALLS.decimals}`]: encoded('uint8', 6),
  [`${VAULT} ${TOKEN_CALLS.symbol}`]: encoded('string', 'ctUSDX'),
  [`${VAULT} ${TOKEN_CALLS.decimals}`]: encoded('uint8', 9),
};

async function ask(unit: string, answers = USUAL) {
  const calls: string[] = [];
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      if (method === 'eth_chainId') return '0x1';
      if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x68000000' };
      if (method === 'eth_getCode') return '0x01';
      const [{ to, data }, block] = params as [{ to: string; data: string }, string];
      calls.push(`${data} at ${block}`);
      const answer = answers[`${to} ${data}`];
      if (answer === undefined) throw Object.assign(new Error('execution reverted'), { code: 3 });
      return answer;
    },
  });
  const outputs = [{ name: '', type: 'uint256', unit }];
  const words = () => Promise.resolve({ places: { chains: {}, places: [] }, decimalsOf: () => null });
  const question = { to: VAULT, data: TOTAL, chainId: 1, outputs, words } as const;
  const told = await readNow(door, question, new AbortController().signal);
  if ('problem' in told) throw new Error(told.problem);
  const [value] = told.values ?? [];
  return { human: value?.human, unit: value?.unit, value: value?.value, calls };
}

it('asks the functions of ERC-4626 and ERC-20', () => {
  const of = (...names: string[]) => names.map((name) => toFunctionSelector(`${name}()`));
  expect(Object.values(TOKEN_CALLS)).toEqual(of('asset', 'symbol', 'decimals'));
});

it('tells an amount of the asset of a vault in the decimals of that asset, read at the same block', async () => {
  const { human, value, calls } = await ask('base units of the vault asset');
  expect([human, value]).toEqual(['1.234567 USDX', '1234567']);
  expect(calls).toHaveLength(4);
  expect(calls.every((call) => call.endsWith('at 0x10'))).toBe(true);
});

it("tells an amount of the contract's own token, if the contract calls itself so", async () => {
  expect((await ask('base units of ctUSDX')).human).toBe('0.001234567 ctUSDX');
  expect((await ask('base units of another')).human).toBeNull();
});

it('stays in base units where the contract says no token, and asks nothing where the words say the decimals', async () => {
  for (const missing of Object.keys(USUAL).filter((key) => !key.endsWith(TOTAL) && !key.startsWith(`${VAULT} 0x9`))) {
    const { [missing]: _, ...others } = USUAL;
    const { human, unit } = await ask('base units of the vault asset', others);
    if (missing !== `${VAULT} ${TOKEN_CALLS.decimals}`)
      expect([human, unit]).toEqual([null, 'base units of the vault asset']);
  }
  const { human, calls } = await ask('base units of pufETH (18 decimals)');
  expect([human, calls.length]).toEqual(['0.000000000001234567 pufETH', 1]);
});

it('takes no symbol for more than text', async () => {
  const hostile = {
    ...USUAL,
    [`${ASSET.toLowerCase()} ${TOKEN_CALLS.symbol}`]: encoded('string', `\u202E${'x'.repeat(99)}`),
  };
  const { human } = await ask('base units of the vault asset', hostile);
  expect(human).toMatch(/^1\.234567 \\u202ex{1,30}$/);
});
