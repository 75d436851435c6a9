import type { RevertText } from './contract';
import type { Limit } from './limits';
import type { Minimum } from './minimums';

export { askedIn, placeIn, productsIn, type Product } from './minimums';

/**
 * Data of the site's tools in the browser. The generator writes it as small files, one per part: selectors, topics,
 * checksums and links are computed from them.
 */

/** A parameter as viem reads it, with its unit. */
export interface BookParameter {
  readonly name: string;
  /** ABI type; `tuple` has components. */
  readonly type: string;
  readonly components?: readonly BookParameter[];
  readonly indexed?: boolean;
  /** Unit in words: `base units of pufETH (18 decimals)`; missing where the value counts nothing. */
  readonly unit?: string;
  /** Description of a parameter without a name in the ABI: "holder of the shares". */
  readonly says?: string;
}

interface BookMember {
  readonly name: string;
  readonly inputs: readonly BookParameter[];
}

export interface BookFunction extends BookMember {
  /** Missing: nonpayable. */
  readonly mutability?: 'payable' | 'view' | 'pure';
  /** Its outputs; only for a read. */
  readonly outputs?: readonly BookParameter[];
  /** First paragraph of its description; only for a write. */
  readonly summary?: string;
  /** SDK methods that call it: `PufferVaultHandler.deposit`. */
  readonly methods?: readonly string[];
}

/** The functions by name of the contract, in the order of the ABI. */
export type FunctionsBook = Readonly<Record<string, readonly BookFunction[]>>;

/** The page of all events has its entry. */
export type BookEvent = BookMember;

/** The events by name of the contract that emits them, including those that the ABIs omit. */
export type EventsBook = Readonly<Record<string, readonly BookEvent[]>>;

export interface BookMeaning {
  /** Contracts of this meaning, separated by commas. */
  readonly where: string;
  readonly cause: string;
  readonly fix: string;
}

export interface BookError extends BookMember {
  /** Its index in the book, by which its meanings are found. */
  readonly index: number;
  /** Anchor on the page of reverts. */
  readonly anchor: string;
  readonly contracts: readonly string[];
  readonly methods: readonly string[];
  readonly certainty: string;
}

/** A revert without a selector of its own. */
export interface BookRevert extends Pick<RevertText, 'kind' | 'value' | 'contracts' | 'cause' | 'fix' | 'note'> {
  readonly anchor: string;
  readonly methods: readonly string[];
  readonly certainty: string;
}

export interface ErrorsBook {
  readonly errors: readonly BookError[];
  /** Names that the words refer to by number. */
  readonly contracts: readonly string[];
  readonly methods: readonly string[];
  /** Known texts and panic codes; their meanings are in another file. */
  readonly texts: readonly string[];
  readonly panics: readonly string[];
  /** Handler class -> contract that its methods call. */
  readonly targets: Readonly<Record<string, string>>;
  /** Handler class -> path of its module, for links. */
  readonly handlers: Readonly<Record<string, string>>;
  /**
   * Index of the first error of each part of the words; texts, panics and reverts without data are the part after the
   * last.
   */
  readonly parts: readonly number[];
}

/** Meanings of the errors, texts and panics, and of a revert without data. */
export interface WordsBook {
  /** By the index of the error in its book. */
  readonly meanings: Readonly<Record<number, readonly BookMeaning[]>>;
  readonly reverts: readonly BookRevert[];
  /**
   * Conditions under which the functions of a contract revert, by `InvalidAmount`, the text in quotes or `Panic(0x11)`.
   */
  readonly conditions: Readonly<Record<string, readonly BookCondition[]>>;
}

/** Condition under which functions of one contract revert. */
export interface BookCondition {
  readonly contract: string;
  readonly functions: readonly string[];
  /** May be empty. */
  readonly text: string;
}

export type PlaceKind = 'contract' | 'vault' | 'token' | 'account';

/** An address of the SDK's tables, or a published account with rights. */
export interface BookPlace {
  readonly kind: PlaceKind;
  /** Keys of its table, the chain among them: `Mainnet`, `PufferVault`. */
  readonly path: readonly string[];
  readonly chain: string;
  /** Lower case. */
  readonly address: string;
  /** Contracts whose ABI it has. */
  readonly contracts: readonly string[];
  /** Decimals of a token; missing where they are unknown. */
  readonly decimals?: number;
}

/** A token that a contract pulls: `spender` may be null where the token is chosen at run time. */
interface BookSpender {
  /** Name of a method that needs it, which is that of the contract's function. */
  readonly method: string;
  /** Member of Token or UnifiToken; null where it is chosen at run time. */
  readonly token: string | null;
  /** Contract that must be allowed to move the token. */
  readonly spender: string;
}

