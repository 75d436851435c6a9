import type { Caveats, Doc, DocTag, Location, NamedOutcome, RevertReference, Unit } from './doc';

/** One module of the SDK. `path` is its path inside the package, which is also its route under /api/. */
export interface SdkModule {
  readonly path: string;
  readonly doc: Doc | null;
  readonly exports: readonly SdkExport[];
  readonly location: Location;
}

export type SdkExport = SdkClass | SdkEnum | SdkType | SdkConstant | SdkFunction | SdkReexport;

/** Facts of every export, of its methods, and of the members of contracts. */
export interface ExportBase {
  readonly name: string;
  readonly doc: Doc;
  readonly caveats: Caveats;
  readonly units: readonly Unit[];
}

export interface SdkClass extends ExportBase {
  readonly kind: 'class';
  readonly abstract: boolean;
  readonly extends: string | null;
  readonly typeParameters: readonly string[];
  /** null for an inherited or missing constructor. */
  readonly constructorMember: SdkConstructor | null;
  readonly properties: readonly SdkField[];
  readonly methods: readonly SdkMethod[];
  /** Only on handlers. */
  readonly handler: HandlerFacts | null;
}

/** The facts that make a class a contract handler. */
export interface HandlerFacts {
  /** Property of PufferClient with the handler, for example "vault". */
  readonly clientProperty: string;
  /** Name of the contract (an interface of surface/contracts). */
  readonly contract: string;
  /** Expression for the address, for example `CONTRACT_ADDRESSES[chain].PufferVault`. */
  readonly addressSource: string;
  /** Names of its methods in the order in which readers need them; the first three are the commonest calls. */
  readonly start: readonly string[];
}

export interface SdkConstructor {
  readonly parameters: readonly SdkParameter[];
  /** Paths of its integers that no named type documents; each needs a unit. */
  readonly integers: readonly string[];
  readonly doc: Doc | null;
}

/** A parameter, or a field of a parameter or of a type. */
export interface SdkParameter {
  readonly name: string;
  /** The type as written in the declaration. */
  readonly type: string;
  readonly optional: boolean;
  /** Value that the SDK uses when the parameter is omitted or undefined; null without one. */
  readonly defaultValue: string | null;
  /** Markdown; empty when undocumented, which a check reports. */
  readonly description: string;
  readonly unit: string | null;
  /** Fields of an object parameter, expanded from its named type. */
  readonly fields: readonly SdkParameter[];
}

export type SdkField = SdkParameter & {
  readonly readonly: boolean;
  /** Tags of the field's own comment. */
  readonly tags: readonly DocTag[];
  readonly location: Location;
};

/** Effect of a method on the reader's wallet and node. */
export type MethodForm =
  | 'read' // sends an eth_call, resolves to the decoded value
  | 'write' // sends when called, resolves to the hash
  | 'deferred-write' // returns { transact, estimate }
  | 'sign' // asks for a signature only
  | 'local'; // computes or configures, sends no request

/** `Contract.function(types)`: the target of a method. */
export interface CallReference {
  readonly contract: string;
  /** Canonical signature, for example `deposit(uint256,address)`. */
  readonly signature: string;
  /** When the method calls this function, for methods with several; may be empty. */
  readonly text: string;
}

/** The precondition of a method that moves a token. */
export interface Approval {
  readonly needs: 'none' | 'value' | 'approve' | 'permit' | 'permit-or-approve';
  /** Token name, null for `none` and `value`. */
  readonly token: string | null;
  /** Contract that must be allowed to move the token; null for `none` and `value`. */
  readonly spender: string | null;
  readonly text: string;
}

/** Whether a token moves by an allowance, which an approval or a permit leaves behind. */
export const needsAllowance = ({ needs }: Approval): boolean => needs !== 'none' && needs !== 'value';

export interface SdkMethod extends ExportBase {
  readonly static: boolean;
  readonly visibility: 'public' | 'protected';
  readonly parameters: readonly SdkParameter[];
  readonly returns: string;
  readonly returnsDescription: string;
  /**
   * Fields of the object that it returns or resolves to, or of the elements of a list; none for `{ transact, estimate
   * }`.
   */
  readonly returnFields: readonly SdkParameter[];
  /** Paths of its integers (`value`, `return.price`) that none of our named types documents; each needs a unit. */
  readonly integers: readonly string[];
  readonly form: MethodForm;
  readonly calls: readonly CallReference[];
  /** Writes: the account that sends, as a parameter path or `walletClient.account`. */
  readonly sender: string | null;
  /** Writes: msg.value, as "none" or an expression with its unit. */
  readonly value: string | null;
  readonly approvals: readonly Approval[];
  /** What the wallet signs; null for nothing. */
  readonly signs: string | null;
  /** Writes: the wallet's prompts, for example "1 signature, then 1 transaction". */
  readonly prompts: string | null;
  readonly contractWallet: { readonly answer: 'yes' | 'no' | 'unknown'; readonly text: string } | null;
  readonly reverts: readonly RevertReference[];
  /** Errors that the client throws before or instead of a request. */
  readonly throws: readonly NamedOutcome[];
}

export interface SdkEnum extends ExportBase {
  readonly kind: 'enum';
  readonly members: readonly SdkEnumMember[];
}

export interface SdkEnumMember {
  readonly name: string;
  readonly value: string | number;
  readonly doc: Doc;
  /** Extra facts of the member, tag name -> text (`@explorer`, `@nativeCurrency`, ...). */
  readonly facts: Readonly<Record<string, string>>;
}

export interface SdkType extends ExportBase {
  readonly kind: 'type' | 'interface';
  readonly typeParameters: readonly string[];
  /** The text after `=`; for an interface its body. */
  readonly definition: string;
  /** Fields of the object type, including those of intersections, unions and extended types. */
  readonly fields: readonly SdkField[];
  /** Paths of integers in the fields of this declaration, without those of named types. */
  readonly integers: readonly string[];
}

export interface SdkConstant extends ExportBase {
  readonly kind: 'const';
  readonly type: string;
  /** The literal; undefined for a declaration without one. */
  readonly value: ConstantValue | undefined;
  /** Prose and facts of nested entries, keyed by path: `Mainnet.PufferVault`. */
  readonly entries: readonly ConstantEntry[];
}

export type ConstantValue = string | number | boolean | null | { readonly [key: string]: ConstantValue };

export interface ConstantEntry {
  /** Keys from the outside in, enum keys by member name: ["Mainnet", "PufferVault"]. */
  readonly path: readonly string[];
  readonly value: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly location: Location;
}

export interface SdkFunction extends ExportBase {
  readonly kind: 'function';
  readonly parameters: readonly SdkParameter[];
  readonly returns: string;
  readonly returnsDescription: string;
  readonly integers: readonly string[];
}

/** `export { X } from './module'`; `from` is one of our module paths or a package name. */
export interface SdkReexport extends ExportBase {
  readonly kind: 'reexport';
  readonly from: string;
}
