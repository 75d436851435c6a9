import type { Location } from './doc';

/** A statement that a source or a run has shown to be false. */
export interface Refuted {
  /** Regular expression that finds it, in any case. */
  readonly pattern: string;
  /** The correct statement. */
  readonly truth: string;
  readonly location: Location;
}
