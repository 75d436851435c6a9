import type { Location } from './doc';

/**
 * A quantity that prose may state. `known` is its source: a row of limits.json, the boundary of an observed revert, a
 * value that observed figures depend on, a count of the surface, a source that was read, a definition, or the author's
 * choice.
 */
export interface Quantity {
  /** Number and unit: "250 basis points". Other units of the same kind are equal: "2.5 %". */
  readonly value: string;
  /** Pattern of its subject: one match is in the same row, item or paragraph, or names the text. */
  readonly about: string;
  readonly known: 'limit' | 'boundary' | 'set' | 'counted' | 'read' | 'defined' | 'chosen';
  /** `least Contract.fn argument`, an error's signature, `Contract name`, a name of `countsOf`, or words. */
  readonly source: string;
  readonly location: Location;
}
