/** One address by chain and name; null where nothing is deployed, as far as the SDK says. */
export interface AddressEntry {
  readonly chain: string;
  readonly chainId: number;
  readonly name: string;
  readonly kind: 'contract' | 'vault' | 'token' | 'account';
  /** Checksummed; null for "not deployed". */
  readonly address: string | null;
  readonly state: 'stored' | 'zero-placeholder' | 'no-entry';
  readonly proxy: boolean | null;
  readonly implementation: string | null;
  readonly provenance: string;
  readonly listed: string;
  /** Markdown; may be empty. */
  readonly note: string;
  readonly contracts: readonly string[];
  readonly handlers: readonly string[];
  readonly page: string;
}

/** Every address, and who can change the code behind it. */
export interface AddressBook {
  readonly rows: readonly AddressEntry[];
  /** Prefix of the chain in the name of a Solidity library. */
  readonly prefix: string;
  /** Contract -> who can upgrade it, according to public documents. */
  readonly upgrades: Readonly<Record<string, { readonly text: string; readonly certainty: string }>>;
}