export interface PlacesBook {
  /** Chain -> id. */
  readonly chains: Readonly<Record<string, number>>;
  readonly places: readonly BookPlace[];
}

/** The approvals that methods of the SDK need. */
export type SpendersBook = readonly BookSpender[];

/**
 * Names and selectors by which an input is recognised, to choose a tool. Selectors are hex without 0x, concatenated.
 */
export interface SelectorsBook {
  readonly errors: string;
  readonly functions: string;
  /** Names of errors. */
  readonly names: readonly string[];
  /** Names of functions and SDK methods that send. */
  readonly calls: readonly string[];
}

/** Limits for the values of a call: see packages/reference/model/limits.ts. */
export type BookLimit = Pick<Limit, 'kind' | 'of' | 'argument' | 'amount' | 'text'>;

/** Reads of a node for calls with a minimum. */
export type MinimumsBook = readonly Omit<Minimum, 'sources' | 'location'>[];

/** Facts about the writing functions, by `Contract.function`. */
export interface RulesBook {
  /** The only accounts that may call; missing: everyone. */
  readonly who: Readonly<Record<string, string>>;
  /** Risks for money or time whatever the values are. */
  readonly cautions: Readonly<Record<string, readonly string[]>>;
  readonly limits: readonly BookLimit[];
  /** Code behind proxies that was recorded, lower case. */
  readonly implementations: readonly string[];
  /** Addresses that only earlier releases have, lower case: 16 digits, which no other one shares, and the chain. */
  readonly formerAt: readonly string[];
  /** What these were. */
  readonly former?: readonly FormerPlace[];
}

/** The first 16 digits of an address in lower case that was that of an entry, with the first release (null: older) and the last. */
export type FormerPlace = readonly [address: string, chain: string, name: string, from: string | null, to: string];

/** Where the SDK has a contract: chain, name in its tables, address in the case of EIP-55. */
export type ContractPlace = readonly [chain: string, name: string, address: `0x${string}`];

/** `PufferVault`, `unifiETH NucleusTeller`, `pufETH`. */
export const placeName = ({ path, chain }: Pick<BookPlace, 'path' | 'chain'>): string =>
  path.filter((key) => key !== chain).join(' ');

/** Names at an address, each once with its chains: `PufferVault (Mainnet)`. */
export function namesOfPlaces(places: readonly BookPlace[]): readonly string[] {
  const chains = new Map<string, string[]>();
  for (const place of places) {
    const name = placeName(place);
    chains.set(name, [...new Set([...(chains.get(name) ?? []), place.chain])]);
  }
  return [...chains].map(([name, on]) => `${name} (${on.join(', ')})`);
}

/**
 * Where the SDK has a contract, each address of a chain once: a contract that is also a token is in two tables.
 * `getAddress`: returns an address with its EIP-55 checksum.
 */
export const contractPlaces = (
  { places }: PlacesBook,
  contract: string,
  getAddress: (text: string) => ContractPlace[2],
): readonly ContractPlace[] =>
  places
    .filter(({ contracts }) => contracts.includes(contract))
    .filter((place, at, all) => all.findIndex((it) => it.chain === place.chain && it.address === place.address) === at)
    .map((place) => [place.chain, placeName(place), getAddress(place.address)]);

/** The places of contracts by name. */
export type ContractPlaces = Readonly<Record<string, readonly ContractPlace[]>>;

/** A value that a page offers to read: the call, and its outputs. */
export interface ReadValue {
  readonly contract: string;
  /** Calldata. */
  readonly data: `0x${string}`;
  readonly outputs: readonly BookParameter[];
}

/** What a button of a page asks a wallet for (packages/content/components/hex.tsx): the code behind a proxy. */
export interface AskedProxy {
  readonly address: string;
  readonly chain: string;
  readonly chainId: number;
  /** Recorded implementation. */
  readonly implementation: string;
}

/** Who may call a contract now. */
export interface AskedPowers {
  readonly contract: string;
  /** View functions of its ABI about its pause and owner, in this order. */
  readonly reads: readonly PowerRead[];
  /** Signatures of the functions that an access manager decides about; empty where none does. */
  readonly functions: readonly string[];
  /** Published access managers by chain, for a contract whose ABI does not name its own. */
  readonly managers: Readonly<Record<string, string>>;
}

export const POWER_READS = ['paused', 'isPaused', 'owner', 'authority'] as const;
export type PowerRead = (typeof POWER_READS)[number];
