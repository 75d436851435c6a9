import type { Caveats, Doc, Location, NamedOutcome, RevertReference, Unit } from './doc';
import type { ExportBase } from './sdk';

/** A parameter, a return value or a struct field of a contract. */
export interface ContractParameter {
  /** Empty for unnamed parameters. */
  readonly name: string;
  /** Solidity type as written, for example `AtomicQueue.AtomicRequest`. */
  readonly type: string;
  /** ABI type, with structs as tuples. */
  readonly abiType: string;
  readonly indexed: boolean;
  readonly description: string;
  readonly unit: string | null;
}

export type Mutability = 'pure' | 'view' | 'nonpayable' | 'payable';

interface MemberBase extends ExportBase {
  /** Canonical signature, for example `deposit(uint256,address)`. */
  readonly signature: string;
  /** The Solidity declaration on one line. */
  readonly solidity: string;
  readonly inputs: readonly ContractParameter[];
}

export interface ContractFunction extends MemberBase {
  readonly kind: 'function';
  readonly selector: string;
  readonly mutability: Mutability;
  readonly outputs: readonly ContractParameter[];
  readonly reverts: readonly RevertReference[];
  readonly emits: readonly NamedOutcome[];
  /** Who may call it; null for everyone. */
  readonly access: string | null;
}

/** Whether a function changes state, so that it is sent and not read. */
export const writes = ({ mutability }: Pick<ContractFunction, 'mutability'>): boolean =>
  mutability === 'payable' || mutability === 'nonpayable';

export interface ContractEvent extends MemberBase {
  readonly kind: 'event';
  readonly topic: string;
}

export interface ContractError extends MemberBase {
  readonly kind: 'error';
  readonly selector: string;
  /** How the caller can resolve it. */
  readonly fix: string;
}

export type Confidence = 'read' | 'inferred' | 'MEMORY';

/** Facts of an item that no ABI of the SDK declares: its contracts, and how it is known. */
export interface Undeclared {
  /** Contracts that can raise or emit it. */
  readonly contracts: readonly string[];
  readonly source: string;
  readonly confidence: Confidence;
}

/** An error that no ABI of the SDK declares, from surface/errors. */
export interface UndeclaredError extends ContractError, Undeclared {
  /** `Contract.function` names that can raise it. */
  readonly functions: readonly string[];
}

/** An event that the ABI of its contract omits, from surface/events. */
export type UndeclaredEvent = ContractEvent & Undeclared;

export interface ContractStruct {
  readonly kind: 'struct';
  /** Name with its scope, for example `AtomicQueue.AtomicRequest`. */
  readonly name: string;
  readonly doc: Doc;
  readonly units: readonly Unit[];
  readonly fields: readonly ContractParameter[];
}

export interface ContractEnum {
  readonly kind: 'enum';
  readonly name: string;
  readonly doc: Doc;
  readonly members: readonly { readonly name: string; readonly description: string }[];
}

/** A parameter of a JSON ABI, as solc prints it. */
export interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly internalType?: string;
  readonly indexed?: boolean;
  readonly components?: readonly AbiParameter[];
}

/** An item of a JSON ABI. */
export type AbiItem = Readonly<Record<string, unknown>> & { readonly type: string; readonly name?: string };

/** One contract of the SDK: an interface file of surface/contracts. */
export interface Contract {
  /** File name. The page and the SDK's ABI constant have the same name. */
  readonly name: string;
  readonly doc: Doc;
  readonly caveats: Caveats;
  readonly functions: readonly ContractFunction[];
  readonly events: readonly ContractEvent[];
  readonly errors: readonly ContractError[];
  readonly structs: readonly ContractStruct[];
  readonly enums: readonly ContractEnum[];
  /** Doc of `receive()`; null without one. */
  readonly receive: Doc | null;
  readonly abi: readonly AbiItem[];
  readonly location: Location;
}

/** Who can do something about a revert: the user of an app, its developer, or those who run the contract. */
type Audience = 'user' | 'developer' | 'operator';

/** Text that an app shows its user when a call reverts. */
export interface UserText {
  /** Signature of a custom error; else the name of `revertName`. */
  readonly error: string;
  readonly audience: Audience;
  /** One sentence without code words. */
  readonly user: string;
  readonly location: Location;
}

/** A revert without an error selector: `require` texts, compiler panics, and reverts without data. */
export interface RevertText extends Undeclared {
  readonly kind: 'text' | 'panic' | 'no-data';
  /** The text, the panic code as 0x-hex, or empty for "no-data". */
  readonly value: string;
  readonly cause: string;
  readonly fix: string;
  readonly functions: readonly string[];
  /** Additional facts for the reader; may be empty. */
  readonly note: string;
  readonly location: Location;
}
