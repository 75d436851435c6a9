import type { Address, Hex } from 'viem';
import { time } from '@sdk-docs/reference/model/human';
import { getAddress, isHex, numberToHex } from '../book/hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { blockOf, quantityOf } from './quantity';
import { chainChanged } from './call';
import { readWantedChain, type OnChain } from './wanted-chain';

/** A transaction as a wallet's node returns it. */
export interface Transaction {
  readonly chainId: number;
  readonly from: Address;
  /** null: a contract creation. */
  readonly to: Address | null;
  /** Wei. */
  readonly value: bigint;
  readonly data: Hex;
  /** Its gas limit. */
  readonly gas: bigint;
  /** null: not in a block yet. */
  readonly mined: Mined | null;
}

interface Mined {
  readonly block: bigint;
  /** `2026-11-25 12:00:00 UTC`: the block's time. */
  readonly time: string;
  readonly reverted: boolean;
  readonly gasUsed: bigint;
  /** As the node returns it: the explainer checks each field. */
  readonly receipt: Fields;
  /** Result of repeating the call; null for a transaction that succeeded. */
  readonly again: Again | null;
}

/** A repeated failed call, from the same sender and with the same gas. */
interface Again {
  /** It ran on the state after this block. */
  readonly block: bigint;
  /** Why it fails; null: it does not fail there. */
  readonly failure: Problem | null;
}

/** The transaction to look up, and the reader's chain. */
interface Wanted extends OnChain {
  /** 32 bytes. */
  readonly hash: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a transaction, its receipt and the time of its block; a failed one is also called again. The wallet may change
 * its chain in between, so its chain is checked again at the end.
 */
export async function readTransaction(door: Door, wanted: Wanted, signal: AbortSignal): Promise<Transaction | Problem> {
  const { hash, network } = wanted;
  const chain = await readWantedChain(door, 'The transaction is on', wanted, signal);
  if ('problem' in chain) return chain;
  const answers = await Promise.all([
    door.ask('eth_getTransactionByHash', [hash], signal),
    door.ask('eth_getTransactionReceipt', [hash], signal),
  ]);
  const [sent, receipt] = answers;
  if ('problem' in sent) return sent;
  if ('problem' in receipt) return receipt;
  if (sent.value === null)
    return {
      problem: `The node of the wallet knows no transaction with this hash on ${network(chain.id)}. Check the network in the wallet, then ask again.`,
    };
  const call = callOf(sent.value, hash);
  if (call === null) return { problem: "The node's answer isn't this transaction, so it is not shown." };
  const mined = receipt.value === null ? null : await minedOf(door, call, receipt.value as Fields, hash, signal);
  if (mined !== null && 'problem' in mined) return mined;
  const changed = await chainChanged(door, chain.id, signal);
  if (changed !== null) return changed;
  return { ...call, chainId: chain.id, mined };
}

type Call = Omit<Transaction, 'chainId' | 'mined'>;

function callOf(value: unknown, hash: string): Call | null {
  const fields = (value ?? {}) as Fields;
  const [from, to] = [addressOf(fields.from), addressOf(fields.to)];
  const [wei, gas] = [quantityOf(fields.value), quantityOf(fields.gas)];
  const data = fields.input ?? fields.data;
  if (!isSame(fields.hash, hash) || from === null || wei === null || gas === null) return null;
  if (typeof data !== 'string' || !isHex(data) || data.length % 2 === 1) return null;
  return to === null && fields.to != null ? null : { from, to, value: wei, data, gas };
}

async function minedOf(
  door: Door,
  call: Call,
  receipt: Fields,
  hash: string,
  signal: AbortSignal,
): Promise<Mined | Problem> {
  const [block, status, gasUsed] = [receipt.blockNumber, receipt.status, receipt.gasUsed].map(quantityOf);
  if (!isSame(receipt.transactionHash, hash) || block == null || status == null || gasUsed == null)
    return { problem: "The node's answer isn't the receipt of this transaction, so it is not shown." };
  const at = await door.ask('eth_getBlockByNumber', [numberToHex(block), false], signal);
  if ('problem' in at) return at;
  const found = blockOf(at.value);
  if (found?.number !== block) return { problem: `The node did not say when block ${block} was made. Ask again.` };
  const reverted = status === 0n;
  return {
    block,
    time: time(found.seconds),
    reverted,
    gasUsed,
    receipt,
    again: reverted ? await again(door, call, block, signal) : null,
  };
}

/**
 * At its block; if it does not fail there, at the one before: other transactions of its block may have changed the
 * state.
 */
async function again(door: Door, { from, to, value, data, gas }: Call, block: bigint, signal: AbortSignal) {
  const call = { from, ...(to === null ? {} : { to }), value: numberToHex(value), data, gas: numberToHex(gas) };
  for (const number of [block, block - 1n]) {
    const answer = await door.ask('eth_call', [call, numberToHex(number)], signal);
    if ('problem' in answer) return { block: number, failure: answer };
  }
  return { block, failure: null };
}

const isSame = (value: unknown, hash: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === hash.toLowerCase();

const addressOf = (value: unknown): Address | null =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? getAddress(value) : null;

/** A transaction and its receipt in the explainer's format. */
export const toExplain = ({ chainId, from, to, value, data, mined }: Transaction): string =>
  JSON.stringify({
    transaction: { chainId, from, to, value: String(value), data },
    ...(mined === null ? {} : { receipt: mined.receipt }),
  });

/** The node's message about a call that ran and failed; the node can also fail to run it. */
const RAN = /\brevert|out of gas|invalid opcode/i;

/** A repeated failure in the doctor's format; null for a success. */
export function toDiagnose({ to, data: input, mined }: Transaction): string | null {
  const failure = mined?.again?.failure ?? null;
  if (failure === null) return null;
  const { problem, data } = failure;
  const called = { ...(to === null ? {} : { to }), input };
  if (data !== undefined) return JSON.stringify({ ...called, 'revert data': data });
  if (!hasRun(failure)) return null;
  return JSON.stringify({ ...called, message: problem, ...(/\brevert/i.test(problem) ? { 'revert data': '0x' } : {}) });
}

/** Whether the node ran a call, as opposed to failing to run it. */
export const hasRun = ({ problem, data }: Problem): boolean => data !== undefined || RAN.test(problem);
