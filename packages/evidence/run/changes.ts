import { erc20Abi, encodeFunctionData, numberToHex, type Address, type Hex } from 'viem';
import type { BalanceChange, ObservedAllowance } from '@sdk-docs/reference/model/observation';
import { NodeError } from '../anvil/node';
import type { Ground } from '../ground/ground';

/** Numbers of two blocks of the local chain. */
type Blocks = readonly [from: number, to: number];

/**
 * Returns what changed between two blocks for the given addresses, in every token among `touched` and in ETH.
 *
 * @param gas wei that an address paid for gas in between, which is not counted
 */
export async function balanceChanges(
  ground: Ground,
  blocks: Blocks,
  touched: readonly string[],
  accounts: readonly string[],
  gas: Readonly<Record<string, bigint>>,
): Promise<BalanceChange[]> {
  const changes: BalanceChange[] = [];
  const add = (address: string, token: string, decimals: number, change: bigint): void => {
    if (change === 0n) return;
    changes.push({ account: ground.nameOf(address), address, token, decimals, change: String(change) });
  };
  const tokens = await tokensAmong(ground, touched);
  for (const address of accounts) {
    const [had, has] = await both(blocks, async (block) =>
      BigInt(await ground.node.request<Hex>('eth_getBalance', [address, block])),
    );
    add(address, 'ETH', 18, has - had + (gas[address.toLowerCase()] ?? 0n));
    for (const token of tokens) {
      const [held, holds] = await both(blocks, (block) => read(ground, token, 'balanceOf', [address], block));
      add(address, token.name, token.decimals, holds - held);
    }
  }
  return changes;
}

/** Returns the allowances of an owner that changed. */
export async function allowanceChanges(
  ground: Ground,
  blocks: Blocks,
  touched: readonly string[],
  owner: Address,
  spenders: readonly string[],
): Promise<ObservedAllowance[]> {
  const found: ObservedAllowance[] = [];
  for (const token of await tokensAmong(ground, touched))
    for (const spender of spenders) {
      const [before, after] = await both(blocks, (block) => read(ground, token, 'allowance', [owner, spender], block));
      if (before === after) continue;
      found.push({
        owner: ground.nameOf(owner),
        spender: ground.nameOf(spender),
        spenderAddress: spender,
        token: token.name,
        decimals: token.decimals,
        before: String(before),
        after: String(after),
      });
    }
  return found;
}

/** Reads something at two blocks. */
const both = ([from, to]: Blocks, at: (block: Hex) => Promise<bigint>): Promise<[bigint, bigint]> =>
  Promise.all([at(numberToHex(from)), at(numberToHex(to))]);

/** A token among the placed contracts. */
interface TokenInfo {
  readonly name: string;
  readonly address: string;
  readonly decimals: number;
}

/** Returns the tokens among addresses: contracts that answer `decimals` and `balanceOf`. */
async function tokensAmong(ground: Ground, addresses: readonly string[]): Promise<TokenInfo[]> {
  const found: TokenInfo[] = [];
  for (const address of addresses) {
    const placed = ground.find(address);
    const has = (name: string) => placed?.abi.some((item) => item.type === 'function' && item.name === name);
    if (placed === null || !has('decimals') || !has('balanceOf')) continue;
    const decimals = Number(await ground.read<number | bigint>(placed.name, 'decimals'));
    found.push({ name: ground.nameOf(address), address, decimals });
  }
  return found;
}

async function read(
  { node }: Ground,
  { address: to }: TokenInfo,
  functionName: 'balanceOf' | 'allowance',
  args: readonly string[],
  block: Hex,
): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName, args } as never);
  try {
    const result = await node.request<Hex>('eth_call', [{ to, data }, block]);
    return result === '0x' ? 0n : BigInt(result);
  } catch (error) {
    // A token without allowances reverts.
    if (error instanceof NodeError) return 0n;
    throw error;
  }
}
