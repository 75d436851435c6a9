import type { Scored } from './symbol-stage';
import type { Likeness } from './vectors';

/** Signals of an entry from its texts and from what readers ask. */
export interface TextSignals {
  /** BM25 of its texts, relative to the best entry. */
  readonly text: number;
  /** Similarity of its phrases to the query, by words and by letter trigrams. */
  readonly words: Likeness;
  readonly letters: Likeness;
  /** Likelihood of the query's words in its texts and phrases, 0 or more. */
  readonly likelihood: number;
}

/** An entry that was found in texts or phrases. */
export interface TextMatch extends Scored {
  readonly signals: TextSignals;
}
