import {
  decodeFunctionResult,
  encodeFunctionData,
  getAbiItem,
  getAddress,
  keccak256,
  numberToHex,
  stringToHex,
  type Abi,
  type AbiFunction,
  type Address,
  type Hex,
} from 'viem';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { addressBook, type AddressBook } from '@sdk-docs/content/samples/read/address-book';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { linked, type Artifacts, type Source } from '../artifacts';
import { goBack, mined, type Node } from '../anvil/node';
import { creationCode, deploy, placeCode } from '../place';

/** A contract on the local chain. */
export interface Placed {
  /** Name on the local chain: that of the token or of the contract in surface/contracts, or prefixed with its vault. */
  readonly name: string;
  readonly artifact: string;
  readonly address: Address;
  readonly abi: Abi;
  readonly source: Source;
}

/** A value set on the local chain; Mainnet's may be another one. */
export interface Parameter {
  /** Name of the contract that holds it. */
  readonly contract: string;
  readonly name: string;
  /** With its unit. */
  readonly value: string;
}

interface Placement {
  /** Default: the name of the artefact. */
  readonly name?: string;
  readonly artifact: string;
  /** Default: that of the account with its name. */
  readonly address?: Address;
  readonly args?: readonly unknown[];
  /** wei for the constructor */
  readonly value?: bigint;
  /** Puts an ERC-1967 proxy at the address and calls this function of the implementation through it. */
  readonly proxy?: readonly [name: string, args: readonly unknown[]] | readonly [];
}

/** The local chain with all deployed contracts. */
export class Ground {
  readonly placed = new Map<string, Placed>();
  readonly parameters: Parameter[] = [];
  /** Name of a deployed contract -> how its code may differ from Mainnet's; begins after "public code". */
  readonly codeNotes = new Map<string, string>();
  /** Aliases of accounts. */
  private readonly named = new Map<string, Address>();
  /** Names of the contracts of the surface. */
  readonly contracts: ReadonlySet<string>;
  /** Addresses that the SDK knows on this chain. */
  readonly book: AddressBook;
  /** Accounts with rights that surface/access lists. */
  private readonly accounts: ReadonlyMap<string, string>;

  constructor(
    readonly node: Node,
    readonly artifacts: Artifacts,
    reference: Reference,
    readonly chain: string,
  ) {
    this.book = addressBook(reference, chain, {});
    this.contracts = new Set(reference.contracts.keys());
    this.accounts = new Map(
      reference.surface.access.accounts
        .filter((entry) => entry.chain === chain)
        .map(({ name, address }) => [name, address]),
    );
  }

  /** Returns the SDK's address of a token. @throws Error when the table has none */
  token(name: string): Address {
    const found = this.book.ofToken(name);
    if (found === null) throw new Error(`TOKENS_ADDRESSES has no ${name} on ${this.chain}`);
    return getAddress(found);
  }

  /** Returns an address by its label in the SDK's tables or in surface/access: "PufferVault", "unifiETH NucleusTeller". */
  labelled(label: string): Address {
    const found = this.book.ofLabel(label);
    if (found === null) throw new Error(`no table has the label ${label} on ${this.chain}`);
    return getAddress(found);
  }

  /** Returns the address of an account: `reader`, a label of the tables, or an alias. */
  account(name: string): Address {
    if (name === 'reader') return testAccount.address;
    const known = this.placed.get(name)?.address ?? this.book.ofLabel(name) ?? this.accounts.get(name);
    const address = getAddress(known ?? `0x${keccak256(stringToHex(name)).slice(26)}`);
    this.named.set(name, address);
    return address;
  }

  /** Returns a deployed contract. @throws Error when there is none of this name */
  contract(name: string): Placed {
    const found = this.placed.get(name);
    if (found === undefined) throw new Error(`the ground has no contract ${name}`);
    return found;
  }

  /** Returns the contract deployed at an address. @throws Error when there is none */
  at(address: string): Placed {
    const found = this.find(address);
    if (found === null) throw new Error(`nothing is placed at ${address}`);
    return found;
  }

  find(address: string): Placed | null {
    return [...this.placed.values()].find((placed) => placed.address.toLowerCase() === address.toLowerCase()) ?? null;
  }

  /** Returns the name of an address for an observation: `reader`, its label in the tables, or its alias. */
  nameOf(address: string): string {
    if (address.toLowerCase() === testAccount.address.toLowerCase()) return 'reader';
    return (
      this.book.find(address)?.labels[0] ??
      this.find(address)?.name ??
      [...this.named].find(([, known]) => known.toLowerCase() === address.toLowerCase())?.[0] ??
      address
    );
  }

