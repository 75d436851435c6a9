import type { PlacesBook, SpendersBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import type { FoundFunction } from '../book/functions';
import { time } from '@sdk-docs/reference/model/human';
import { namesAt, placeName, placesAt } from '../book/places';
import { etherText, type Setting } from './setting';

const ZERO = `0x${'0'.repeat(40)}`;
/** Half the order of secp256k1: a larger s is a second signature of the same message, which tokens refuse. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
const UNLIMITED = 2n ** 128n;
const RECIPIENT = /^_?(?:to|receiver|recipient|account|onBehalfOf|beneficiary|user|node|dst)_?$/i;
const SPENDER = /^_?spender_?$/i;
/** Addresses that stand for "none" when they are zero. */
const MAY_BE_ZERO = /^(?:gasToken|refundReceiver|referral)$/;
const DEADLINE = /deadline|expiry|expiration/i;
/** After this, Unix seconds are far in the future and milliseconds are likely. */
const MILLISECONDS = 100_000_000_000n;

/** What looks wrong in a call, most dangerous first. It compares with the address book and never with a chain. */
export function warningsOf(
  places: PlacesBook,
  spenders: SpendersBook,
  setting: Setting,
  found: FoundFunction | null,
  args: readonly Argument[],
): string[] {
  const all = flat(args);
  return [
    ...targetWarnings(places, setting),
    ...(found === null ? [] : [...spenderWarnings(places, spenders, setting, args), ...valueWarnings(setting, found)]),
    ...all.flatMap((arg) => addressWarnings(setting, arg)),
    ...all.flatMap((arg) => timeWarnings(setting, arg)),
    ...signatureWarnings(all),
    ...(found?.item.warnings ?? []),
  ];
}

const flat = (args: readonly Argument[]): Argument[] => args.flatMap((arg) => [arg, ...flat(arg.items)]);

function targetWarnings(places: PlacesBook, { to, chain }: Setting): string[] {
  if (to === null) return [];
  if (to === ZERO) return ['The call goes to the zero address.'];
  const there = placesAt(places, to);
  if (there.length === 0)
    return ['The called address is not in the address book: these docs cannot say what stands there.'];
  const chains = [...new Set(there.map((place) => place.chain))];
  if (chain !== null && !chains.includes(chain))
    return [`Wrong chain? On ${chain} nothing is known at this address; it is ${namesAt(places, to).join('; ')}.`];
  const meanings = new Set(there.map(placeName));
  return chain === null && chains.length > 1 && meanings.size > 1
    ? [`The address means different things: ${namesAt(places, to).join('; ')}. Choose the chain.`]
    : [];
}

/** An approval of the wrong contract lets that contract take the tokens, or is useless. */
function spenderWarnings(
  places: PlacesBook,
  spenders: SpendersBook,
  { to, chain }: Setting,
  args: readonly Argument[],
): string[] {
  const spender = args.find(({ name, type }) => type === 'address' && SPENDER.test(name));
  const amount = args.find(({ type }) => type === 'uint256');
  if (spender === undefined) return [];
  const value = amount === undefined ? 0n : BigInt(amount.value);
  const unlimited =
    value >= UNLIMITED
      ? ['The approval is unlimited in practice: the spender can take all that the owner holds, now and later.']
      : [];
  if (value === 0n || spender.value.toLowerCase() === ZERO) return unlimited;
  const tokens = new Set(
    (to === null ? [] : placesAt(places, to)).filter(({ kind }) => kind === 'token').map(({ path }) => path[0]),
  );
  const expected = [
    ...new Set(
      spenders
        .filter(({ token }) => token === null || tokens.has(token) || tokens.size === 0)
        .map((entry) => entry.spender),
    ),
  ];
  const there = placesAt(places, spender.value).filter((place) => chain === null || place.chain === chain);
  const contracts = there.flatMap((place) => [...place.contracts, placeName(place)]);
  if (contracts.some((contract) => expected.includes(contract))) return unlimited;
  const known = tokens.size === 0 ? '' : ` for ${[...tokens].join(', ')}`;
  const who = there.length === 0 ? 'is not in the address book' : `is ${placeName(there[0] as (typeof there)[number])}`;
  const list = expected.filter((name) => /^\w+$/.test(name)).join(', ');
  return [
    `The spender ${who}: no method of the SDK needs this approval${known}.${list === '' ? '' : ` Methods need: ${list}.`}`,
    ...unlimited,
  ];
}

function valueWarnings({ value }: Setting, { item, signature }: FoundFunction): string[] {
  if (value === null || value === 0n || item.mutability === 'payable') return [];
  return [`The call sends ${etherText(value)}, and ${signature} takes none: it reverts.`];
}

function addressWarnings({ from }: Setting, { type, name, value, names }: Argument): string[] {
  if (type !== 'address') return [];
  const address = value.toLowerCase();
  if (address === ZERO) return MAY_BE_ZERO.test(name) ? [] : [`${name} is the zero address.`];
  if (!RECIPIENT.test(name) || address === from) return [];
  if (from !== null) return [`${name} is not the sender: ${names[0] ?? value}.`];
  return [];
}

function timeWarnings({ now }: Setting, { name, type, value }: Argument): string[] {
  if (!DEADLINE.test(name) || !/^uint\d+$/.test(type) || value === '') return [];
  const at = BigInt(value);
  if (at < now) return [`${name} has passed: ${time(at)}.`];
  return at > MILLISECONDS && at < 100_000_000_000_000n
    ? [`${name} looks like milliseconds; contracts count seconds.`]
    : [];
}

function signatureWarnings(args: readonly Argument[]): string[] {
  const of = (name: string): string => args.find((arg) => arg.name === name && arg.value !== '')?.value ?? '';
  const [v, s] = [of('v'), of('s')];
  if (!/^0x[0-9a-f]{64}$/i.test(s) || v === '') return [];
  return [
    ...(BigInt(s) > HALF_ORDER
      ? ['s of the signature is in the upper half: a recovery gives the owner, and the token refuses it.']
      : []),
    ...(v === '27' || v === '28' ? [] : [`v of the signature is ${v}: tokens accept 27 or 28.`]),
  ];
}
