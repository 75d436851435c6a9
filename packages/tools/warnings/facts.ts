import type { BookLimit, BookPlace, PlacesBook, RulesBook, SpendersBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import type { FoundFunction } from '../book/functions';
import { placesAt } from '../book/places';
import type { Setting } from '../calldata/setting';
import type { Warning } from './warning';

/** More than any supply: an allowance of this size is unlimited. */
export const UNLIMITED = 2n ** 128n;

/** The data with which calls are compared. */
export interface WarningBooks {
  readonly places: PlacesBook;
  readonly spenders: SpendersBook;
  readonly rules: RulesBook;
  /** Missing in the composer, where it would be too heavy. */
  readonly advice?: Advice;
}

/** What is known about a target that is not the right one. */
export interface Advice {
  /** The contracts that have a function, in the place of the called one. */
  readonly targets: (places: PlacesBook, contracts: readonly string[], at: BookPlace) => string;
  /** A warning about an address that means different things on different chains. */
  readonly several: (there: readonly BookPlace[], to: string, names: string) => Warning | null;
  /** Contracts of a chain that pull a token: `: PufferVault (0x..)`; empty for none. */
  readonly needed: (places: PlacesBook, expected: readonly string[], chain: string) => string;
  /** What an address of earlier releases was, and what stands in its place now. */
  readonly former: (books: WarningBooks, address: string, chain: string | null) => readonly [was: string, now: string];
  /** Warnings about a spender of earlier releases. */
  readonly spender: (books: WarningBooks, spender: string, chain: string | null) => readonly Warning[];
}

/** Whether only earlier releases have an address in lower case. */
export const isFormer = ({ rules }: WarningBooks, address: string, chain: string | null): boolean =>
  rules.formerAt.some((at) => at.startsWith(`${address.slice(0, 18)} ${chain ?? ''}`));

/** A call, decoded as far as possible. */
export interface CallFacts {
  readonly setting: Setting;
  /** `0x` for a plain transfer. */
  readonly data: string;
  /** null for an unknown selector. Its `contract` is empty where several contracts have the function. */
  readonly found: FoundFunction | null;
  /** Contracts of the docs that have the function. */
  readonly contracts: readonly string[];
  readonly args: readonly Argument[];
}

/** `Contract.function` of a call; empty where the contract is not known. */
export const keyOf = ({ found }: Pick<CallFacts, 'found'>): string =>
  found === null || found.contract === '' ? '' : `${found.contract}.${found.item.name}`;

/** `token.function` of the tokens at the called address, whose rules may differ from those of other tokens. */
export const tokenKeysOf = ({ places }: WarningBooks, { found, setting: { to } }: CallFacts): readonly string[] =>
  found === null || to === null
    ? []
    : placesAt(places, to).flatMap(({ kind, path }) =>
        kind === 'token' ? [`${path[0] ?? ''}.${found.item.name}`] : [],
      );

/** The limits of a function, or of a token. */
export const limitsOf = ({ limits }: Pick<RulesBook, 'limits'>, name: string): readonly BookLimit[] =>
  name === '' ? [] : limits.filter(({ of }) => of.includes(name));

/** Arguments, including those inside structs and lists. */
export const flat = (args: readonly Argument[]): readonly Argument[] =>
  args.flatMap((arg) => [arg, ...flat(arg.items)]);
