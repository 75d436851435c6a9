import { getAddress } from '../book/hex';
import { exact } from '@sdk-docs/reference/model/human';
import type { FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { chainOfId, namesAt, placesAt } from '../book/places';
import type { Context } from './context';
import type { LibraryMessage } from './library-message';
import { LIBRARY_MESSAGES } from './library-table';
import type { Message } from './message';
import { similarTo } from '../book/similar';

interface Books {
  readonly functions: FunctionsBook;
  readonly places: PlacesBook;
}

/** A message of a library, a wallet or a node. */
export interface FromLibrary {
  readonly name: string;
  readonly cause: string;
  readonly fix: string;
  /** Facts in the message itself: its values with units, its details. */
  readonly details: readonly string[];
}

/**
 * The meaning of a library's, wallet's or node's message; null for other messages, and for one that only wraps a
 * revert.
 */
export function fromLibrary(books: Books, message: Message, context: Context, answered: boolean): FromLibrary | null {
  const found = libraryMessage(message.text);
  if (
    found === null ||
    (answered &&
      /^(?:ContractFunction|RawContract|CallExecution|EstimateGas|Execution|Transaction(?:Execution|Receipt)|BaseError|CALL_EXC|UnknownRpc|InternalRpc)/.test(
        found.name,
      ))
  )
    return null;
  if (!answered && message.empty && found.row.names.startsWith('ContractFunctionExecutionError')) return null;
  return {
    name: found.name,
    cause: found.row.cause,
    fix: found.row.fix,
    details: detailsOf(books, message.text, context, found.row),
  };
}

/** The values of a message in human form. */
function detailsOf(books: Books, text: string, { target, function: fn }: Context, { names }: LibraryMessage): string[] {
  const first = text.trim().split('\n')[0]?.slice(0, 300) ?? '';
  const details = /\bDetails:\s?([^\n]{1,300})/.exec(text)?.[1];
  const url = /\bURL:\s?([^\s]{1,200})/.exec(text)?.[1];
  const chains = [...text.matchAll(/(?:\bid: |\bchain ID:?\s{0,3}"?|=> ?|chainId\\?":\s?)(0x[0-9a-f]+|\d+)/gi)].map(
    ([, id = '']) => Number(id),
  );
  const ether = [
    ...text.matchAll(/\b(?:cost|overshot|have|want|value|balance|needed?|supplied gas)\D{0,4}(\d{13,40})\b/gi),
  ].map(([, wei = '']) => `${wei} wei is ${exact(BigInt(wei), 18)} ETH.`);
  const bits = /(\d+)-bit (un)?signed/.exec(text);
  const addresses = [...text.matchAll(/["(: ](0x[0-9a-f]{40})(?![0-9a-f])/gi)].map(([, value = '']) => value);
  const comma = /Value `(\d+),(\d+)`/.exec(text);
  const ownersOf = (wanted: string): readonly string[] =>
    Object.keys(books.functions).filter((contract) => books.functions[contract]?.some(({ name }) => name === wanted));
  const owners = ownersOf(fn);
  const typo = /(?:Function "|fragment", value=")(\w+)"/.exec(text)?.[1];
  const known = Object.values(books.functions).flatMap((items) => items.map(({ name }) => name));
  const close = typo === undefined ? null : similarTo(typo, [...new Set(known)]);
  const there = target === null ? [] : placesAt(books.places, target);
  const token = there.find(({ kind }) => kind === 'token');
  return [
    `The message: ${first}`,
    ...(url === undefined ? [] : [`The node: ${url}`]),
    ...(details === undefined ? [] : [`The details: ${details}`]),
    ...new Set(
      chains.flatMap((id) =>
        chainOfId(books.places, id) === null ? [] : [`Chain ${id} is ${chainOfId(books.places, id)}.`],
      ),
    ),
    ...new Set(ether),
    ...(bits === null ? [] : [`The type is ${bits[2] === undefined ? '' : 'u'}int${bits[1]}.`]),
    ...(comma === null ? [] : [`Write ${comma[1]}.${comma[2]}`]),
    ...[...new Set(addresses)].slice(0, 3).map((value) => {
      const names = namesAt(books.places, value);
      return `With its EIP-55 checksum: ${getAddress(value.toLowerCase())}${names.length === 0 ? '' : `, ${names.join('; ')}`}`;
    }),
    ...(target !== null && /^0x0*$/.test(target)
      ? ['The call went to the zero address, which the SDK stores where a contract is not deployed.']
      : []),
    ...(owners.length === 0 ? [] : [`${fn} is a function of ${owners.join(', ')}.`]),
    ...(token !== undefined &&
    names.startsWith('ContractFunctionZeroDataError') &&
    /^(?:nonces|permit|DOMAIN_SEPARATOR)$/.test(fn)
      ? [
          `If the chain is right, ${token.path[0]} has no permit: approve instead, and pass isPreapproved where the method has it.`,
        ]
      : []),
    ...(close === null ? [] : [`Did you mean ${close.name} of ${ownersOf(close.name).join(', ')}?`]),
  ];
}

/** The row for a message: by its text, then by a name in it. Null for an unknown message. */
export function libraryMessage(text: string): { readonly name: string; readonly row: LibraryMessage } | null {
  const words = new Set(text.slice(0, 20_000).match(/-?[A-Za-z0-9_]+/g) ?? []);
  for (const row of LIBRARY_MESSAGES) if (row.text?.test(text) === true) return { name: nameIn(row, words), row };
  for (const row of LIBRARY_MESSAGES)
    if (row.names.split(' ').some((name) => /[A-Za-z]/.test(name) && words.has(name)))
      return { name: nameIn(row, words), row };
  return null;
}

const nameIn = ({ names }: LibraryMessage, words: ReadonlySet<string>): string => {
  const all = names.split(' ');
  return all.find((name) => /[A-Za-z]/.test(name) && words.has(name)) ?? all[0] ?? '';
};
