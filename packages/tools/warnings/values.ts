import { time } from '@sdk-docs/reference/model/human';
import type { Argument } from '../book/arguments';
import { ZERO_ADDRESS } from '../book/hex';
import { namesAt, placesAt } from '../book/places';
import { OUTSIDE } from '../calldata/outside';
import { flat, keyOf, limitsOf, tokenKeysOf, type CallFacts, type WarningBooks } from './facts';
import { signatureWarnings } from './signature';
import { supplyWarnings } from './supply';
import { warning, type Warning } from './warning';

const RECIPIENT = /^_?(?:to|receiver|recipient|account|onBehalfOf|beneficiary|user|node|dst)_?$/i;
/** Requests that belong to their controller, who may claim them; the controller of a deposit or redeem pays. */
const REQUEST = /^request(?:Deposit|Redeem)$/;
/** The account whose tokens or shares are taken. */
const PAYER = /^_?owner_?$/i;
/** Addresses that mean "none" when they are zero. */
const MAY_BE_ZERO = /^(?:gasToken|refundReceiver|referral\w*|delegatee|newTreasury|from|spender)$/;
/** Functions that normally name another account: a warning that it is not the sender would be noise. */
const GIVING = /^(?:transfer|transferFrom|approve|permit|increaseAllowance|decreaseAllowance)$/;
/** Functions that give an account a right and no tokens. */
const RIGHTS = /^(?:grantRole|revokeRole|toggleOperator|toggleOnlyOperatorCanClaim)$/;
const DEADLINE = /deadline|expiry|expiration|^when$/i;
/** Unix seconds above this are far in the future, and milliseconds are likely. */
const MILLISECONDS = 100_000_000_000n;
const LAST_MILLISECOND = 100_000_000_000_000n;
/** Functions whose amount may be zero: it revokes a right, sets a value, or adds nothing. */
const ZERO_IS_MEANT =
  /^(?:approve|permit|increaseAllowance|decreaseAllowance|reLock|registerValidatorKey|set[A-Z]\w*)$/;
const MINIMUM = /^_?min(?:imum)?(?:[A-Z_]|$)/;
const PRICE = /price/i;

/** Warnings about the values of a call's arguments. */
export const valueWarnings = (books: WarningBooks, facts: CallFacts): readonly Warning[] =>
  facts.found === null || Object.hasOwn(OUTSIDE, facts.found.contract)
    ? []
    : [
        ...groupWarnings(books, facts, facts.args),
        ...flat(facts.args).flatMap((arg) => [...limitWarnings(books, facts, arg), ...supplyWarnings(books, arg)]),
        ...implementationWarnings(books, facts),
        ...jointWarnings(books, facts),
      ];

/** Neighbouring arguments, and their fields: an unsigned permit has zeros. */
function groupWarnings(books: WarningBooks, facts: CallFacts, args: readonly Argument[]): Warning[] {
  const signature = args.find(({ name, type }) => name === 'r' && type === 'bytes32');
  const unsigned = signature !== undefined && /^0x0*$/.test(signature.value);
  // An order of nothing cancels the earlier order.
  const cancelled = args !== facts.args && args.some(({ name, value }) => /^offerAmount$/.test(name) && value === '0');
  return args.flatMap((arg) => [
    ...addressWarnings(books, facts, arg),
    ...(unsigned || cancelled ? [] : [...timeWarnings(facts, arg)]),
    ...(cancelled ? [] : zeroWarnings(books, facts, arg, args)),
    ...(unsigned ? [] : signatureWarnings(arg)),
    ...(arg.items.length === 0 ? [] : groupWarnings(books, facts, arg.items)),
  ]);
}

function addressWarnings(books: WarningBooks, facts: CallFacts, { type, name, value, names }: Argument): Warning[] {
  const { places } = books;
  const {
    setting: { from, to, chain },
    found,
  } = facts;
  if (type !== 'address') return [];
  const address = value.toLowerCase();
  const values = { [name]: address };
  const called = found?.item.name ?? '';
  const receives = (RECIPIENT.test(name) && !RIGHTS.test(called)) || (name === 'controller' && REQUEST.test(called));
  if (address === ZERO_ADDRESS)
    return MAY_BE_ZERO.test(name)
      ? []
      : receives
        ? [
            warning(
              'zero-recipient',
              `${name} is the zero address: what is sent there is lost.`,
              'Enter the account that must receive.',
              values,
            ),
          ]
        : [warning('zero-address', `${name} is the zero address.`, 'Enter the intended address.', values)];
  if (PAYER.test(name) && from !== null && address !== from && !GIVING.test(called))
    return [
      warning(
        'owner-not-sender',
        `${name} is not the sender: ${names[0] ?? value}. Tokens that the call takes come from there, by an allowance or a right as operator.`,
        'Go on only if this account must pay.',
        { ...values, from },
      ),
    ];
  if (!receives || address === from) return [];
  const there = placesAt(places, address).filter(
    (place) => place.kind !== 'account' && (chain === null || place.chain === chain),
  );
  const at = namesAt(places, address).join('; ');
  // An operator of some of the tokens can return it, and no function for their holders.
  if (address === to || there.some(({ kind }) => kind === 'token'))
    return [
      warning(
        'recipient-is-token',
        `${name} is ${address === to ? 'the called contract itself' : `the token ${at}`}: the sender gets nothing, and cannot take it back.`,
        'Enter the account that must receive.',
        values,
      ),
    ];
  const swept = tokenKeysOf(books, facts)
    .flatMap((key) => limitsOf(books.rules, key))
    .find(({ kind, argument }) => kind === 'swept' && there.some(({ contracts }) => contracts.includes(argument)));
  if (there.length > 0)
    return [
      warning(
        'recipient-is-contract',
        `${name} is a contract, ${at}. ${swept?.text ?? 'Tokens sent there are credited to no one.'}`,
        'Call the function of that contract that takes the tokens, or enter the account that must receive.',
        values,
      ),
    ];
  if (from === null || GIVING.test(called)) return [];
  return [
    warning(
      'recipient-not-sender',
      `${name} is not the sender: ${names[0] ?? value}.`,
      'Go on only if this account must receive.',
      { ...values, from },
    ),
  ];
}