  /** Deploys a contract with its libraries and registers it. */
  async place({ artifact, name = artifact, args = [], value, proxy, ...rest }: Placement): Promise<Placed> {
    const address = getAddress(rest.address ?? this.account(name));
    const found = this.artifacts(artifact);
    for (const library of Object.keys(found.links ?? {}))
      if (!this.placed.has(library)) await this.place({ artifact: library });
    const code = creationCode(
      found.abi,
      linked(found, (library) => this.contract(library).address),
      args,
    );
    if (proxy === undefined) await placeCode(this.node, address, code, value);
    else {
      const shell = this.artifacts('ERC1967Proxy');
      const [functionName, values = []] = proxy;
      const data =
        functionName === undefined ? '0x' : encodeFunctionData({ abi: found.abi, functionName, args: values });
      const args = [await deploy(this.node, code), data];
      await placeCode(this.node, address, creationCode(shell.abi, shell.bytecode, args));
    }
    const placed = { name, artifact, address, abi: found.abi, source: found.source };
    this.placed.set(name, placed);
    return placed;
  }

  /** Runs `act` and then restores the chain and this object. */
  async undone<Result>(act: () => Promise<Result>): Promise<Result> {
    const state = await this.node.request<Hex>('evm_snapshot');
    const [placed, count, notes] = [[...this.placed], this.parameters.length, [...this.codeNotes]];
    try {
      return await act();
    } finally {
      await goBack(this.node, state);
      this.placed.clear();
      for (const [name, one] of placed) this.placed.set(name, one);
      this.parameters.length = count;
      this.codeNotes.clear();
      for (const [name, note] of notes) this.codeNotes.set(name, note);
    }
  }

  /** Returns a function of a deployed contract, by its arguments if it is overloaded. @throws Error without one */
  member(contract: string, name: string, args?: readonly unknown[]): AbiFunction {
    const found = getAbiItem({ abi: this.contract(contract).abi, name, args });
    if (found?.type !== 'function') throw new Error(`${contract} has no ${name}`);
    return found;
  }

  /** Returns the calldata of a function of a deployed contract. */
  encode(contract: string, functionName: string, args: readonly unknown[]): Hex {
    return encodeFunctionData({ abi: this.contract(contract).abi, functionName, args });
  }

  /**
   * Sends a transaction to a deployed contract from any account, which pays no gas.
   *
   * @throws Error when it reverts
   */
  async send(
    from: string,
    contract: string,
    functionName: string,
    args: readonly unknown[],
    value = 0n,
  ): Promise<void> {
    const data = this.encode(contract, functionName, args);
    await this.transact(from, this.contract(contract).address, data, value, `${contract}.${functionName}`);
  }

  /** Sends raw calldata or plain ETH. @throws Error with the revert data */
  async transact(from: string, to: Address, data: Hex, value: bigint, what = 'a transfer'): Promise<void> {
    const { request } = this.node;
    const sender = this.account(from);
    const transaction = { from: sender, to, data, value: numberToHex(value), gas: GAS };
    const before = await request<Hex>('eth_getBalance', [sender, 'latest']);
    await request('anvil_setBalance', [sender, numberToHex(BigInt(before) + GAS_MONEY)]);
    const hash = await request<Hex>('eth_sendTransaction', [transaction]);
    const { status } = await mined(this.node, hash);
    await request('anvil_setBalance', [sender, numberToHex(BigInt(before) - (status === '0x1' ? value : 0n))]);
    if (status === '0x1') return;
    const reason = await request('eth_call', [transaction, 'latest']).catch(
      (error: { data?: Hex; message: string }) => error.data ?? error.message,
    );
    throw new Error(`${from} cannot call ${what}: ${String(reason)}`);
  }

  /**
   * Returns the result of a call on the latest block. The sender gets the ETH for it.
   *
   * @param time Unix seconds; default: the chain's
   * @throws NodeError with the revert data
   */
  async simulate(from: string, call: { to?: Address; data: Hex }, value: bigint, time?: bigint): Promise<Hex> {
    const { request } = this.node;
    const sender = this.account(from);
    if (value > 0n) await request('anvil_setBalance', [sender, numberToHex(value + GAS_MONEY)]);
    const clock = time === undefined ? [] : [{}, { time: numberToHex(time) }];
    return request('eth_call', [{ ...call, from: sender, value: numberToHex(value), gas: GAS }, 'latest', ...clock]);
  }

  /** Reads a function of a deployed contract. */
  async read<T = unknown>(contract: string, functionName: string, args: readonly unknown[] = []): Promise<T> {
    const { address, abi } = this.contract(contract);
    const call = { to: address, data: this.encode(contract, functionName, args) };
    const data = await this.node.request<Hex>('eth_call', [call, 'latest']);
    return decodeFunctionResult({ abi, functionName, args, data }) as T;
  }

  /** Registers values that were set. Pages show them as such. */
  set(contract: string, values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.parameters.push({ contract, name, value });
  }
}

const GAS: Hex = '0x1c9c380';
const GAS_MONEY = 10n ** 20n;
