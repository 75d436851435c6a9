import type { Kind } from '../format/kinds';
import { isReferenceSection, type Entry } from './catalog';

/** Weight of a kind's text in a word search. Short texts score high by themselves; the weights compensate. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  section: 1.25,
  class: 1.1,
  contract: 1.1,
  error: 0.85,
  revert: 0.85,
  type: 0.7,
  'abi-function': 0.75,
  event: 0.75,
  address: 0.6,
};

/**
 * Weight of sections whose heading many pages share, and of reference sections whose heading is a name with records
 * elsewhere.
 */
const LAYOUT = 0.6;
const REFERENCE_SECTION = 0.7;

/** Returns the factor for the score of an entry's texts. */
export const textWeight = (entry: Entry): number =>
  (WEIGHTS[entry.record.kind] ?? 1) * (entry.layout ? LAYOUT : 1) * (isReferenceSection(entry) ? REFERENCE_SECTION : 1);