function timeWarnings({ setting: { now } }: CallFacts, { name, type, value }: Argument): Warning[] {
  if (!DEADLINE.test(name) || !/^uint\d+$/.test(type) || value === '') return [];
  const at = BigInt(value);
  const values = { [name]: value, now: String(now) };
  // A call scheduled for 0 runs as soon as possible.
  if (at < now && name !== 'when')
    return [warning('expired-deadline', `${name} has passed: ${time(at)}.`, 'Choose a time in the future.', values)];
  return at > MILLISECONDS && at < LAST_MILLISECOND
    ? [
        warning(
          'millisecond-deadline',
          `${name} looks like milliseconds, far in the future.`,
          `Divide by 1000: ${at / 1000n} is ${time(at / 1000n)}.`,
          values,
        ),
      ]
    : [];
}

function zeroWarnings(
  { rules }: WarningBooks,
  facts: CallFacts,
  { name, type, value, counts }: Argument,
  beside: readonly Argument[],
): Warning[] {
  if (value !== '0' || !/^uint\d+$/.test(type)) return [];
  const called = facts.found?.item.name ?? '';
  const values = { [name]: value };
  if (PRICE.test(name))
    return [
      warning('zero-price', `${name} is 0: the other side pays nothing.`, 'Enter the lowest price you accept.', values),
    ];
  if (MINIMUM.test(name))
    return [
      warning(
        'zero-minimum',
        `${name} is 0: the call accepts every result, however bad.`,
        'Enter the smallest result you accept: a preview less a small margin.',
        values,
      ),
    ];
  if (counts === null || counts.kind !== 'amount' || ZERO_IS_MEANT.test(called)) return [];
  const bounded = limitsOf(rules, keyOf(facts)).some(({ kind, argument }) => kind === 'least' && argument === name);
  // The amount of an unsigned permit is irrelevant when the call has an amount.
  const permit = beside.some((arg) => arg.name === 'r' && /^0x0*$/.test(arg.value)) && facts.args !== beside;
  if (bounded || (permit && facts.args.some((arg) => arg.counts?.kind === 'amount'))) return [];
  return [warning('zero-amount', `${name} is 0: the call moves nothing, or reverts.`, 'Enter an amount.', values)];
}

function limitWarnings({ rules }: WarningBooks, facts: CallFacts, { name, value, type, counts }: Argument): Warning[] {
  if (!/^u?int\d*$/.test(type)) return [];
  return limitsOf(rules, keyOf(facts)).flatMap(({ kind, argument, amount, text }) => {
    if (argument !== name || amount === '') return [];
    const values = { [name]: value, limit: amount };
    if (kind === 'least' && value === '0' && counts?.kind === 'amount')
      return [warning('zero-amount', `${name} is 0. ${text}`, 'Enter an amount.', values)];
    if (kind === 'least' && BigInt(value) < BigInt(amount))
      return [warning('below-minimum', `${name} is too small. ${text}`, 'Raise it.', values)];
    if (kind === 'most' && BigInt(value) > BigInt(amount))
      return [warning('always-reverts', `${name} is too large. ${text}`, 'Lower it.', values)];
    return [];
  });
}

/** Values that are valid one by one but fail together: `msg.value=0 pufETHPermit.amount=0`. */
function jointWarnings({ rules }: WarningBooks, facts: CallFacts): Warning[] {
  const { args, setting } = facts;
  const valueOf = (path: string): string | undefined => {
    if (path === 'msg.value') return setting.value === null ? undefined : String(setting.value);
    const [name, field] = path.split('.');
    const arg = args.find((each) => each.name === name);
    return (field === undefined ? arg : arg?.items.find((each) => each.name === field))?.value;
  };
  return limitsOf(rules, keyOf(facts)).flatMap(({ kind, argument, text }) => {
    if (kind !== 'joint') return [];
    const terms = argument.split(' ').map((term) => /^(.+)([=>])0$/.exec(term) ?? []);
    const found = terms.map(([, path = '', relation]) => ({ path, relation, value: valueOf(path) }));
    if (found.some(({ relation, value }) => value === undefined || (relation === '=') !== (value === '0'))) return [];
    const values = Object.fromEntries(found.map(({ path, value = '' }) => [path, value]));
    return [warning('always-reverts', text, 'Change one of these values.', values)];
  });
}

function implementationWarnings({ places, rules }: WarningBooks, { found, args }: CallFacts): Warning[] {
  if (found === null || !/^upgrade/.test(found.item.name)) return [];
  return args.flatMap(({ name, type, value }) =>
    type === 'address' &&
    /implementation/i.test(name) &&
    placesAt(places, value).length === 0 &&
    !rules.implementations.includes(value.toLowerCase())
      ? [
          warning(
            'unknown-implementation',
            `The new code at ${value} is unknown: it can do anything with what the contract holds.`,
            'Read the verified source at this address before you sign.',
            { [name]: value.toLowerCase() },
          ),
        ]
      : [],
  );
}
