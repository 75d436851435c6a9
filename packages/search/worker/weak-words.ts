import weakWordList from '../data/weak-words.json';
import { stem } from './terms';

const WEAK_STEMS: ReadonlySet<string> = new Set(weakWordList.map(stem));

/** Whether a word with this stem is so general that a text may lack it, for example "get" in "how do I get votes". */
export const isWeak = (stemmed: string): boolean => WEAK_STEMS.has(stemmed);
