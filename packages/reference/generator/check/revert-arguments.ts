import { decodeAbiParameters, getAddress, zeroAddress, type Hex } from 'viem';
import type { ObservedRevert } from '../../model/observed-reverts';
import type { Surface } from '../../model/surface';
import { problem, type Finding, type Rule } from './rule';

/** What a parameter of an error repeats: the sender, or an argument of the call. */
const repeats: Readonly<Record<string, 'from' | 'argument'>> = {
  'AccessManagedUnauthorized.caller': 'from',
  'AccessManagerUnauthorizedAccount.msgsender': 'from',
  'AccessManagerUnauthorizedCall.caller': 'from',
  'AccessManagerUnauthorizedCall.selector': 'argument',
  'AccessManagerUnauthorizedCancel.msgsender': 'from',
  'AccessManagerUnauthorizedCancel.caller': 'argument',
  'AccessManagerLockedRole.roleId': 'argument',
  'AccessManagedInvalidAuthority.authority': 'argument',
  'AlreadyClaimed.intervalId': 'argument',
  'AlreadyClaimed.account': 'argument',
  'ClaimingLocked.intervalId': 'argument',
  'ClaimingLocked.account': 'argument',
  'AtomicQueue__RequestDeadlineExceeded.user': 'argument',
  'AtomicQueue__UserRepeated.user': 'argument',
  'AtomicQueue__ZeroOfferAmount.user': 'argument',
  'BatchAlreadyFinalized.batchIndex': 'argument',
  'ERC20InvalidReceiver.receiver': 'argument',
  'ERC20InvalidSpender.spender': 'argument',
  'ERC20InvalidSender.sender': 'from',
  'ERC2612ExpiredSignature.deadline': 'argument',
  'ERC2612InvalidSigner.owner': 'argument',
  'ERC4626ExceededMaxRedeem.shares': 'argument',
  'ERC4626ExceededMaxRedeem.owner': 'argument',
  'ERC4626ExceededMaxWithdraw.assets': 'argument',
  'ERC4626ExceededMaxWithdraw.owner': 'argument',
  'ERC4626ExceededMaxDeposit.assets': 'argument',
  'ERC4626ExceededMaxMint.shares': 'argument',
  'ERC5805FutureLookup.timepoint': 'argument',
  'OwnableInvalidOwner.owner': 'argument',
  'OwnableUnauthorizedAccount.account': 'from',
  'VotesExpiredSignature.expiry': 'argument',
};

/** An error's parameter with the requested number, which is above the parameter with the limit. */
const above: Readonly<Record<string, readonly [asked: string, limit: string]>> = {
  ERC20InsufficientAllowance: ['needed', 'allowance'],
  ERC20InsufficientBalance: ['needed', 'balance'],
  ERC4626ExceededMaxRedeem: ['shares', 'max'],
  ERC4626ExceededMaxWithdraw: ['assets', 'max'],
  ERC4626ExceededMaxDeposit: ['assets', 'max'],
  ERC4626ExceededMaxMint: ['shares', 'max'],
  ERC20ExceededSafeSupply: ['increasedSupply', 'cap'],
  InsufficientFunds: ['amount', 'available'],
  InsufficientVaultFunds: ['amount', 'available'],
};

type Values = Readonly<Record<string, unknown>>;

/**
 * The data of an observed error matches its call: repeated arguments and senders are equal, an account has one address
 * in all rows, and a rejected amount is above its limit.
 */
export const revertArguments: Rule = (surface) => {
  const rows = surface.observedReverts.map((row) => ({ row, values: valuesOf(row, surface) }));
  const addresses = senders(rows);
  return rows.flatMap(({ row, values }) => {
    if (values === null)
      return [problem(row.location, `the bytes of ${row.error} do not decode as its parameters`, 'record again')];
    return [...repeated(row, values, addresses), ...refused(row, values)];
  });
};

function valuesOf({ error, data }: ObservedRevert, { errors, contracts }: Surface): Values | null {
  const found = [...errors, ...contracts.flatMap((contract) => contract.errors)].find((one) => one.signature === error);
  if (found === undefined || found.inputs.length === 0) return {};
  const types = found.inputs.map(({ name, abiType }) => ({ name, type: abiType }));
  try {
    const values = decodeAbiParameters(types, `0x${data.slice(10)}` as Hex);
    return Object.fromEntries(types.map(({ name }, index) => [name, values[index]]));
  } catch {
    return null;
  }
}

type Row = { readonly row: ObservedRevert; readonly values: Values | null };

/** Name of an account -> its address, from the first error that repeats its sender. */
function senders(rows: readonly Row[]): ReadonlyMap<string, string> {
  const found = new Map([['zero address', zeroAddress as string]]);
  for (const { row, values } of rows) {
    for (const [name, value] of Object.entries(values ?? {}))
      if (repeats[`${nameOf(row)}.${name}`] === 'from' && !found.has(row.from))
        found.set(row.from, `${value as string}`);
  }
  return found;
}

const nameOf = ({ error }: ObservedRevert): string => error.replace(/\(.*/, '');

function repeated(row: ObservedRevert, values: Values, addresses: ReadonlyMap<string, string>): Finding[] {
  const given = leaves(row.args).map((leaf) => same(addresses.get(leaf) ?? leaf));
  // A name without a known address matches any.
  const open = leaves(row.args).some((leaf) => /^[A-Za-z]/.test(leaf) && !addresses.has(leaf));
  return Object.entries(values).flatMap(([name, value]) => {
    const source = repeats[`${nameOf(row)}.${name}`];
    if (source === undefined) return [];
    const written = same(`${value as string}`);
    const isAddress = /^0x[0-9a-f]{40}$/.test(written);
    const fits =
      source === 'from'
        ? same(addresses.get(row.from) ?? written) === written
        : given.includes(written) || (isAddress && open);
    const whose = source === 'from' ? `sent by ${row.from}` : 'with these arguments';
    return fits
      ? []
      : [problem(row.location, `${nameOf(row)} says ${name} ${written}, but ${row.call} was ${whose}`, 'record again')];
  });
}

function refused(row: ObservedRevert, values: Values): Finding[] {
  const [asked = '', limit = ''] = above[nameOf(row)] ?? [];
  const [more, most] = [values[asked], values[limit]];
  return typeof more !== 'bigint' || typeof most !== 'bigint' || more > most
    ? []
    : [problem(row.location, `${nameOf(row)} refuses ${more}, which is not above ${limit} ${most}`, 'record again')];
}

const same = (text: string): string => (/^0x[0-9a-fA-F]{40}$/.test(text) ? getAddress(text) : text).toLowerCase();

const leaves = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(leaves)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [`${value as string}`];
