import type { Address, Hex } from 'viem';
import { getAddress, hashText, isHex, numberToHex, sizeOf, sliceOf } from '../book/hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged } from './call';
import { readMoment, type Moment } from './moment';
import type { OnChain } from './wanted-chain';

/** The state of an address now. */
export interface CodeThere extends Moment {
  /** Bytes of code; 0 for an account without code. */
  readonly bytes: number;
  /** The contract whose code an account runs by EIP-7702; null for all others. */
  readonly delegate: Address | null;
  /** Contents of the storage slots of EIP-1967; null: empty. */
  readonly slots: Readonly<Record<SlotName, Slot | null>>;
}

export type SlotName = 'implementation' | 'admin' | 'beacon';

/** A storage word: an address, or raw if it is none. */
export type Slot = { readonly address: Address } | { readonly raw: Hex };

const SLOTS = ['implementation', 'admin', 'beacon'] as const;
/** EIP-1967: a slot is the hash of its name minus one. */
const slotOf = (name: SlotName): Hex => numberToHex(BigInt(hashText(`eip1967.proxy.${name}`)) - 1n, 32);
/** EIP-7702: these bytes, and the address of the contract. */
const DELEGATED = '0xef0100';

interface Wanted extends OnChain {
  readonly address: Address;
}

/** Reads the code and the proxy slots of an address, all at the latest block. */
export async function readCode(door: Door, wanted: Wanted, signal: AbortSignal): Promise<CodeThere | Problem> {
  const { address } = wanted;
  const moment = await readMoment(door, 'This entry is of', wanted, signal);
  if ('problem' in moment) return moment;
  const at = numberToHex(moment.block);
  const [code, ...words] = await Promise.all([
    door.ask('eth_getCode', [address, at], signal),
    ...SLOTS.map((name) => door.ask('eth_getStorageAt', [address, slotOf(name), at], signal)),
  ]);
  for (const answer of [code, ...words]) if ('problem' in answer) return answer;
  const changed = await chainChanged(door, moment.chainId, signal);
  if (changed !== null) return changed;
  const [bytes, ...slots] = [code, ...words].map((answer) => hexOf('value' in answer ? answer.value : null));
  if (bytes == null || slots.some((word) => word == null || sizeOf(word) !== 32))
    return { problem: "The node's answer isn't code and words of 32 bytes, so it is not shown." };
  const [implementation, admin, beacon] = slots.map((word) => contentOf(word as Hex));
  return {
    ...moment,
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

/** Whether the code behind a proxy is the recorded one; null without a record. */
export function comparedWith(
  recorded: string | null,
  { implementation }: CodeThere['slots'],
): { readonly same: boolean; readonly text: string } | null {
  if (recorded === null) return null;
  if (implementation === null)
    return { same: false, text: "The implementation on record isn't in this slot: it isn't a proxy of EIP-1967 now." };
  const same = 'address' in implementation && implementation.address.toLowerCase() === recorded.toLowerCase();
  return {
    same,
    text: same
      ? 'It is the implementation on record.'
      : 'It is not the implementation on record. These docs may describe older code: check the contract before you send.',
  };
}
