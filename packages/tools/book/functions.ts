import type { Hex } from 'viem';
import { groupBy } from './group-by';
import { hashText } from './hex';
import type { BookEvent, BookFunction, EventsBook, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { signatureOf, type Signed } from './signature';

/** A function or an event of one contract. Several contracts may have the same one. */
interface Found<Item> {
  readonly contract: string;
  readonly item: Item;
  /** `deposit(uint256,address)` */
  readonly signature: string;
  /** Whether the contract overloads this name. */
  readonly overloaded: boolean;
}

export type FoundFunction = Found<BookFunction>;
export type FoundEvent = Found<BookEvent>;

/** Cached: a tool needs all selectors for each input, and hashing the books takes longer than everything else. */
const topics = new WeakMap<Signed, Hex>();

/** The hash of the canonical signature. */
function topicOf(member: Signed): Hex {
  const topic = topics.get(member) ?? hashText(signatureOf(member));
  topics.set(member, topic);
  return topic;
}

/** The first four bytes of the hash. */
export const selectorOf = (member: Signed): Hex => topicOf(member).slice(0, 10) as Hex;

/** Selector -> the functions that have it. */
export const indexFunctions = (book: FunctionsBook): ReadonlyMap<string, readonly FoundFunction[]> =>
  groupBy(found(book), ({ item }) => selectorOf(item));

/** Topic -> the events that have it. */
export const indexEvents = (book: EventsBook): ReadonlyMap<string, readonly FoundEvent[]> =>
  groupBy(found(book), ({ item }) => topicOf(item));

const found = <Item extends Signed>(book: Readonly<Record<string, readonly Item[]>>): readonly Found<Item>[] =>
  Object.entries(book).flatMap(([contract, items]) =>
    items.map((item) => ({
      contract,
      item,
      signature: signatureOf(item),
      overloaded: items.filter(({ name }) => name === item.name).length > 1,
    })),
  );

/** The functions of two files, by contract. */
export const joinFunctions = (some: FunctionsBook, others: FunctionsBook): FunctionsBook =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])].map((contract) => [
      contract,
      [...(some[contract] ?? []), ...(others[contract] ?? [])],
    ]),
  );
