import type { Rule } from '../rule';
import type { Files } from '../small-build';

/** A defect with the rule that is there for it and what the rule must say; nothing else may be said. */
export type Defect = readonly [what: string, rule: Rule, files: Files, says: RegExp];
