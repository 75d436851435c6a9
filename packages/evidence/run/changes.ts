import { erc20Abi, encodeFunctionData, numberToHex, type Address, type Hex } from 'viem';
import type { BalanceChange, ObservedAllowance } from '@sdk-docs/reference/model/observation';
import { NodeError } from '../anvil/node';
import type { Ground } from '../ground/ground';

/** A token among the placed contracts. */
interface TokenInfo {
  readonly name: string;
  readonly address: Address;
  readonly decimals: number;
}

/** Reads balances and allowances of the local chain at two blocks and compares them. */
export class Changes {
  private readonly tokens = new Map<string, TokenInfo | null>();

  constructor(private readonly ground: Ground) {}

  /**
   * Returns what changed between two blocks for the given addresses, in every token among `touched` and in ETH.
   *
   * @param gas wei that an address paid for gas in between, which is not counted
   */
  async balances(
    [from, to]: readonly [number, number],
    touched: readonly string[],
    accounts: readonly string[],
    gas: Readonly<Record<string, bigint>>,
  ): Promise<BalanceChange[]> {
    const { node } = this.ground;
    const changes: BalanceChange[] = [];
    const add = (address: string, token: string, decimals: number, change: bigint): void => {
      if (change === 0n) return;
      changes.push({ account: this.ground.nameOf(address), address, token, decimals, change: String(change) });
    };
    for (const address of accounts) {
      const [before, after] = await Promise.all(
        [from, to].map(async (block) =>
          BigInt(await node.request<Hex>('eth_getBalance', [address, numberToHex(block)])),
        ),
      );
      add(address, 'ETH', 18, (after ?? 0n) - (before ?? 0n) + (gas[address.toLowerCase()] ?? 0n));
      for (const token of await this.tokensOf(touched)) {
        const [held, holds] = await Promise.all(
          [from, to].map((block) => this.read(token.address, 'balanceOf', [address as Address], block)),
        );
        add(address, token.name, token.decimals, (holds ?? 0n) - (held ?? 0n));
      }
    }
    return changes;
  }

  /** Returns the allowances of an owner that changed, or that were used and are not zero. */
  async allowances(
    [from, to]: readonly [number, number],
    touched: readonly string[],
    owner: Address,
    spenders: readonly string[],
  ): Promise<ObservedAllowance[]> {
    const found: ObservedAllowance[] = [];
    for (const token of await this.tokensOf(touched))
      for (const spender of spenders) {
        const args = [owner, spender as Address] as const;
        const [before, after] = await Promise.all(
          [from, to].map((block) => this.read(token.address, 'allowance', args, block)),
        );
        if ((before ?? 0n) === (after ?? 0n)) continue;
        found.push({
          owner: this.ground.nameOf(owner),
          spender: this.ground.nameOf(spender),
          spenderAddress: spender,
          token: token.name,
          decimals: token.decimals,
          before: String(before ?? 0n),
          after: String(after ?? 0n),
        });
      }
    return found;
  }

  /** Returns the tokens among addresses: contracts that answer `decimals` and `balanceOf`. */
  private async tokensOf(addresses: readonly string[]): Promise<TokenInfo[]> {
    const found: TokenInfo[] = [];
    for (const address of addresses) {
      if (!this.tokens.has(address)) this.tokens.set(address, await this.tokenAt(address as Address));
      const token = this.tokens.get(address);
      if (token) found.push(token);
    }
    return found;
  }

  private async tokenAt(address: Address): Promise<TokenInfo | null> {
    const placed = this.ground.find(address);
    const has = (name: string) => placed?.abi.some((item) => item.type === 'function' && item.name === name);
    if (placed === null || !has('decimals') || !has('balanceOf')) return null;
    const decimals = await this.ground.read<number | bigint>(placed.name, 'decimals');
    return { name: this.ground.nameOf(address), address, decimals: Number(decimals) };
  }

  private async read(to: Address, functionName: 'balanceOf' | 'allowance', args: readonly Address[], block: number) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName, args } as never);
    try {
      const result = await this.ground.node.request<Hex>('eth_call', [{ to, data }, numberToHex(block)]);
      return result === '0x' ? 0n : BigInt(result);
    } catch (error) {
      // A token without allowances reverts.
      if (error instanceof NodeError) return 0n;
      throw error;
    }
  }
}
