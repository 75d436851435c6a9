import type { BookFunction, FunctionsBook, PlacesBook, SpendersBook } from '@sdk-docs/reference/model/tools-book';
import { agreedInputs } from '../book/agreed';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { decodeExactly } from '../book/decode-exactly';
import { indexFunctions, type FoundFunction } from '../book/functions';
import { placesAt } from '../book/places';
import { tokenDecimals } from '../book/token-decimals';
import type { PastedCall } from './input';
import { nestedCalls } from './nested';
import { OUTSIDE } from './outside';
import { contextUnits } from './context-units';
import { sentenceOf } from './sentence';
import type { Setting } from './setting';
import { warningsOf } from './warnings';

export interface CallNode {
  readonly setting: Setting;
  readonly data: string;
  readonly selector: string;
  /** Contracts of the docs that have this function. */
  readonly contracts: readonly string[];
  /** The one that it is read as; null for an unknown selector. */
  readonly found: FoundFunction | null;
  readonly sentence: string;
  readonly args: readonly Argument[];
  readonly warnings: readonly string[];
  /** What is not a warning: bytes behind the arguments, data that cannot be read. */
  readonly notes: readonly string[];
  readonly inner: readonly CallNode[];
}

/** Calls inside of calls that are followed, and calls in all. */
const DEEPEST = 6;
const MOST_CALLS = 300;

/** Explains calls with the data of the site. Made once. */
export class Explainer {
  readonly places: PlacesBook;
  readonly #spenders: SpendersBook;
  readonly #functions: ReadonlyMap<string, readonly FoundFunction[]>;
  #left = 0;

  constructor(functions: FunctionsBook, places: PlacesBook, spenders: SpendersBook) {
    this.places = places;
    this.#spenders = spenders;
    this.#functions = indexFunctions({ ...functions, ...OUTSIDE });
  }

  explain(call: PastedCall, now: bigint, chosen: { chain: string | null; contract: string }): CallNode {
    const [node] = this.explainAll([{ call, chain: chosen.chain }], now, chosen.contract);
    return node as CallNode;
  }

  /** The calls of one input. They and the calls inside of them are counted together. */
  explainAll(
    calls: readonly { readonly call: PastedCall; readonly chain: string | null }[],
    now: bigint,
    contract: string,
  ): readonly CallNode[] {
    this.#left = MOST_CALLS;
    return calls.flatMap(({ call: { data, to, from, value }, chain }) =>
      this.#left > 0 ? [this.#node(data, { chain, to, from, value, now, contract }, 0)] : [],
    );
  }

  #node(data: string, setting: Setting, depth: number): CallNode {
    this.#left -= 1;
    const selector = data.slice(0, 10);
    const functions = this.#functions.get(selector) ?? [];
    const found = choose(functions, setting, this.places);
    const contracts = functions.map(({ contract }) => contract);
    const empty = { setting, data, selector, contracts, found, args: [], inner: [] };
    if (data === '0x') {
      const sentence = sentenceOf(this.places, setting, null, []);
      return { ...empty, sentence, notes: [], warnings: this.#warnings(setting, null, []) };
    }
    const sentence = (args: readonly Argument[]): string => sentenceOf(this.places, setting, found, args);
    if (found === null) {
      return {
        ...empty,
        sentence: sentence([]),
        notes: [`No function of these docs has the selector ${selector}. The data stays as it is: unknown.`],
        warnings: this.#warnings(setting, null, []),
      };
    }
    const decoded = decodeExactly(found.item.inputs, data.slice(10));
    if ('problem' in decoded) {
      return {
        ...empty,
        sentence: sentence([]),
        notes: [`The selector is that of ${found.signature}, but the arguments cannot be read: ${decoded.problem}.`],
        warnings: this.#warnings(setting, found, []),
      };
    }
    const args = argumentsOf(found.item.inputs, decoded.values, this.#reading(found.item, decoded.values, setting));
    const inner = depth >= DEEPEST ? [] : this.#inner(found, decoded.values, setting, depth);
    return {
      ...empty,
      args,
      inner,
      sentence: sentence(args),
      notes: [...decoded.notes, ...(this.#left <= 0 ? [`Only ${MOST_CALLS} calls are read.`] : [])],
      warnings: this.#warnings(setting, found, args),
    };
  }

  #warnings(setting: Setting, found: FoundFunction | null, args: readonly Argument[]): string[] {
    return warningsOf(this.places, this.#spenders, setting, found, args);
  }

  #inner(found: FoundFunction, values: readonly unknown[], setting: Setting, depth: number): CallNode[] {
    const known = (selector: string): boolean => this.#functions.has(selector);
    return nestedCalls(found, values, setting, known).flatMap((nested) =>
      this.#left > 0 ? [this.#node(nested.data, { ...setting, ...nested.setting, contract: '' }, depth + 1)] : [],
    );
  }

  #reading(item: BookFunction, values: readonly unknown[], setting: Setting): Reading {
    const decimalsOf = tokenDecimals(this.places);
    return { places: this.places, decimalsOf, unitOf: contextUnits(this.places, item, values, setting) };
  }
}

/**
 * The reader's choice first, then the contract that stands at the called address. Without either, what all contracts
 * with this function agree on; its `contract` is then empty.
 */
function choose(
  functions: readonly FoundFunction[],
  { to, contract }: Setting,
  places: PlacesBook,
): FoundFunction | null {
  const there = to === null ? [] : placesAt(places, to).flatMap(({ contracts }) => contracts);
  const sure =
    functions.find((found) => found.contract === contract) ?? functions.find((found) => there.includes(found.contract));
  const [first] = functions;
  if (sure !== undefined || first === undefined || functions.length === 1) return sure ?? first ?? null;
  const { name, mutability } = first.item;
  const shared = functions.every(({ item }) => item.mutability === mutability)
    ? { mutability }
    : { mutability: 'payable' as const };
  const item = {
    name,
    inputs: agreedInputs(functions),
    ...(shared.mutability === undefined ? {} : { mutability: shared.mutability }),
  };
  return { ...first, contract: '', item };
}
