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

export interface MethodEntry extends Doubts {
  readonly handler: string;
  readonly client: string;
  readonly method: string;
  readonly summary: string;
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

export interface TokenEntry {
  readonly token: string;
  readonly decimals: number | null;
  readonly decimalsText: string;
  readonly permit: { readonly answer: string; readonly reason: string; readonly version: string | null };
}
