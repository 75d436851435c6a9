import { toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction } from 'viem';
import type { BookEvent, BookFunction, BookParameter, EventsBook, FunctionsBook } from '../../model/tools-book';

/** A function of one contract. Several contracts may have the same one. */
export interface FoundFunction {
  readonly contract: string;
  readonly item: BookFunction;
  /** `deposit(uint256,address)` */
  readonly signature: string;
}

export interface FoundEvent {
  readonly contract: string;
  readonly item: BookEvent;
  readonly signature: string;
}

/** Canonical signature: `deposit(uint256,address)`, structs as tuples. */
export const signatureOf = ({ name, inputs }: { name: string; inputs: readonly BookParameter[] }): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`;

const canonicalType = ({ type, components }: BookParameter): string =>
  components === undefined ? type : type.replace('tuple', `(${components.map(canonicalType).join(',')})`);

/** Selector -> the functions that have it. */
export function indexFunctions(book: FunctionsBook): ReadonlyMap<string, readonly FoundFunction[]> {
  const found = new Map<string, FoundFunction[]>();
  for (const [contract, items] of Object.entries(book)) {
    for (const item of items) {
      const selector = toFunctionSelector(abiFunction(item));
      const entry = { contract, item, signature: signatureOf(item) };
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
      const topic = toEventSelector(abiEvent(item));
      const entry = { contract, item, signature: signatureOf(item) };
      found.set(topic, [...(found.get(topic) ?? []), entry]);
    }
  }
  return found;
}

/** The item as viem's codecs take it. */
export const abiFunction = ({ name, inputs, mutability }: BookFunction): AbiFunction =>
  ({ type: 'function', name, inputs, outputs: [], stateMutability: mutability ?? 'nonpayable' }) as AbiFunction;

export const abiEvent = ({ name, inputs }: BookEvent): AbiEvent => ({ type: 'event', name, inputs }) as AbiEvent;
