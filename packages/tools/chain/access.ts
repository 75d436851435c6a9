import type { Address } from 'viem';
import { time } from '@sdk-docs/reference/model/human';
import type { AskedPowers, PowerRead, BookFunction } from '@sdk-docs/reference/model/tools-book';
import { calldataOf } from '../book/encode';
import { getAddress, hashText, sliceOf } from '../book/hex';
import { chainOfId } from '../book/places';
import { callAt, chainChanged, latestBlock, readChain } from './call';
import type { Door } from './door';
import type { Problem } from './problems';
import { nowhere, placesOf, type Place } from './nowhere';
import { viewItem } from './view-item';
import type { Moment } from './moment';
import type { Known } from './values';
import { wordsIn } from './words-in';

/** On-chain state of a contract at one of its addresses. */
export interface Powers extends Place {
  /** Values that the contract returns, as text, or why it does not. */
  readonly reads: readonly { readonly name: PowerRead; readonly value: Said }[];
  /** Answers of its access manager; null without one. */
  readonly manager: Managed | Problem | null;
}

type Said = { readonly text: string } | Problem;

export interface Managed {
  readonly address: Address;
  /** Whether the contract names the manager, or a published list. */
  readonly named: 'contract' | 'list';
  /** Whether all of its gated functions are closed: true, false. */
  readonly closed: Said;
  readonly roles: readonly RoleNow[];
  /** Functions whose role could not be read, with the reason of the first. */
  readonly unread: readonly string[];
  readonly why: string | null;
}

/** Functions that one role may call now, and what the manager answers about the given account. */
export interface RoleNow {
  /** uint64, decimal. */
  readonly id: string;
  readonly functions: readonly string[];
  /** null: no account was given. */
  readonly account: AccountNow | Problem | null;
}

interface AccountNow {
  readonly member: boolean;
  /**
   * Whether it may call immediately; `delay`: seconds to schedule ahead. Delay 0 with `immediate` false: not at all.
   */
  readonly immediate: boolean;
  readonly delay: bigint;
}

export interface PowersNow extends Moment {
  readonly account: Address | null;
  readonly at: readonly Powers[];
}

/** View functions that are read: of contracts, and of an access manager (OpenZeppelin's, whose ABI the SDK has). */
export const READS = {
  paused: viewItem('paused', [], ['bool']),
  isPaused: viewItem('isPaused', [], ['bool']),
  owner: viewItem('owner', [], ['address']),
  authority: viewItem('authority', [], ['address']),
} as const satisfies Record<PowerRead, BookFunction>;
export const MANAGER_READS = {
  closed: viewItem('isTargetClosed', ['address'], ['bool']),
  role: viewItem('getTargetFunctionRole', ['address', 'bytes4'], ['uint64']),
  member: viewItem('hasRole', ['uint64', 'address'], ['bool', 'uint32']),
  can: viewItem('canCall', ['address', 'address', 'bytes4'], ['bool', 'uint32']),
} as const;

/** `typed`: the contract's address where the SDK has none; `account`: whose rights are asked for. */
interface Typed {
  readonly address: Address | null;
  readonly account: Address | null;
}

/** Reads the pause, the owner and the roles of a contract at one block, at all of its addresses on the wallet's chain. */
export async function readPowers(
  door: Door,
  { chains, places }: Known,
  asked: AskedPowers,
  typed: Typed,
  signal: AbortSignal,
): Promise<PowersNow | Problem> {
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  const network = chainOfId({ chains }, chain.id);
  const all = places[asked.contract] ?? [];
  const found = placesOf(all, network, typed.address ?? undefined);
  if (found.length === 0) return { problem: nowhere(all, asked.contract, network, chain.id) };
  const block = await latestBlock(door, signal);
  if ('problem' in block) return block;
  const ask: Ask = async (to, item, args) => {
    const answer = await callAt(door, { to, data: calldataOf(item, args), chainId: chain.id }, block, signal);
    return 'problem' in answer ? answer : wordsIn(answer.raw, item.outputs ?? []);
  };
  const listed = asked.managers[network ?? ''] ?? null;
  const at = await Promise.all(found.map((place) => powersAt(ask, asked, place, listed, typed.account)));
  if (signal.aborted) return { problem: 'Cancelled.' };
  const changed = await chainChanged(door, chain.id, signal);
  return changed ?? { chainId: chain.id, block: block.number, time: time(block.seconds), account: typed.account, at };
}

type Ask = (
  to: Address,
  item: BookFunction,
  args: readonly unknown[],
) => Promise<{ readonly values: readonly string[] } | Problem>;

async function powersAt(
  ask: Ask,
  { reads, functions }: AskedPowers,
  place: Place,
  listed: string | null,
  account: Address | null,
): Promise<Powers> {
  const said = await Promise.all(
    reads.map(async (name) => ({ name, value: textOf(await ask(place.address, READS[name], [])) })),
  );
  if (functions.length === 0) return { ...place, reads: said, manager: null };
  const own = said.find(({ name }) => name === 'authority')?.value;
  if (own === undefined && listed === null) {
    const problem = "The SDK's ABI names no access manager, and no list has one for this network.";
    return { ...place, reads: said, manager: { problem } };
  }
  if (own !== undefined && 'problem' in own) return { ...place, reads: said, manager: own };
  const address = getAddress(own?.text ?? listed ?? '');
  const named = own === undefined ? 'list' : 'contract';
  return {
    ...place,
    reads: said,
    manager: await managedBy(ask, { address, named }, place.address, functions, account),
  };
}

async function managedBy(
  ask: Ask,
  manager: Pick<Managed, 'address' | 'named'>,
  target: Address,
  functions: readonly string[],
  account: Address | null,
): Promise<Managed> {
  const { address } = manager;
  const [closed, ...answers] = await Promise.all([
    ask(address, MANAGER_READS.closed, [target]),
    ...functions.map((signature) => ask(address, MANAGER_READS.role, [target, selectorOf(signature)])),
  ]);
  const roles = new Map<string, string[]>();
  const unread: string[] = [];
  let why: string | null = null;
  answers.forEach((answer, index) => {
    const signature = functions[index] ?? '';
    if ('problem' in answer) {
      unread.push(signature);
      why ??= answer.problem;
    } else {
      const id = answer.values[0] ?? '';
      roles.set(id, [...(roles.get(id) ?? []), signature]);
    }
  });
  const asked = [...roles].map(async ([id, held]): Promise<RoleNow> => {
    if (account === null) return { id, functions: held, account: null };
    // All functions of a role are open to the same accounts, so the first represents them.
    const [member, can] = await Promise.all([
      ask(address, MANAGER_READS.member, [BigInt(id), account]),
      ask(address, MANAGER_READS.can, [account, target, selectorOf(held[0] ?? '')]),
    ]);
    if ('problem' in member) return { id, functions: held, account: member };
    if ('problem' in can) return { id, functions: held, account: can };
    const [immediate, delay = '0'] = can.values;
    return {
      id,
      functions: held,
      account: { member: member.values[0] === 'true', immediate: immediate === 'true', delay: BigInt(delay) },
    };
  });
  return { ...manager, closed: textOf(closed), roles: await Promise.all(asked), unread, why };
}

const textOf = (answer: { readonly values: readonly string[] } | Problem): Said =>
  'problem' in answer ? answer : { text: answer.values[0] ?? '' };

const selectorOf = (signature: string) => sliceOf(hashText(signature), 0, 4);
