import type { Address, Hex } from 'viem';
import type { BookFunction } from '@sdk-docs/reference/model/tools-book';
import { decodeExactly } from '../book/decode-exactly';
import { calldataOf } from '../book/encode';
import { isHex, numberToHex } from '../book/hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged } from './call';
import { readMoment, type Moment } from './moment';
import { viewItem } from './view-item';
import type { OnChain } from './wanted-chain';

/** On-chain facts of a token's permits. null: it lacks the function, or the answer has another form. */
export interface PermitThere extends Moment {
  /** The domain's name from `eip712Domain()`, else from `name()`, which can differ. */
  readonly name: string | null;
  readonly version: string | null;
  readonly salt: Hex | null;
  /** The owner's next nonce. */
  readonly nonce: bigint | null;
  readonly separator: Hex | null;
}

export interface WantedPermit extends OnChain {
  readonly token: Address;
  readonly owner: Address;
}

const NAME = viewItem('name', [], ['string']);
const VERSION = viewItem('version', [], ['string']);
const NONCES = viewItem('nonces', ['address'], ['uint256']);
const SEPARATOR = viewItem('DOMAIN_SEPARATOR', [], ['bytes32']);
/** ERC-5267: fields, name, version, chain id, contract, salt, extensions. */
const DOMAIN = viewItem(
  'eip712Domain',
  [],
  ['bytes1', 'string', 'string', 'uint256', 'address', 'bytes32', 'uint256[]'],
);

/** Longer texts are neither a name nor a version. */
const LONGEST = 200;
/** Longer answers are not decoded, in hex digits. */
const LONGEST_ANSWER = 8_192;

/** Reads the domain of a token's permits and the next nonce of an owner, all at the latest block. */
export async function readPermitOf(
  door: Door,
  wanted: WantedPermit,
  signal: AbortSignal,
): Promise<PermitThere | Problem> {
  const moment = await readMoment(door, 'The permit is for', wanted, signal);
  if ('problem' in moment) return moment;
  const call = async (item: BookFunction, args: readonly unknown[] = []): Promise<readonly unknown[] | Problem> => {
    const data = calldataOf(item, args);
    const answer = await door.ask('eth_call', [{ to: wanted.token, data }, numberToHex(moment.block)], signal);
    return 'problem' in answer ? answer : valuesOf(item, answer.value);
  };
  const answers = await Promise.all([
    call(SEPARATOR),
    call(NONCES, [wanted.owner]),
    call(DOMAIN),
    call(NAME),
    call(VERSION),
  ]);
  const [separator, nonce, domain, name, version] = answers;
  // A token may lack some of the functions. When it answers none, the wallet, the node or the address is the cause.
  if (answers.every((answer) => 'problem' in answer))
    return 'problem' in separator ? { problem: separator.problem } : { problem: 'The token returns nothing.' };
  const changed = await chainChanged(door, moment.chainId, signal);
  if (changed !== null) return changed;
  const [, ownName, ownVersion, , , ownSalt] = listOf(domain);
  return {
    ...moment,
    name: textOf(ownName) ?? textOf(listOf(name)[0]),
    version: textOf(ownVersion) ?? textOf(listOf(version)[0]),
    salt: typeof ownSalt === 'string' && BigInt(ownSalt) !== 0n ? (ownSalt as Hex) : null,
    nonce: typeof listOf(nonce)[0] === 'bigint' ? (listOf(nonce)[0] as bigint) : null,
    separator: (listOf(separator)[0] as Hex | undefined) ?? null,
  };
}

const listOf = (answer: readonly unknown[] | Problem): readonly unknown[] => ('problem' in answer ? [] : answer);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null;

function valuesOf({ name, outputs = [] }: BookFunction, raw: unknown): readonly unknown[] | Problem {
  if (raw === '0x') return { problem: `There is no ${name}() at this address on this network.` };
  if (typeof raw !== 'string' || !isHex(raw) || raw.length > LONGEST_ANSWER)
    return { problem: `The node's answer to ${name}() is not what the ABI says.` };
  const found = decodeExactly(outputs, raw.slice(2));
  return 'problem' in found ? { problem: `The node's answer to ${name}() is not what the ABI says.` } : found.values;
}
