import { isProse } from '../format/kinds';
import type { Entry } from './catalog';
import type { Named } from './namesakes';
import type { Query } from './query';
import { stem } from './terms';

/**
 * Puts the guide about an action before a name that several places share, but after one that is typed in full: a reader
 * of "withdraw" wants to do it, and rarely one of eleven functions. The same applies to "how do I lock", and to a whole
 * word that only begins a name: "withdrawal".
 */
export function withGuide(
  named: readonly Named[],
  { guide, query }: { readonly guide: Entry | undefined; readonly query: Query },
): readonly Named[] {
  const at = named.findIndex(({ entry }) => entry === guide);
  const [first, result] = [named[0], named[at]];
  if (first === undefined || result === undefined) return named;
  const isCalled = isCalledBy(result.entry, first.entry);
  const isSpelled = first.entry.squashed === query.squashedContent;
  const isVerb = query.question && query.plain && isSpelled && isWord(first.entry);
  if (query.several && !first.isMany && !isCalled && !isVerb) return named;
  const isAsked = query.question && (first.isMany || isSpelled);
  // A capital or an underscore begins a name. Keywords would tell more of the guide, but load only with the texts.
  const isWhole =
    !isSpelled &&
    query.plain &&
    query.raw === query.raw.toLowerCase() &&
    !isProse(first.entry.record.kind) &&
    result.entry.telling.includes(stem(query.squashedContent));
  const place = isAsked || (!query.several && (isWhole || (first.isMany && isWord(first.entry)))) ? 0 : 1;
  if (at <= place) return named;
  const others = named.filter((other) => other !== result);
  return [...others.slice(0, place), result, ...others.slice(place)];
}

/** Whether samples of a guide call the handler of a name: the guide explains when and why, the name only how. */
const isCalledBy = ({ page: { route } }: Entry, { page: { toldBy = [] } }: Entry): boolean => toldBy.includes(route);

/** Whether a name is an ordinary word, such as `withdraw`, and not code, such as `depositETH`. */
const isWord = ({ starts }: Entry): boolean => starts.length === 1;
