export type { AddressEntry } from '@sdk-docs/reference/model/address-entry';

/** Fields of the datasets that the tools read; the datasets' schemas have all of them. */
interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly unit: string | null;
  readonly description: string;
}

interface Doubts {
  readonly warnings: readonly string[];
  readonly inferred: readonly string[];
  readonly unknown: readonly string[];
}

export interface FunctionEntry extends Doubts {
  readonly contract: string;
  readonly name: string;
  readonly signature: string;
  readonly selector: string;
  readonly mutability: string;
  readonly summary: string;
  readonly inputs: readonly Parameter[];
  readonly access: string | null;
  readonly who: string | null;
  readonly methods: readonly string[];
  readonly page: string;
}

/** Facts that hold for every method of a handler. */
export interface HandlerEntry extends Doubts {
  readonly handler: string;
  readonly chains: {
    readonly address: readonly { readonly chain: string; readonly name: string; readonly address: string }[];
    readonly placeholder: readonly string[];
    readonly noTarget: readonly string[];
    readonly throws: readonly string[];
  } | null;
  readonly chainsText: string;
}

export interface MethodEntry extends Doubts {
  readonly handler: string;
  readonly client: string;
  readonly method: string;
  readonly summary: string;
  /** What the page says after the summary: limits, bounds, order. */
  readonly details: string;
  /** First sentences of the warnings for every method of the handler. */
  readonly handlerWarnings: readonly string[];
  readonly badge: string;
  readonly parameters: readonly (Parameter & { readonly optional: boolean; readonly default: string | null })[];
  readonly returns: string;
  readonly returnsDescription: string;
  readonly units: readonly { readonly path: string; readonly unit: string }[];
  readonly sender: string | null;
  readonly value: string | null;
  readonly approvals: readonly {
    readonly needs: string;
    readonly token: string | null;
    readonly spender: string | null;
    readonly spenderAddresses: readonly { readonly chain: string; readonly name: string; readonly address: string }[];
    readonly text: string;
  }[];
  readonly signs: string | null;
  readonly prompts: string | null;
  readonly contractWallet: { readonly answer: string; readonly text: string } | null;
  readonly calls: readonly {
    readonly contract: string;
    readonly function: string;
    readonly selector: string | null;
    readonly when: string;
    readonly access: string | null;
  }[];
  readonly reverts: readonly { readonly name: string; readonly selector: string | null; readonly text: string }[];
  readonly throws: readonly { readonly name: string; readonly text: string }[];
  readonly since: string | null;
  readonly page: string;
}

/** The releases of the SDK, oldest first. */
export interface ChangesEntry {
  readonly first: string;
  readonly steps: readonly {
    readonly version: string;
    readonly added: readonly string[];
    readonly changed: readonly { readonly key: string; readonly before: string; readonly after: string }[];
  }[];
}

export interface TokenEntry {
  readonly token: string;
  readonly decimals: number | null;
  readonly decimalsText: string;
  readonly permit: { readonly answer: string; readonly reason: string; readonly version: string | null };
}
