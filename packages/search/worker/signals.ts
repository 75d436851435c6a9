import type { Scored } from './symbol-stage';
import type { Likeness } from './vectors';

/** What speaks for an entry in its texts and in what readers ask. */
export interface TextSignals {
  /** BM25 of its texts, where the best entry has 1. */
  readonly text: number;
  /** How like the query its phrases are, by their words and by letters in threes. */
  readonly words: Likeness;
  readonly letters: Likeness;
  /** How likely the words of the query are in its texts and phrases, 0 or more. */
  readonly likelihood: number;
}

/** An entry that was found in texts or phrases. */
export interface TextMatch extends Scored {
  readonly signals: TextSignals;
}
