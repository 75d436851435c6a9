import type { Hex } from 'viem';
import { hashText } from './hex';
import type { BookEvent, BookFunction, EventsBook, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { signatureOf, type Signed } from './signature';

/** A function of one contract. Several contracts may have the same one. */
export interface FoundFunction {
  readonly contract: string;
  readonly item: BookFunction;
  /** `deposit(uint256,address)` */
  readonly signature: string;
  /** Whether the contract has others of this name. */
  readonly overloaded: boolean;
}

export interface FoundEvent {
  readonly contract: string;
  readonly item: BookEvent;
  readonly signature: string;
}

/** A tool asks for all selectors with each input, and hashing the books takes longer than all else that it does. */
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
export function indexFunctions(book: FunctionsBook): ReadonlyMap<string, readonly FoundFunction[]> {
  const found = new Map<string, FoundFunction[]>();
  for (const [contract, items] of Object.entries(book)) {
    for (const item of items) {
      const selector = selectorOf(item);
      const overloaded = items.filter(({ name }) => name === item.name).length > 1;
      const entry = { contract, item, signature: signatureOf(item), overloaded };
      found.set(selector, [...(found.get(selector) ?? []), entry]);
    }
  }
  return found;
}

/** Topic -> the events that have it. */
export function indexEvents(book: EventsBook): ReadonlyMap<string, readonly FoundEvent[]> {
  const found = new Map<string, FoundEvent[]>();
  for (const [contract, items] of Object.entries(book)) {
    for (const item of items) {
      const topic = topicOf(item);
      const entry = { contract, item, signature: signatureOf(item) };
      found.set(topic, [...(found.get(topic) ?? []), entry]);
    }
  }
  return found;
}

/** The functions of two files, by contract. */
export const joinFunctions = (some: FunctionsBook, others: FunctionsBook): FunctionsBook =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])].map((contract) => [
      contract,
      [...(some[contract] ?? []), ...(others[contract] ?? [])],
    ]),
  );
