import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  keccak256,
  stringToHex,
  numberToHex,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { addressBook, type AddressBook } from '@sdk-docs/content/samples/read/address-book';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { linked, type Artifacts, type Source } from '../artifacts';
import { mined, type Node } from '../anvil/node';
import { creationCode, deploy, placeCode } from '../place';

/** A contract on the local chain. */
export interface Placed {
  /** Name in the trial: that of the token, or of the contract in surface/contracts, or with its vault in front. */
  readonly name: string;
  readonly artifact: string;
  readonly address: Address;
  readonly abi: Abi;
  readonly source: Source;
}

/** A value that the trial sets and a reader must not take for one of Mainnet. */
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
  readonly address: Address;
  readonly args?: readonly unknown[];
  /** wei for the constructor */
  readonly value?: bigint;
  /** Puts an ERC-1967 proxy at the address and calls this function of the implementation through it. */
  readonly proxy?: readonly [name: string, args: readonly unknown[]] | readonly [];
}

/** The local chain with all that has been placed on it. */
export class Ground {
  readonly placed = new Map<string, Placed>();
  readonly parameters: Parameter[] = [];
  /** Name of a placed contract -> how its code may differ from the deployed one. */
  readonly codeNotes = new Map<string, string>();
  /** Names that stand for accounts. */
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

  /** Returns the address of an account of the trial: `reader`, a label of the tables, or a name that stands for one. */
  account(name: string): Address {
    if (name === 'reader') return testAccount.address;
    const known = this.placed.get(name)?.address ?? this.book.ofLabel(name) ?? this.accounts.get(name);
    const address = getAddress(known ?? `0x${keccak256(stringToHex(name)).slice(26)}`);
    this.named.set(name, address);
    return address;
  }

  /** Returns a placed contract. @throws Error when the ground has none of that name */
  contract(name: string): Placed {
    const found = this.placed.get(name);
    if (found === undefined) throw new Error(`the ground has no contract ${name}`);
    return found;
  }

  /** Returns the contract placed at an address. @throws Error when there is none */
  at(address: string): Placed {
    const found = this.find(address);
    if (found === null) throw new Error(`nothing is placed at ${address}`);
    return found;
  }

  find(address: string): Placed | null {
    return [...this.placed.values()].find((placed) => placed.address.toLowerCase() === address.toLowerCase()) ?? null;
  }

  /** Returns the name of an address for readers of an observation: `reader`, its label in the tables, or the trial's. */
  nameOf(address: string): string {
    if (address.toLowerCase() === testAccount.address.toLowerCase()) return 'reader';
    return (
      this.book.find(address)?.labels[0] ??
      this.find(address)?.name ??
      [...this.named].find(([, known]) => known.toLowerCase() === address.toLowerCase())?.[0] ??
      address
    );
  }

  /** Returns the name of a placed contract for readers: that of the tables, where they have its address. */
  publicName(placed: string): string {
    return this.nameOf(this.contract(placed).address);
  }

  /** Places a contract, its libraries included, and remembers it. */
  async place({ artifact, name = artifact, address, args = [], value, proxy }: Placement): Promise<Placed> {
    const found = this.artifacts(artifact);
    for (const library of Object.keys(found.links ?? {}))
      if (!this.placed.has(library)) await this.place({ artifact: library, address: this.account(library) });
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
    const placed = { name, artifact, address: getAddress(address), abi: found.abi, source: found.source };
    this.placed.set(name, placed);
    return placed;
  }

  /** Remembers a contract that another one has deployed, with the artefact of its name. */
  know(name: string, address: Address): void {
    const { abi, source } = this.artifacts(name);
    this.placed.set(name, { name, artifact: name, address, abi, source });
  }

  /** Returns a function that forgets what is placed and set from now on. The chain's state is for a snapshot. */
  remember(): () => void {
    const [placed, count, notes] = [[...this.placed], this.parameters.length, [...this.codeNotes]];
    return () => {
      this.placed.clear();
      for (const [name, one] of placed) this.placed.set(name, one);
      this.parameters.length = count;
      this.codeNotes.clear();
      for (const [name, note] of notes) this.codeNotes.set(name, note);
    };
  }

  /**
   * Sends a transaction to a placed contract from any account; the account pays no gas of its own.
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
    const { address, abi } = this.contract(contract);
    await this.transact(
      from,
      address,
      encodeFunctionData({ abi, functionName, args }),
      value,
      `${contract}.${functionName}`,
    );
  }

  /** Sends raw calldata or plain ETH. @throws Error with the bytes of the revert */
  async transact(from: string, to: Address, data: Hex, value: bigint, what = 'a transfer'): Promise<void> {
    const { request } = this.node;
    const sender = this.account(from);
    const transaction = { from: sender, to, data, value: numberToHex(value), gas: '0x1c9c380' };
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

  /** Reads a function of a placed contract. */
  async read<T = unknown>(contract: string, functionName: string, args: readonly unknown[] = []): Promise<T> {
    const { address, abi } = this.contract(contract);
    const data = encodeFunctionData({ abi, functionName, args });
    const result = await this.node.request<Hex>('eth_call', [{ to: address, data }, 'latest']);
    return decodeFunctionResult({ abi, functionName, data: result }) as T;
  }

  /** Notes how the code of a placed contract may differ from the deployed one; begins after "public code". */
  noteCode(contract: string, note: string): void {
    this.codeNotes.set(contract, note);
  }

  /** Notes values of the trial. Pages show them as such. */
  set(contract: string, values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.parameters.push({ contract, name, value });
  }
}

const GAS_MONEY = 10n ** 20n;
