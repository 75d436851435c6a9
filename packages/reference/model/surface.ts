import type { Access } from './access';
import type { SentCall } from './arguments';
import type { Contract, RevertText, UserText, UndeclaredError, UndeclaredEvent } from './contract';
import type { Location } from './doc';
import type { Guide } from './guide';
import type { History, Replaced } from './history';
import type { Layout } from './layout';
import type { Limit } from './limits';
import type { Minimum } from './minimums';
import type { Movement } from './movements';
import type { Observed } from './observation';
import type { ObservedFigure } from './observed-figures';
import type { NotProvoked, NotTried, ObservedContract, ObservedRevert } from './observed-reverts';
import type { Picture } from './pictures';
import type { Quantity } from './quantities';
import type { Refuted } from './refuted';
import type { SdkModule } from './sdk';
import type { Warning } from './warnings';

/** The release of the SDK that the surface describes. */
export interface Upstream {
  readonly package: string;
  readonly version: string;
  readonly repository: string;
  readonly commit: string;
  /** ISO 8601 date of the commit. */
  readonly date: string;
  /**
   * Modules without declarations in the package -> the type of their exports at the root: `any`, or missing; null when
   * the root does not export them.
   */
  readonly untyped: Readonly<Record<string, 'any' | 'missing' | null>>;
}

/**
 * The exports of the release, by name: the reference must match them exactly. Values are signature strings (see
 * packages/reference/generator/check/lock-entries.ts for their grammar).
 */
export interface SurfaceLock {
  /** Module path -> export -> its kind and members. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Contract -> sorted ABI items. */
  readonly contracts: Readonly<Record<string, readonly string[]>>;
  /** `Class.method` -> contract functions it calls. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

/** A block of a hand-written page, between blank lines. */
export interface PageText {
  readonly text: string;
  /** The same lines; of code in a fence only the comments. */
  readonly prose: string;
  readonly location: Location;
}

/** A name that prose writes as code, and its origin. */
export interface ForeignName {
  readonly name: string;
  readonly why: string;
  readonly location: Location;
}

/** All input of checks and pages. */
export interface Surface {
  readonly upstream: Upstream;
  readonly layout: Layout;
  readonly modules: readonly SdkModule[];
  readonly contracts: readonly Contract[];
  readonly errors: readonly UndeclaredError[];
  readonly events: readonly UndeclaredEvent[];
  readonly revertTexts: readonly RevertText[];
  /** One sentence for users, for every error and text. */
  readonly userTexts: readonly UserText[];
  /** Reverts observed on a local chain. */
  readonly observedReverts: readonly ObservedRevert[];
  readonly observedContracts: readonly ObservedContract[];
  /** Fees and roundings observed on a local chain. */
  readonly observedFigures: readonly ObservedFigure[];
  readonly notProvoked: readonly NotProvoked[];
  readonly notTried: readonly NotTried[];
  /** The observations of the examples. */
  readonly observed: Observed;
  readonly access: Access;
  /** The movements of the contract functions behind the methods. */
  readonly movements: readonly Movement[];
  /** Limits for values, checked before they are sent. */
  readonly limits: readonly Limit[];
  /** How a node can compute the current results of calls with a minimum. */
  readonly minimums: readonly Minimum[];
  /** The numbers that prose may state. */
  readonly quantities: readonly Quantity[];
  /** Where the arguments of every call come from. */
  readonly arguments: readonly SentCall[];
  /** Life cycles and maps. */
  readonly pictures: readonly Picture[];
  /** Signatures of errors whose meaning depends on the contract. */
  readonly ambiguousErrors: readonly string[];
  /** Hand-written pages that link to the reference. */
  readonly guides: readonly Guide[];
  /** The text of the hand-written pages. */
  readonly pageTexts: readonly PageText[];
  /** Names in prose that the SDK and its contracts do not declare. */
  readonly foreignNames: readonly ForeignName[];
  /** surface.lock.json; null without one. */
  readonly lock: SurfaceLock | null;
  /** history.json; null when there is none. */
  readonly history: History | null;
  /** Replacements of names that releases removed. */
  readonly replaced: readonly Replaced[];
  /** Statements that no page may repeat. */
  readonly refuted: readonly Refuted[];
  /** The risks of each release for money. */
  readonly warnings: readonly Warning[];
}
