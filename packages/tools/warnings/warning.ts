/** The kinds of problems of a call or a permit. One set for all tools; each kind follows from values. */
export const WARNING_KINDS = [
  'delegatecall',
  'gas-refund',
  'account-code',
  'zero-target',
  'unknown-target',
  'wrong-chain',
  'wrong-target',
  'unlimited-approval',
  'wrong-spender',
  'expired-deadline',
  'millisecond-deadline',
  'zero-recipient',
  'recipient-is-token',
  'recipient-is-contract',
  'recipient-not-sender',
  'owner-not-sender',
  'zero-address',
  'donation',
  'missing-value',
  'not-payable',
  'zero-price',
  'zero-minimum',
  'zero-amount',
  'below-minimum',
  'amount-above-supply',
  'administrators-only',
  'always-reverts',
  'replaced-function',
  'unknown-implementation',
  'truncated-data',
  'extra-data',
  'odd-data',
  'high-s',
  'wrong-v',
  'other-signer',
  'no-permit',
  'possible-private-key',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** The problem, with the values that show it. */
  readonly cause: string;
  /** What to do instead. */
  readonly remedy: string;
  /** The values behind it by name: addresses in lower case, numbers in base units, times in Unix seconds. */
  readonly values: Readonly<Record<string, string>>;
}

export const warning = (
  kind: WarningKind,
  cause: string,
  remedy: string,
  values: Readonly<Record<string, string>> = {},
): Warning => ({ kind, cause, remedy, values });

/** A warning as one text, for answers without structure. */
export const warningText = ({ cause, remedy }: Warning): string => `${cause} ${remedy}`;
