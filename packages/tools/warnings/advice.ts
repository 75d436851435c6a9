import { releasesOf } from '@sdk-docs/reference/model/history';
import type { BookPlace, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { getAddress } from '../book/hex';
import { placeName } from '../book/places';
import { contractsAt } from '../calldata/outside';
import { isFormer, type Advice, type WarningBooks } from './facts';
import { warning } from './warning';

/** Of a token these docs list no functions of its own: it may have this one. */
const isToken = ({ contracts }: BookPlace): boolean => contracts.every((name) => name === EVERY_TOKEN);

/** Contracts that are named; of more, their number. */
const MOST = 6;

/** The contracts that have the function: of the same vault, or on the same chain. One of several is never recommended. */
function rightTargets(book: PlacesBook, contracts: readonly string[], at: BookPlace): string {
  const here = book.places.filter(
    (place) => place.chain === at.chain && contracts.some((name) => contractsAt(place).includes(name)),
  );
  const own = here.filter(({ kind, path }) => kind === 'vault' && path[0] === at.path[0]);
  const having = new Map(
    (own.length > 0 ? own : here).toReversed().map((place) => [place.address, placeName(place)] as const),
  );
  const said = [...having].map(([address, name]) => `${name}: ${getAddress(address)}`).toReversed();
  if (said.length === 0) return `No contract of the SDK on ${at.chain} has this function.`;
  if (said.length > MOST) return `${said.length} contracts of the SDK on ${at.chain} have this function.`;
  return said.length === 1 && !isToken(at)
    ? `Send the call to ${said[0]}.`
    : `On ${at.chain} the SDK has this function at ${said.join(', ')}. Send it only to the one that you mean.`;
}

/** The same contracts on a chain, for the suggested fix. */
function neededOn({ places }: PlacesBook, expected: readonly string[], chain: string): string {
  const found = places.filter(
    (place) =>
      place.kind === 'contract' && place.chain === chain && place.contracts.some((name) => expected.includes(name)),
  );
  return found.length === 0
    ? ''
    : `: ${found.map((place) => `${placeName(place)} (${getAddress(place.address)})`).join(', ')}`;
}

/** What a former address was, after itself, and what its entries are now. */
function formerOf({ places, rules }: WarningBooks, address: string, chain: string | null) {
  const found = (rules.former ?? []).filter(([at, on]) => address.startsWith(at) && (chain === null || chain === on));
  const was = found.map(([, on, name, from, to]) => `${name} on ${on} ${releasesOf(from, to, 'SDK ')}`).join(', and ');
  const now = found.flatMap(([, on, name]) => {
    const place = places.places.find((each) => each.chain === on && placeName(each) === name);
    return place === undefined ? [] : [` ${name} is ${getAddress(place.address)} now.`];
  });
  return [`${getAddress(address)} was ${was}.`, now.join('')] as const;
}

export const ADVICE: Advice = {
  targets: rightTargets,
  several: (there, to, names) =>
    new Set(there.map(({ chain }) => chain)).size > 1 && new Set(there.map(placeName)).size > 1
      ? warning('wrong-chain', `The address means different things: ${names}.`, 'Choose the chain above.', { to })
      : null,
  needed: neededOn,
  former: formerOf,
  spender(books, spender, chain) {
    if (!isFormer(books, spender, chain)) return [];
    const [was, now] = formerOf(books, spender, chain);
    const remedy = `Approve nothing there, and revoke what it may still move.${now}`;
    return [warning('wrong-spender', `The spender ${was}`, remedy, { spender })];
  },
};
