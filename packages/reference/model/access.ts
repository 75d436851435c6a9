import type { Location } from './doc';

/** Certainty of a statement, falling: read in the named source, inferred from it, or unknown. */
export const certainties = ['read', 'inferred', 'unknown'] as const;
export type Certainty = (typeof certainties)[number];

/** A statement with its sources, which are ids of AccessSource. Only an unknown statement may have none. */
export interface Sourced {
  readonly sources: readonly string[];
  readonly certainty: Certainty;
}

/** A document or a source file at one commit; `url` is null where it is not public. */
export interface AccessSource {
  readonly id: string;
  readonly text: string;
  readonly url: string | null;
  readonly location: Location;
}

/** A role of Puffer's AccessManager. `holder` is the holder in the documents, not the current one on the chain. */
export interface AccessRole extends Sourced {
  /** uint64, decimal. */
  readonly id: string;
  readonly name: string;
  readonly holder: string;
  /** Markdown; may be empty. */
  readonly note: string;
  readonly location: Location;
}

/** A published account with rights: a timelock, a multisig, an access manager. */
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

/** A statement in Markdown. */
export interface AccessStatement extends Sourced {
  readonly text: string;
}

/** Who can pause, and how a pause shows. */
export interface PauseStatement extends AccessStatement {
  /** Nothing pauses it: the text, which may be empty, adds what else matters. */
  readonly none?: true;
}

/** The statement about a pause, as text. */
export const pauseOf = ({ none, ...said }: PauseStatement): AccessStatement =>
  none === true ? { ...said, text: `There is no pause. ${said.text}`.trim() } : said;

/** The mechanism that decides who may call the gated functions of a contract. */
export interface AccessGate extends Sourced {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly pause: PauseStatement;
  readonly location: Location;
}

/** Who can pause and who can change a contract. */
export interface ContractPowers {
  readonly contract: string;
  /** Id of an AccessGate. */
  readonly gate: string;
  /** null: the same as for the gate. */
  readonly pause: PauseStatement | null;
  /** What else can keep back what a way out pays; null: what is said of the pause is all. */
  readonly exit: AccessStatement | null;
  readonly upgrade: AccessStatement;
  readonly location: Location;
}

/**
 * Who may call: a role of an access manager or authority; everyone while the gate is open ("public") or nothing is
 * paused ("pausable"); an owner or governor; one account ("account"); everyone, always ("open").
 */
export const accessKinds = ['role', 'public', 'pausable', 'owner', 'account', 'open'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** The label of a kind of access in a table. */
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
  /** Names; a name stands for all its overloads. */
  readonly functions: readonly string[];
  readonly kind: AccessKind;
  /** Ids of roles of Puffer's AccessManager; empty where the role belongs to another contract or is unknown. */
  readonly roles: readonly string[];
  /** Markdown; may be empty. */
  readonly note: string;
  readonly location: Location;
}

/** The content of surface/access: the rights that public documents and sources state. */
export interface Access {
  readonly sources: readonly AccessSource[];
  readonly roles: readonly AccessRole[];
  readonly accounts: readonly AccessAccount[];
  readonly gates: readonly AccessGate[];
  readonly contracts: readonly ContractPowers[];
  readonly rules: readonly AccessRule[];
}

/** Returns the rule of a function; null without one. */
export const ruleOf = ({ rules }: Access, contract: string, name: string): AccessRule | null =>
  rules.find((rule) => rule.contract === contract && rule.functions.includes(name)) ?? null;
