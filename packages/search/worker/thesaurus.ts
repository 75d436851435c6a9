import synonyms from '../data/synonyms.json';
import thesaurus from '../data/thesaurus.json';
import { stem } from './terms';

// Keyed by stem, so that all forms of a word have the same synonyms.
const SYNONYMS = new Map<string, Set<string>>();

function add(word: string, others: readonly string[]): void {
  const key = stem(word);
  const known = SYNONYMS.get(key) ?? new Set();
  for (const other of others) if (stem(other) !== key) known.add(stem(other));
  SYNONYMS.set(key, known);
}

for (const [word, others] of Object.entries(synonyms)) add(word, others);
for (const group of thesaurus) for (const word of group) add(word, group);

/** Returns the stems of words that readers and these docs use as synonyms. */
export const othersFor = (word: string): readonly string[] => [...(SYNONYMS.get(stem(word)) ?? [])];

export const hasOthers = (word: string): boolean => SYNONYMS.has(stem(word));

/** Words with synonyms, which the docs may lack. */
export const SYNONYM_WORDS: readonly string[] = [...Object.keys(synonyms), ...thesaurus.flat()];
