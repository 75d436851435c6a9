/** Kinds of records. The order is part of the file format: a record stores an index into this list. */
export const KINDS = [
  'page',
  'section',
  'handler',
  'class',
  'method',
  'property',
  'enum',
  'member',
  'token',
  'chain',
  'type',
  'constant',
  'function',
  'contract',
  'abi-function',
  'event',
  'error',
  'revert',
  'address',
  'removed',
] as const;

export type Kind = (typeof KINDS)[number];

/** Filters of the results page, in its order. */
export const GROUPS = {
  guides: ['page', 'section'],
  sdk: ['handler', 'class', 'method', 'property', 'enum', 'member', 'type', 'constant', 'function', 'removed'],
  contracts: ['contract', 'abi-function', 'event'],
  errors: ['error', 'revert'],
  addresses: ['token', 'chain', 'address'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type Group = keyof typeof GROUPS;

export const groupOf = (kind: Kind): Group =>
  (Object.keys(GROUPS) as Group[]).find((group) => (GROUPS[group] as readonly Kind[]).includes(kind)) ?? 'guides';

/** Whether a kind is an ABI item: several contracts share these, and the SDK's own method ranks before them. */
export const isAbiItem = (kind: Kind): boolean => kind === 'abi-function' || kind === 'event' || kind === 'error';

export const isProse = (kind: Kind): boolean => kind === 'page' || kind === 'section';

/**
 * Kinds whose text begins with what matters for a call: unit and spender, cause and fix. It is shown from its
 * beginning.
 */
export const SUBSTANTIAL: ReadonlySet<Kind> = new Set<Kind>(['method', 'abi-function', 'event', 'error', 'revert']);
