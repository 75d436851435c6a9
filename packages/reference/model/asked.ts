/** What a button of a page asks a wallet about; packages/content/components/hex.tsx writes it into the page. */

/** The code behind a proxy. */
export interface AskedProxy {
  readonly address: string;
  readonly chain: string;
  readonly chainId: number;
  /** Implementation on record. */
  readonly implementation: string;
}

/** Who may call a contract now. */
export interface AskedPowers {
  readonly contract: string;
  /** View functions of its ABI that say something about it, in this order. */
  readonly reads: readonly PowerRead[];
  /** Signatures of the functions that an access manager decides about; empty where none does. */
  readonly functions: readonly string[];
  /** Published access managers by chain, for a contract whose ABI does not name its own. */
  readonly managers: Readonly<Record<string, string>>;
}

export const POWER_READS = ['paused', 'isPaused', 'owner', 'authority'] as const;
export type PowerRead = (typeof POWER_READS)[number];
