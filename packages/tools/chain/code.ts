import type { Address, Hex } from 'viem';
import { time } from '@sdk-docs/reference/model/human';
import { getAddress, hashText, isHex, numberToHex, sizeOf, sliceOf } from '../book/hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { blockOf } from './quantity';
import { readChain } from './read';

/** What is at an address now. */
export interface CodeThere {
  readonly chainId: number;
  readonly block: bigint;
  /** `2026-11-25 12:00:00 UTC`: when the block was made. */
  readonly time: string;
  /** Bytes of code; 0 for an account without code. */
  readonly bytes: number;
  /** The contract whose code an account runs by EIP-7702; null for all others. */
  readonly delegate: Address | null;
  /** What the storage slots of EIP-1967 hold; null: nothing. */
  readonly slots: Readonly<Record<SlotName, Slot | null>>;
}

export type SlotName = 'implementation' | 'admin' | 'beacon';

/** A word of the storage: an address, or raw where it is none. */
export type Slot = { readonly address: Address } | { readonly raw: Hex };

const SLOTS = ['implementation', 'admin', 'beacon'] as const;
/** EIP-1967 names a slot by the hash of its name, less one. */
const slotOf = (name: SlotName): Hex => numberToHex(BigInt(hashText(`eip1967.proxy.${name}`)) - 1n, 32);
/** EIP-7702: these bytes, and the address of the contract. */
const DELEGATED = '0xef0100';

interface Wanted {
  readonly address: Address;
  /** null: on the chain that the wallet is on. */
  readonly chainId: number | null;
  /** The name of a chain, for sentences. */
  readonly network: (id: number) => string;
}

/** Asks for the code and the slots of a proxy at an address, all at the latest block. */
export async function readCode(door: Door, wanted: Wanted, signal: AbortSignal): Promise<CodeThere | Problem> {
  const { address, network } = wanted;
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  if (wanted.chainId !== null && wanted.chainId !== chain.id)
    return {
      problem: `This entry is of ${network(wanted.chainId)}, and the wallet is on ${network(chain.id)}. Change the network in the wallet, then ask again.`,
    };
  const latest = await door.ask('eth_getBlockByNumber', ['latest', false], signal);
  if ('problem' in latest) return latest;
  const block = blockOf(latest.value);
  if (block === null) return { problem: 'The node did not say which block is the latest. Nothing was read.' };
  const at = numberToHex(block.number);
  const [code, ...words] = await Promise.all([
    door.ask('eth_getCode', [address, at], signal),
    ...SLOTS.map((name) => door.ask('eth_getStorageAt', [address, slotOf(name), at], signal)),
  ]);
  for (const answer of [code, ...words]) if ('problem' in answer) return answer;
  const after = await readChain(door, signal);
  if ('problem' in after) return after;
  if (after.id !== chain.id)
    return { problem: 'The wallet changed its network while it was asked. Ask again for the network of now.' };
  const [bytes, ...slots] = [code, ...words].map((answer) => hexOf('value' in answer ? answer.value : null));
  if (bytes == null || slots.some((word) => word == null || sizeOf(word) !== 32))
    return { problem: 'The node does not answer with code and words of 32 bytes. Nothing of it is shown.' };
  const [implementation, admin, beacon] = slots.map((word) => contentOf(word as Hex));
  return {
    chainId: chain.id,
    block: block.number,
    time: time(block.seconds),
    bytes: sizeOf(bytes),
    delegate: sizeOf(bytes) === 23 && bytes.toLowerCase().startsWith(DELEGATED) ? getAddress(sliceOf(bytes, 3)) : null,
    slots: { implementation: implementation ?? null, admin: admin ?? null, beacon: beacon ?? null },
  };
}

const hexOf = (value: unknown): Hex | null =>
  typeof value === 'string' && isHex(value) && value.length % 2 === 0 ? value : null;

function contentOf(word: Hex): Slot | null {
  if (BigInt(word) === 0n) return null;
  return BigInt(sliceOf(word, 0, 12)) === 0n ? { address: getAddress(sliceOf(word, 12)) } : { raw: word };
}

/** Whether the code behind a proxy is the one on record; null where nothing is. */
export function comparedWith(
  recorded: string | null,
  { implementation }: CodeThere['slots'],
): { readonly same: boolean; readonly text: string } | null {
  if (recorded === null) return null;
  if (implementation === null)
    return { same: false, text: 'The implementation on record is not in this slot: this is no proxy of EIP-1967 now.' };
  const same = 'address' in implementation && implementation.address.toLowerCase() === recorded.toLowerCase();
  return {
    same,
    text: same
      ? 'It is the implementation on record.'
      : 'It is not the implementation on record. These docs may describe older code: check the contract before you send.',
  };
}
