import type { BookError, FunctionsBook, PlacesBook, SpendersBook } from '@sdk-docs/reference/model/tools-book';
import type { Unit } from '@sdk-docs/reference/model/unit';
import { placeName, placesAt } from '../book/places';
import { selectorOf } from '../book/functions';
import type { UnitIn } from './doctor';
import type { Message } from './message';

/** The failed call, as far as a message describes it. */
export interface Context {
  /** The called contract; empty when unknown. */
  readonly called: string;
  /** Name of the called function; empty when unknown. */
  readonly function: string;
  /** Address that was called, lower case. */
  readonly target: string | null;
}

interface Books {
  readonly places: PlacesBook;
  readonly functions: FunctionsBook;
  readonly spenders: SpendersBook;
}

const TARGET = /\b(?:contract )?(?:address|to)\\?"?\s{0,4}[:=]\s{0,4}\\?"?(0x[0-9a-f]{40})(?![0-9a-f])/i;
const FUNCTION =
  /\bfunction:?\s{0,4}"?(\w{2,60})\b|\\?"method\\?":\s?\\?"(?!eth_)(\w{2,60})\\?"|argument="fragment", value="(\w{2,60})"/i;

/** Reads the called contract and function from a message; the reader's choice of the contract takes precedence. */
export function contextOf(message: Message, books: Books, chosen: string): Context {
  const target = TARGET.exec(message.text)?.[1]?.toLowerCase() ?? null;
  const [, plain, method, fragment] = FUNCTION.exec(message.text) ?? [];
  const call = message.hex.find(({ role }) => role === 'call');
  const named = plain ?? method ?? fragment ?? (call === undefined ? undefined : functionWith(books, call.hex));
  const called = Object.hasOwn(books.functions, chosen) ? chosen : contractAt(books, message, target, named ?? '');
  return { called, function: named ?? '', target };
}

const functionWith = ({ functions }: Books, data: string): string | undefined =>
  Object.values(functions)
    .flat()
    .find((item) => selectorOf(item) === data.slice(0, 10))?.name;

function contractAt({ places, functions }: Books, { hex }: Message, target: string | null, named: string): string {
  const addresses = target === null ? hex.filter(({ role }) => role === 'address').map((part) => part.hex) : [target];
  const there = [
    ...new Set(addresses.flatMap((address) => placesAt(places, address)).flatMap((place) => place.contracts)),
  ];
  const has = (contract: string): boolean => functions[contract]?.some(({ name }) => name === named) === true;
  const found = there.find(has) ?? there[0];
  if (found !== undefined) return found;
  // Without an address, a function of only one contract identifies it.
  const owners = Object.keys(functions).filter(has);
  return owners.length === 1 ? (owners[0] ?? '') : '';
}

/** The token that the numbers of a token's error count: the one that the spender or the called contract pulls. */
export const unitIn =
  (books: Books, context: Context): UnitIn =>
  (error, values) => {
    const token = tokenOf(books, error, values, context);
    return (words) => {
      if (words === 'base units of the vault share') return shareOf(books, context.called);
      return words === '' && /^ERC20Insufficient/.test(error.name) ? token : null;
    };
  };

function tokenOf(
  books: Books,
  error: BookError,
  values: readonly unknown[],
  { called, function: named, target }: Context,
): Unit | null {
  const spender = error.inputs.findIndex(({ name }) => name === 'spender');
  const at = spender < 0 ? [] : placesAt(books.places, String(values[spender]));
  const spending = at.flatMap(({ contracts }) => contracts);
  const [own] = target === null ? [] : placesAt(books.places, target).filter(({ kind }) => kind === 'token');
  for (const contract of new Set([...spending, called])) {
    const rows = books.spenders.filter(({ spender: by }) => by === contract);
    if (own !== undefined && !spending.includes(contract)) {
      // A token can pull another one: which of them is counted depends on the function.
      if (named === '' && rows.length > 0) return null;
      if (!rows.some(({ method }) => method === named)) continue;
    }
    const tokens = new Set(rows.map(({ token }) => token));
    const [only] = tokens;
    if (tokens.size === 1 && only != null) return amountOf(books, only);
  }
  return own === undefined ? null : amountOf(books, placeName(own));
}

/** The shares of a vault are the token at the vault's address. */
function shareOf({ places }: Books, called: string): Unit | null {
  const vault = places.places.find(({ contracts, kind }) => kind !== 'token' && contracts.includes(called));
  const token = vault === undefined ? undefined : placesAt(places, vault.address).find(({ kind }) => kind === 'token');
  return token === undefined ? null : { kind: 'amount', symbol: placeName(token), decimals: token.decimals ?? null };
}

const amountOf = ({ places }: Books, symbol: string): Unit => ({
  kind: 'amount',
  symbol,
  decimals: places.places.find(({ kind, path }) => kind === 'token' && path[0] === symbol)?.decimals ?? null,
});
