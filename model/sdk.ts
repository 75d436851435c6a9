import type { Caveats, Doc, DocTag, Location, RevertReference, Unit } from './doc';

/** One module of the SDK. `path` is its path inside the package, which is also its route under /api/. */
export interface SdkModule {
  readonly path: string;
  readonly doc: Doc | null;
  readonly exports: readonly SdkExport[];
  readonly location: Location;
}

export type SdkExport = SdkClass | SdkEnum | SdkType | SdkConstant | SdkFunction | SdkReexport;

interface ExportBase {
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
  /** null: the constructor is inherited or there is none. */
  readonly constructorMember: SdkConstructor | null;
  readonly properties: readonly SdkField[];
  readonly methods: readonly SdkMethod[];
  /** Only on handlers. */
  readonly handler: HandlerFacts | null;
}

/** What makes a class a contract handler. */
export interface HandlerFacts {
  /** Property of PufferClient that holds it, for example "vault". */
  readonly clientProperty: string;
  /** Name of the contract (an interface of surface/contracts). */
  readonly contract: string;
  /** Expression that yields the address, for example `CONTRACT_ADDRESSES[chain].PufferVault`. */
  readonly addressSource: string;
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
  /** Value the SDK uses when it is left out or undefined; null when there is none. */
  readonly defaultValue: string | null;
  /** Markdown; empty when undocumented (a check reports that). */
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

/** How a method acts: what the reader's wallet and node will see. */
export type MethodForm =
  | 'read' // eth_call, resolves to the decoded value
  | 'write' // sends when called, resolves to the hash
  | 'deferred-write' // gives { transact, estimate }
  | 'sign' // asks for a signature only
  | 'local'; // computes or configures, no request

/** `Contract.function(types)`: the target of a method. */
export interface CallReference {
  readonly contract: string;
  /** Canonical signature, for example `deposit(uint256,address)`. */
  readonly signature: string;
  /** When this one is taken, for methods with several; may be empty. */
  readonly text: string;
}

/** What a token-moving method needs first. */
export interface Approval {
  readonly needs: 'none' | 'value' | 'approve' | 'permit' | 'permit-or-approve';
  /** Token name, null for `none` and `value`. */
  readonly token: string | null;
  /** Contract that must be allowed to move the token, null for `none` and `value`. */
  readonly spender: string | null;
  readonly text: string;
}

export interface SdkMethod {
  readonly name: string;
  readonly static: boolean;
  readonly visibility: 'public' | 'protected';
  readonly doc: Doc;
  readonly caveats: Caveats;
  readonly parameters: readonly SdkParameter[];
  readonly returns: string;
  readonly returnsDescription: string;
  /** Fields of the object it returns or resolves to (elements of lists likewise); none for `{ transact, estimate }`. */
  readonly returnFields: readonly SdkParameter[];
  readonly units: readonly Unit[];
  /** Paths of its integers that no named type of ours documents (`value`, `return.price`): each needs a unit. */
  readonly integers: readonly string[];
  readonly form: MethodForm;
  readonly calls: readonly CallReference[];
  /** Writes: the account that sends, a parameter path or `walletClient.account`. */
  readonly sender: string | null;
  /** Writes: msg.value, "none" or an expression with its unit. */
  readonly value: string | null;
  readonly approvals: readonly Approval[];
  /** What the wallet is asked to sign; null when nothing. */
  readonly signs: string | null;
  /** Writes: what the user sees, for example "1 signature, then 1 transaction". */
  readonly prompts: string | null;
  readonly contractWallet: { readonly answer: 'yes' | 'no' | 'unknown'; readonly text: string } | null;
  readonly reverts: readonly RevertReference[];
  /** Errors thrown on the client side, before or instead of a request. */
  readonly throws: readonly RevertReference[];
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
  /** What stands right of the `=`; the body of an interface. */
  readonly definition: string;
  /** Fields of the object type, those of intersected, united and extended types included. */
  readonly fields: readonly SdkField[];
  /** Paths of integers in the fields written here (not in the named types it refers to). */
  readonly integers: readonly string[];
}

export interface SdkConstant extends ExportBase {
  readonly kind: 'const';
  readonly type: string;
  /** The literal; undefined when the declaration carries none. */
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

/** `export { X } from './module'`; `from` is a module path of ours or a package name. */
export interface SdkReexport extends ExportBase {
  readonly kind: 'reexport';
  readonly from: string;
}
