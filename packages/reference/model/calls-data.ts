import type { SentCall } from './arguments';
import type { Approval } from './sdk';
import type { BookParameter } from './tools-book';

/**
 * Data of the tools that compose calls: tokens, contracts with their writing functions, and methods with their effects.
 * Empty fields are omitted, because the file is loaded on use.
 */
export interface CallsData {
  /** Imports of the generated code, and the class that holds all handlers. */
  readonly sdk: { readonly package: string; readonly client: string };
  /** Member of Chain -> chain id. */
  readonly chains: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, TokenData>>;
  readonly contracts: Readonly<Record<string, ContractData>>;
  /** Every method that sends. */
  readonly names: readonly MethodName[];
  /** The methods of the contracts whose part has been loaded. */
  readonly methods: readonly MethodData[];
}

export type MethodName = Pick<MethodData, 'name' | 'client' | 'contract'>;

export interface TokenData {
  readonly enum: 'Token' | 'UnifiToken';
  /** A number, or the reason why there is none. */
  readonly decimals: number | string;
  /** "yes", "no", "unknown", "differs by chain", "inferred yes". The composer has nothing about permits. */
  readonly permit?: string;
  readonly reason?: string;
  /** Domain version that the SDK signs with. */
  readonly version?: string;
  readonly domainName?: string;
  /** Chain -> domain salt. */
  readonly salts?: Readonly<Record<string, string>>;
  /** Chain -> checksummed address; null for the zero address as a placeholder. */
  readonly at: Readonly<Record<string, string | null>>;
}

/** One place of a contract; `address` is null for the zero address as a placeholder. */
export interface PlaceData {
  readonly chain: string;
  readonly name: string;
  readonly address: string | null;
}

export interface ContractData {
  /** Empty for a contract whose address the reader sets. */
  readonly places: readonly PlaceData[];
  /** The ABI items of the functions that write, without outputs; every integer has its unit. */
  readonly functions: readonly FunctionData[];
}

export interface FunctionData {
  readonly type: 'function';
  readonly name: string;
  readonly stateMutability: 'nonpayable' | 'payable';
  readonly inputs: readonly BookParameter[];
  readonly outputs: readonly [];
  readonly signature: string;
  readonly page: string;
}

export interface ParameterData {
  readonly name: string;
  /** As the SDK declares it. */
  readonly type: string;
  readonly unit?: string;
  readonly optional?: true;
  readonly fields?: readonly ParameterData[];
}

/** A call that a method makes. */
export type SentData = Pick<SentCall, 'signature' | 'arguments'> &
  Partial<Pick<SentCall, 'when' | 'allowances'>> & { readonly value?: string };

/** An approval that a method needs. */
export type ApprovalData = Approval & { readonly needs: Exclude<Approval['needs'], 'none'> };

export interface MethodData {
  /** `PufferVaultHandler.deposit` */
  readonly name: string;
  /** Property of the client: `vault`. */
  readonly client: string;
  readonly deferred?: true;
  readonly contract: string;
  /** Type of the token that `withToken` of its handler takes; none without that method. */
  readonly selects?: string;
  /** Source of the address, as the handler says: `CONTRACT_ADDRESSES[chain].PufferVault`. */
  readonly address: string;
  readonly parameters: readonly ParameterData[];
  readonly sender: string;
  readonly sends: readonly SentData[];
  readonly approvals?: readonly ApprovalData[];
  readonly signs?: true;
  readonly page: string;
}
