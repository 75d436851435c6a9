import type { CallsData, ContractData, MethodData } from './calls-data';
import type { BookError, BookFunction, BookEvent, BookMeaning, BookPlace, BookRevert, PlaceKind } from './tools-book';

/** The files behind the books, as small as they can be: what follows from something else is left out (tools/book/). */

/** `uint256 needed|base units of WETH`, `indexed address sender`; a struct comes with its fields. */
export type PackedInput = string | readonly [string, ...PackedInput[]];

/** Inputs are missing where there are none. */
type Packed<Member> = Omit<Member, 'inputs'> & { readonly inputs?: readonly PackedInput[] };

export type FunctionsFile = Readonly<Record<string, readonly Packed<BookFunction>[]>>;
export type EventsFile = Readonly<Record<string, readonly Packed<BookEvent>[]>>;

export interface ErrorsFile {
  /** Names that the entries give as numbers. */
  readonly contracts: readonly string[];
  readonly methods: readonly string[];
  readonly errors: readonly PackedError[];
  readonly texts: readonly string[];
  readonly panics: readonly string[];
  readonly handlers: Readonly<Record<string, string>>;
}

/**
 * Name, inputs, contracts and methods as runs of numbers (`0-3 7`), certainty, anchor. Missing at the end: no inputs, no
 * methods, read, `error-` and the name.
 */
export type PackedError = readonly [
  name: BookError['name'],
  inputs?: readonly PackedInput[],
  contracts?: string,
  methods?: string,
  certainty?: string,
  anchor?: string,
];

/** Meanings of each error, in the order of the errors; `where` is missing when it is the list of its contracts. */
export type CausesFile = readonly (readonly (readonly [cause: string, fix: string, where?: BookMeaning['where']])[])[];

/** Missing fields: a text, no methods, no note, read. */
type PackedRevert = Pick<BookRevert, 'value' | 'contracts' | 'cause' | 'fix'> & Partial<Omit<BookRevert, 'anchor'>>;
export type RevertsFile = readonly PackedRevert[];

export interface PlacesFile {
  /** Chain -> id. */
  readonly chains: Readonly<Record<string, number>>;
  /** By kind: `name,contract contract,decimals,0d9a4.. 1afe..`, where a number in front of the address is the chain. */
  readonly places: Readonly<Record<PlaceKind, readonly string[]>>;
}

/** Place of the chain among the keys of a table. */
export const CHAIN_AT: Readonly<Record<PlaceKind, 0 | 1>> = { contract: 0, vault: 1, token: 1, account: 0 };

/** The parts of a name that come before and after its chain. */
export const placePath = (kind: PlaceKind, chain: string, keys: readonly string[]): BookPlace['path'] =>
  keys.toSpliced(CHAIN_AT[kind], 0, chain);

/** A contract function that writes: name, inputs, whether it takes ETH, and its anchor where that is not its name. */
export type PackedFunction = readonly [name: string, inputs?: readonly PackedInput[], payable?: 0 | 1, anchor?: string];

/** What the methods of a handler share, and the methods. */
export interface PackedHandler extends Pick<MethodData, 'client' | 'contract' | 'address'> {
  readonly class: string;
  /** Path of its module. */
  readonly path: string;
  readonly methods: readonly Omit<MethodData, 'client' | 'contract' | 'address' | 'page'>[];
}

export interface CallsFile extends Pick<CallsData, 'chains' | 'tokens'> {
  readonly contracts: Readonly<
    Record<string, Pick<ContractData, 'places'> & { readonly functions: readonly PackedFunction[] }>
  >;
  readonly handlers: readonly PackedHandler[];
}
