import type { Location } from './doc';

/** How sure a statement is: read in the named source, following from it, or not known. */
export type Certainty = 'read' | 'inferred' | 'unknown';

/** A statement with where it was read. `sources` are ids of AccessSource; only what is unknown may have none. */
export interface Sourced {
  readonly sources: readonly string[];
  readonly certainty: Certainty;
}

/** A document or a source file at one commit; `url` is null where none is public. */
export interface AccessSource {
  readonly id: string;
  readonly text: string;
  readonly url: string | null;
  readonly location: Location;
}

/** A role of Puffer's AccessManager. `holder` is what the documents say, not what the chain says now. */
export interface AccessRole extends Sourced {
  /** uint64, decimal. */
  readonly id: string;
  readonly name: string;
  readonly holder: string;
  /** Markdown; may be empty. */
  readonly note: string;
  readonly location: Location;
}

/** A published account that has rights: a timelock, a multisig, an access manager. */
export interface AccessAccount extends Sourced {
  /** Member name of Chain. */
  readonly chain: string;
  readonly name: string;
  readonly address: string;
  /** Contract of the surface whose ABI reads it; null for accounts. */
  readonly abi: string | null;
  /** Markdown; may be empty. */
  readonly note: string;
  readonly location: Location;
}

/** Markdown with its sources. */
export interface AccessStatement extends Sourced {
  readonly text: string;
}

/** What decides who may call the gated functions of a contract. */
export interface AccessGate extends Sourced {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Who can pause, and how it shows. */
  readonly pause: AccessStatement;
  readonly location: Location;
}

/** Who can stop and who can change a contract. */
export interface ContractPowers {
  readonly contract: string;
  /** Id of an AccessGate. */
  readonly gate: string;
  /** null: as the gate says. */
  readonly pause: AccessStatement | null;
  readonly upgrade: AccessStatement;
  readonly location: Location;
}

/**
 * Who may call: a role of an access manager or authority; everyone while the gate is open ("public") or while there is no
 * pause ("pausable"); an owner or governor; one account ("account"); everyone, always ("open").
 */
export const accessKinds = ['role', 'public', 'pausable', 'owner', 'account', 'open'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** What a kind of access is called in a table. */
export const kindWords: Readonly<Record<AccessKind, string>> = {
  role: 'a role',
  public: 'everyone, unless closed',
  pausable: 'everyone, unless paused',
  owner: 'an owner or governor',
  account: 'certain accounts',
  open: 'everyone, always',
};

/** One rule for functions of a contract. */
export interface AccessRule extends Sourced {
  readonly contract: string;
  /** Names; overloads go together. */
  readonly functions: readonly string[];
  readonly kind: AccessKind;
  /** Ids of roles of Puffer's AccessManager; empty where the role is another contract's or unknown. */
  readonly roles: readonly string[];
  /** Markdown; may be empty. */
  readonly note: string;
  readonly location: Location;
}

/** surface/access: who may do what, as public documents and sources say. */
export interface Access {
  readonly sources: readonly AccessSource[];
  readonly roles: readonly AccessRole[];
  readonly accounts: readonly AccessAccount[];
  readonly gates: readonly AccessGate[];
  readonly contracts: readonly ContractPowers[];
  readonly rules: readonly AccessRule[];
}

/** The rule of a function; null when there is none. */
export const ruleOf = ({ rules }: Access, contract: string, name: string): AccessRule | null =>
  rules.find((rule) => rule.contract === contract && rule.functions.includes(name)) ?? null;
