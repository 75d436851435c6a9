import type { Query } from './query';
import { EXACT, SPELLED, type Scored } from './symbol-stage';
import { isAbiItem } from '../format/kinds';

/**
 * One list of both stages without repetitions. One word is a name that is being typed: names come first. Several words
 * are read as text, unless they spell a name in full.
 */
export function mergeStages(symbols: readonly Scored[], texts: readonly Scored[], query: Query): Scored[] {
  const one = query.content.length === 1;
  const leading = symbols.filter(
    ({ entry, score }) =>
      one || score >= EXACT || (score >= SPELLED && !(query.question && isAbiItem(entry.record.kind))),
  );
  const following = symbols.filter((item) => !leading.includes(item));
  const seen = new Set<unknown>();
  return [...leading, ...texts, ...following].filter(({ entry }) => {
    const key = `${entry.record.page}#${entry.record.anchor}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
