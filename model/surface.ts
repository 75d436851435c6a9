import type { Access } from './access';
import type { Contract, RevertText, UndeclaredError, UndeclaredEvent } from './contract';
import type { Location } from './doc';
import type { Guide } from './guide';
import type { History } from './history';
import type { Movement } from './movements';
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
   * Modules that the package ships no declarations for, with what the type checker sees of their exports at the root:
   * `any`, or nothing; null when the root does not export them.
   */
  readonly untyped: Readonly<Record<string, 'any' | 'missing' | null>>;
}

/**
 * What the release exports, by name: the reference must say exactly this. Values are signature strings (their grammar is
 * generator/check/lock-entries.ts).
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
  readonly location: Location;
}

/** Everything that was read: the whole input of checks and pages. */
export interface Surface {
  readonly upstream: Upstream;
  readonly modules: readonly SdkModule[];
  readonly contracts: readonly Contract[];
  readonly errors: readonly UndeclaredError[];
  readonly events: readonly UndeclaredEvent[];
  readonly revertTexts: readonly RevertText[];
  readonly access: Access;
  /** What the contract functions behind the methods move. */
  readonly movements: readonly Movement[];
  /** Signatures of errors that mean different things in different contracts. */
  readonly ambiguousErrors: readonly string[];
  /** Hand-written pages that lead into the reference. */
  readonly guides: readonly Guide[];
  /** What the hand-written pages say. */
  readonly pageTexts: readonly PageText[];
  /** surface.lock.json; null when there is none. */
  readonly lock: SurfaceLock | null;
  /** history.json; null when there is none. */
  readonly history: History | null;
  /** What releases can do to money. */
  readonly warnings: readonly Warning[];
}
