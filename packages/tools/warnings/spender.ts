import { getAddress, ZERO_ADDRESS } from '../book/hex';
import type { Argument } from '../book/arguments';
import { namesAt, placeName, placesAt } from '../book/places';
import { UNLIMITED, type CallFacts, type WarningBooks } from './facts';
import { warning, type Warning } from './warning';

const SPENDER = /^_?spender_?$/i;

/** An approval for the wrong contract lets that contract take the tokens, or is useless. */
export function spenderWarnings(books: WarningBooks, { setting, args, found }: CallFacts): readonly Warning[] {
  if (!/^(?:approve|permit|increaseAllowance)$/.test(found?.item.name ?? '')) return [];
  const spender = args.find(({ name, type }) => type === 'address' && SPENDER.test(name));
  const amount = args.find(({ type }) => type === 'uint256');
  if (spender === undefined) return [];
  const value = amount === undefined ? 0n : BigInt(amount.value);
  return [
    ...(value >= UNLIMITED
      ? [
          warning(
            'unlimited-approval',
            'The approval has no limit: the spender can take all of this token that the owner holds, now and later.',
            'Approve the amount of this one call.',
            { spender: spender.value.toLowerCase(), amount: String(value) },
          ),
        ]
      : []),
    ...(value === 0n || spender.value.toLowerCase() === ZERO_ADDRESS ? [] : wrongSpender(books, setting, spender)),
  ];
}

function wrongSpender(
  books: WarningBooks,
  { to, chain }: CallFacts['setting'],
  { value: address }: Argument,
): readonly Warning[] {
  const { places, spenders, rules } = books;
  const tokens = new Set(
    (to === null ? [] : placesAt(places, to)).filter(({ kind }) => kind === 'token').map(({ path }) => path[0]),
  );
  const expected = [
    ...new Set(
      spenders
        .filter(({ token }) => token === null || tokens.has(token) || tokens.size === 0)
        .map((entry) => entry.spender)
        .concat(
          rules.limits
            .filter(({ kind, argument }) => kind === 'pulls' && tokens.has(argument))
            .flatMap(({ of }) => of.map((name) => name.split('.')[0] ?? '')),
        ),
    ),
  ];
  const all = placesAt(places, address);
  const there = all.filter((place) => chain === null || place.chain === chain);
  const contracts = there.flatMap((place) => [...place.contracts, placeName(place)]);
  if (contracts.some((contract) => expected.includes(contract))) return [];
  const [first] = there;
  if (first === undefined && all.length > 0)
    return [
      warning(
        'wrong-chain',
        `The spender ${address} is unknown on ${chain}: it is ${namesAt(places, address).join('; ')}.`,
        `Approve the contract of this chain${books.advice?.needed(places, expected, chain ?? '') ?? ''}.`,
        { spender: address.toLowerCase(), chain: chain ?? '' },
      ),
    ];
  const former = first === undefined ? (books.advice?.spender(books, address.toLowerCase(), chain) ?? []) : [];
  if (former.length > 0) return former;
  const who = first === undefined ? `${address} is not in the address book` : `is ${placeName(first)}`;
  // For another part of a vault, such as its Teller, the remedy names the part that pulls the token.
  const beside = first === undefined ? undefined : vaultBeside(first, expected, places);
  const vault = beside?.address === to ? undefined : beside;
  const names = expected
    .flatMap((name) => {
      const here = places.places.filter(
        ({ contracts, kind, chain: on, address: at }) =>
          kind === 'contract' && contracts.includes(name) && on === (chain ?? 'Mainnet') && at !== to,
      );
      return here.length === 0 ? [name] : here.map((place) => `${name} (${getAddress(place.address)})`);
    })
    .join(', ');
  return [
    warning(
      'wrong-spender',
      `The spender ${who}: no method of the SDK needs this approval${tokens.size === 0 ? '' : ` for ${[...tokens].join(', ')}`}.`,
      vault === undefined
        ? `Approve the contract that pulls the token${names === '' ? '' : `. Methods need one of: ${names}`}.`
        : `The contract that pulls the token is ${placeName(vault)}: ${getAddress(vault.address)}.`,
      { spender: address.toLowerCase(), ...(vault === undefined ? {} : { needed: vault.address }) },
    ),
  ];
}

/** The contract of the same vault and chain that methods need as spender. */
const vaultBeside = (
  { kind, path, chain }: WarningBooks['places']['places'][number],
  expected: readonly string[],
  { places }: WarningBooks['places'],
) =>
  kind === 'vault'
    ? places.find(
        (place) =>
          place.kind === 'vault' &&
          place.chain === chain &&
          place.path[0] === path[0] &&
          place.contracts.some((contract) => expected.includes(contract)),
      )
    : undefined;
