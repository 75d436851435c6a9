import type { CallsData, MethodData, TokenData } from './calls-data';
import type {
  BookFunction,
  BookPlace,
  ContractPlace,
  ErrorsBook,
  PlaceKind,
  RulesBook,
  SpendersBook,
} from './tools-book';

/** The files behind the books, as small as possible: derivable data is omitted (packages/tools/book/). */

/** `uint256 needed|base units of WETH`, `indexed address sender`; a struct comes with its fields. */
export type PackedInput = string | readonly [string, ...PackedInput[]];

/** A function; empty fields at its end are omitted. The methods are separated by spaces; see `packedMethods`. */
export type PackedMember = readonly [
  name: string,
  inputs?: readonly PackedInput[],
  methods?: string,
  mutability?: BookFunction['mutability'] | '',
  summary?: string,
  outputs?: readonly PackedInput[],
];

export type FunctionsFile = Readonly<Record<string, readonly PackedMember[]>>;
/** Contract -> canonical signatures of its functions, separated by spaces. */
export type SignaturesFile = Readonly<Record<string, string>>;
/** Inputs are omitted when empty. */
export type EventsFile = Readonly<
  Record<string, readonly { readonly name: string; readonly inputs?: readonly PackedInput[] }[]>
>;

/** The entries of this file and of the words refer to contracts and methods by number. */
export interface ErrorsFile extends Pick<ErrorsBook, 'contracts' | 'texts' | 'panics' | 'targets' | 'parts'> {
  /** Handler -> names of its methods, separated by spaces. The numbering continues from handler to handler. */
  readonly methods: Readonly<Record<string, string>>;
  readonly errors: readonly PackedError[];
  /** Handlers that are not in the module of their name: path of the module. */
  readonly handlers: Readonly<Record<string, string>>;
}

/** Where the module of a handler is: `contracts/handlers/puf-locker-handler` for PufLockerHandler. */
export const handlerPath = (name: string): string =>
  `contracts/handlers/${name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}`;

/**
 * `name,contracts,methods,certainty,anchor~input~input`, the contracts and methods as runs of numbers (`0-3 7`).
 * Defaults of trailing fields: no methods, observed, `error-` and the name. A list where an input is a struct.
 */
export type PackedError = string | readonly [string, ...PackedInput[]];

/**
 * Meanings of the entries of the errors' file. A browser loads it in parts: an answer needs the words of its errors.
 */
export interface WordsFile {
  /**
   * Meanings by the index of the error: `cause|fix|where`. `where` is omitted when it is the list of its contracts; a
   * single meaning is no list.
   */
  readonly causes: Readonly<Record<number, string | readonly string[]>>;
  /**
   * `contracts|methods|cause|fix|note|certainty` in the order of the texts, then of the panics; then the reverts
   * without data. Defaults of trailing fields: no note, read. Empty in the parts with errors.
   */
  readonly reverts: readonly string[];
  /** `contract|function function|text` by name of the error, quoted text or panic; the text may be missing. */
  readonly conditions: Readonly<Record<string, readonly string[]>>;
}

/** A view function: selector without 0x, what it returns, and what it takes. */
export type PackedRead = readonly [selector: string, outputs: readonly PackedInput[], inputs?: readonly PackedInput[]];

/** The view functions of a contract by anchor of their entry, and where the SDK has the contract. */
export interface ReadsFile {
  readonly at: readonly ContractPlace[];
  readonly reads: Readonly<Record<string, PackedRead>>;
}

/**
 * Names at the addresses of one first hex digit: checksummed addresses, each with its names. An answer loads the files
 * of its addresses.
 */
export type AddressNamesFile = Readonly<Record<string, readonly string[]>>;

/** Where a page fetches the data for an answer of a wallet: a file per contract, and per first digit of an address. */
export interface AskedFiles {
  /** Address below the base path, with `*` for the name of the file. */
  readonly files: string;
}

export interface PlacesFile {
  /** Chain -> id. */
  readonly chains: Readonly<Record<string, number>>;
  /**
   * By kind: `name,contract contract,decimals,0d9a4.. 1afe..`, where a number before the address is the chain. A token
   * has EVERY_TOKEN as its last contract, which is omitted.
   */
  readonly places: Readonly<Record<PlaceKind, readonly string[]>>;
}

/** The contract whose functions every token has. */
export const EVERY_TOKEN = 'ERC20Permit';

/** Index of the chain among the keys of a table. */
export const CHAIN_AT: Readonly<Record<PlaceKind, 0 | 1>> = { contract: 0, vault: 1, token: 1, account: 0 };

/** The parts of a name that come before and after its chain. */
export const placePath = (kind: PlaceKind, chain: string, keys: readonly string[]): BookPlace['path'] =>
  keys.toSpliced(CHAIN_AT[kind], 0, chain);

/** A contract function that writes: name, inputs, whether it takes ETH, and its anchor where that is not its name. */
export type PackedFunction = readonly [name: string, inputs?: readonly PackedInput[], payable?: 0 | 1, anchor?: string];

/** The shared data of a handler's methods, and the methods. */
export interface PackedHandler extends Pick<MethodData, 'client' | 'contract' | 'address' | 'selects'> {
  readonly class: string;
  /** Path of its module. */
  readonly path: string;
  readonly methods: readonly Omit<MethodData, 'client' | 'contract' | 'address' | 'selects' | 'page'>[];
}

/** Only the file of places has addresses; `none`: chains where the SDK stores the zero address, separated by spaces. */
export type PackedToken = Omit<TokenData, 'at'> & { readonly none?: string };

/** The places of a contract by name, each with its chains where nothing is deployed: `PufferVault`, `sCARROT|Holesky`. */
interface PackedContract {
  readonly places: readonly string[];
  readonly functions: readonly PackedFunction[];
}

/** The chains are those of the places. */
interface NamesFile extends Pick<CallsData, 'sdk'> {
  readonly tokens: Readonly<Record<string, PackedToken>>;
  readonly contracts: Readonly<Record<string, PackedContract>>;
}

/** Everything that can be composed. Additional data for a form is in the part of its contract. */
export interface CallsFile extends NamesFile {
  /** Class, property of PufferClient, contract, and the names of the methods that send, separated by spaces. */
  readonly names: readonly (readonly [handler: string, client: string, contract: string, methods: string])[];
  /** The contracts of each part, separated by spaces. */
  readonly parts: readonly string[];
}

/** The methods that call some contracts, who may call these contracts' functions, and general facts about them. */
export interface MethodsFile extends FunctionTexts {
  readonly handlers: readonly PackedHandler[];
  /** Names of arguments that are minimums; most contracts have none. */
  readonly minimums?: readonly string[];
}

/** Data of the permit bench. */
export interface PermitsFile extends NamesFile {
  readonly handlers: readonly PackedHandler[];
}

/** Text -> the functions that it is about, separated by spaces. */
export interface FunctionTexts {
  readonly who: Readonly<Record<string, string>>;
  readonly cautions: Readonly<Record<string, string>>;
}

/** The texts are a separate file in the browser: the composer loads them with the methods of a contract. */
export interface RulesFile
  extends Pick<RulesBook, 'limits' | 'implementations' | 'formerAt' | 'former'>, FunctionTexts {}

/** The files that calldata, logs and reverts are decoded with. */
export interface DecoderFiles {
  readonly errors: ErrorsFile;
  readonly words: WordsFile;
  readonly functions: FunctionsFile;
  readonly events: EventsFile;
  readonly places: PlacesFile;
  readonly spenders: SpendersBook;
  readonly rules: RulesFile;
}
