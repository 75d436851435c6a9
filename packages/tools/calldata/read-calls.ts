import type { BookFunction, FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { agreedInputs } from '../book/agreed';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { decodeExactly } from '../book/decode-exactly';
import { indexFunctions, type FoundFunction } from '../book/functions';
import { placesAt } from '../book/places';
import { tokenDecimals } from '../book/token-decimals';
import type { PastedCall } from './pasted-call';
import { nestedCalls } from './nested';
import { contractsAt, OUTSIDE } from './outside';
import { contextUnits } from './context-units';
import type { Setting } from './setting';
import type { WarningBooks } from '../warnings/facts';
import { cautionsOf, warningsOf } from '../warnings/of-call';
import { apartWarnings } from '../warnings/together';
import { warning, type Warning } from '../warnings/warning';
import { drained, type Steps } from './steps';
import type { Word } from './words';

export interface CallNode {
  readonly setting: Setting;
  readonly data: string;
  readonly selector: string;
  /** Contracts of the docs that have this function. */
  readonly contracts: readonly string[];
  /** The contract whose function it is read as; null for an unknown selector. */
  readonly found: FoundFunction | null;
  readonly sentence: string;
  readonly args: readonly Argument[];
  /** Problems of these values. */
  readonly warnings: readonly Warning[];
  /** Facts about the function that apply to all values. */
  readonly cautions: readonly string[];
  /** How the data was read, where that is not obvious. */
  readonly notes: readonly string[];
  /** The data of an unknown function in words; empty for a known one. */
  readonly words: readonly Word[];
  readonly inner: readonly CallNode[];
}

/** Limits: depth of inner calls, and calls in all. */
const DEEPEST = 6;
const MOST_CALLS = 500;

/** What is said about a call besides its values; the composer shows none of it. */
export interface Said {
  readonly sentence: string;
  readonly words: readonly Word[];
}

/** How the data of a call was read; `left`: bytes behind a number of calls. */
export type Noted =
  | readonly [kind: 'unknown', selector: string]
  | readonly [kind: 'inputs', found: FoundFunction]
  | readonly [kind: 'left', bytes: number, calls: number]
  | readonly [kind: 'deep']
  | readonly [kind: 'most', calls: number];

/** Reads calls with the site's data. Created once. */
export class CallReader {
  readonly books: WarningBooks;
  readonly #functions: ReadonlyMap<string, readonly FoundFunction[]>;
  readonly #decimalsOf: Reading['decimalsOf'];
  #left = 0;
  #missed = false;
  readonly #whole: boolean;

  /** `whole`: `functions` are complete. */
  constructor(functions: FunctionsBook, books: WarningBooks, whole = true) {
    this.books = books;
    this.#whole = whole;
    this.#functions = indexFunctions({ ...functions, ...OUTSIDE });
    this.#decimalsOf = tokenDecimals(books.places);
  }

  /** Contracts that have the function of a selector. */
  contractsWith(selector: string): readonly string[] {
    return this.functionsWith(selector).map(({ contract }) => contract);
  }

  /** Whether a selector was looked up that may belong to a function it does not have. */
  get missed(): boolean {
    return !this.#whole && this.#missed;
  }

  /** The functions of a selector. */
  functionsWith(selector: string): readonly FoundFunction[] {
    const found = this.#functions.get(selector);
    if (found === undefined) this.#missed = true;
    return found ?? [];
  }

  /** Explains one call. `now`: Unix seconds. */
  explain(call: PastedCall, now: bigint, chosen: { chain: string | null; contract: string }): CallNode {
    const [node] = this.explainAll([{ call, chain: chosen.chain }], now, chosen.contract);
    return node as CallNode;
  }

  /** The calls of one input. They and their inner calls are counted together. */
  explainAll(
    calls: readonly { readonly call: PastedCall; readonly chain: string | null }[],
    now: bigint,
    contract: string,
  ): readonly CallNode[] {
    return drained(this.steps(calls, now, contract));
  }

  /** The same in steps, one per call and inner call: hundreds at once would block a page. */
  *steps(
    calls: readonly { readonly call: PastedCall; readonly chain: string | null }[],
    now: bigint,
    contract: string,
  ): Steps<readonly CallNode[]> {
    this.#left = MOST_CALLS;
    const nodes: CallNode[] = [];
    for (const { call, chain } of calls) {
      if (this.#left <= 0) break;
      const { data, to, from, value, operation } = call;
      nodes.push(yield* this.#node(data, { chain, to, from, value, operation, now, contract }, 0));
    }
    return nodes;
  }

  protected said(_setting: Setting, _data: string, _found: FoundFunction | null, _args: readonly Argument[]): Said {
    return { sentence: '', words: [] };
  }

  protected noted(..._about: Noted): string {
    return '';
  }

  *#node(data: string, setting: Setting, depth: number): Steps<CallNode> {
    this.#left -= 1;
    yield;
    const selector = data.slice(0, 10);
    const functions = data === '0x' ? [] : this.functionsWith(selector);
    const found = choose(functions, setting, this.books.places);
    const contracts = functions.map(({ contract }) => contract);
    const node = (
      args: readonly Argument[],
      more: Partial<Pick<CallNode, 'notes' | 'inner'>> & { readonly data?: readonly Warning[] } = {},
    ): CallNode => {
      const facts = { setting, data, found, contracts, args };
      return {
        setting,
        data,
        selector,
        contracts,
        found,
        args,
        ...this.said(setting, data, found, args),
        warnings: [...(more.data ?? []), ...warningsOf(this.books, facts)],
        cautions: cautionsOf(this.books, facts),
        notes: more.notes ?? [],
        inner: more.inner ?? [],
      };
    };
    if (data === '0x') return node([]);
    if (found === null) return node([], { notes: [this.noted('unknown', selector)] });
    const decoded = decodeExactly(found.item.inputs, data.slice(10));
    if ('problem' in decoded)
      return node([], {
        data: [truncated(found.signature, decoded.problem)],
        notes: [this.noted('inputs', found)],
      });
    const args = argumentsOf(found.item.inputs, decoded.values, this.#reading(found.item, decoded.values, setting));
    const inside = nestedCalls(found, decoded.values, setting, (known) => this.functionsWith(known).length > 0);
    const deep = depth >= DEEPEST && inside.calls.length > 0;
    const inner: CallNode[] = [];
    for (const call of deep ? [] : inside.calls)
      if (this.#left > 0)
        inner.push(yield* this.#node(call.data, { ...setting, ...call.setting, contract: '' }, depth + 1));
    return node(args, {
      inner,
      data: [...decoded.notes.map((note) => oddData(note, decoded.extra)), ...apartWarnings(this.books, inner)],
      notes: [
        ...(deep
          ? [this.noted('deep')]
          : inside.left > 0
            ? [this.noted('left', inside.left, inside.calls.length)]
            : []),
        ...(this.#left <= 0 ? [this.noted('most', MOST_CALLS)] : []),
      ],
    });
  }

  #reading(item: BookFunction, values: readonly unknown[], setting: Setting): Reading {
    const { places } = this.books;
    return { places, decimalsOf: this.#decimalsOf, unitOf: contextUnits(places, item, values, setting) };
  }
}

const truncated = (signature: string, problem: string): Warning =>
  warning(
    'truncated-data',
    `The selector is that of ${signature}, but the arguments cannot be read: ${problem}.`,
    'Copy the whole data: sent like this, the call reverts or has other values.',
  );

const oddData = (note: string, extra: number): Warning =>
  extra > 0
    ? warning('extra-data', note, 'Ask who made the call what these bytes are for.', { bytes: String(extra) })
    : warning('odd-data', note, 'Encode the call again from its values.');

/**
 * The reader's choice first, then the contract at the called address. Without either, the inputs on which all contracts
 * with this function agree; `contract` is then empty.
 */
function choose(
  functions: readonly FoundFunction[],
  { to, contract, chain }: Setting,
  places: PlacesBook,
): FoundFunction | null {
  const all = to === null ? [] : placesAt(places, to);
  const here = all.filter((place) => place.chain === chain);
  const there = (here.length > 0 ? here : all).flatMap(contractsAt);
  const sure =
    functions.find((found) => found.contract === contract) ??
    functions.find((found) => there.includes(found.contract) && found.contract !== EVERY_TOKEN) ??
    functions.find((found) => there.includes(found.contract));
  const [first] = functions;
  if (sure !== undefined || first === undefined || functions.length === 1) return sure ?? first ?? null;
  const items = functions.map(({ item }) => item);
  const { name, mutability } = first.item;
  const agreed = items.every((item) => item.mutability === mutability) ? mutability : 'payable';
  const inputs = agreedInputs(items.map((item) => item.inputs));
  const item = { name, inputs, ...(agreed === undefined ? {} : { mutability: agreed }) };
  return { ...first, contract: '', item };
}
