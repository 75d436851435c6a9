import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { tally } from '../tally';
import type { Kind } from '../format/kinds';
import type { Questions } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { knownStems } from '../format/known-stems';
import { phraseStems } from '../worker/terms';
import { recordPlace, type Expansion } from './expansions';

/** Kinds whose phrases find nothing that their names do not, as measured. */
const FOUND_BY_NAME: ReadonlySet<Kind> = new Set<Kind>([
  'abi-function',
  'event',
  'address',
  'type',
  'constant',
  'member',
]);

/** Returns what readers ask of each record of the index. A place without a record counts for its page. */
export function questionsOf({ pages, records }: SearchIndex, expansions: readonly Expansion[]): Questions {
  const places = new Map(
    records.map(({ page, anchor }, record) => [recordPlace(`${pages[page]?.route ?? ''}#${anchor}`), record]),
  );
  const asked = records.map((): (readonly string[])[] => []);
  for (const { place, phrases } of expansions) {
    const own = recordPlace(place);
    const record = places.get(own) ?? places.get(own.replace(/#.*/, '#')) ?? -1;
    asked[record]?.push(...phrases.map(phraseStems));
  }
  const all = withoutOdd(asked.map(distinct), knownStems({ pages, records }));
  // In a set, a word that no other record has costs more than it finds.
  const shared = new Set(repeated(all.flatMap((phrases) => [...new Set(phrases.flat())])));
  return all.map((phrases, place) => {
    const record = records[place];
    if (phrases.length === 0 || record === undefined || FOUND_BY_NAME.has(record.kind)) return null;
    if (!`${pages[record.page]?.route}/`.startsWith(apiIndexRoute)) return { set: false, phrases };
    const words = [...new Set(phrases.flat())].filter((word) => shared.has(word));
    return words.length === 0 ? null : { set: true, phrases: [words] };
  });
}

/** Returns phrases with other words, in any order. */
const distinct = (phrases: readonly (readonly string[])[]): (readonly string[])[] => [
  ...new Map(phrases.map((stems) => [[...stems].sort().join(' '), stems])).values(),
];

/** Omits words that occur in only one phrase and in no text: they are one writer's, and cost more than they find. */
function withoutOdd(
  all: readonly (readonly (readonly string[])[])[],
  known: readonly string[],
): (readonly string[])[][] {
  const kept = new Set([...known, ...repeated(all.flat(2))]);
  return all.map((phrases) =>
    distinct(phrases.map((phrase) => phrase.filter((word) => kept.has(word))).filter(({ length }) => length > 0)),
  );
}

const repeated = (words: readonly string[]): string[] =>
  [...tally(words)].filter(([, count]) => count > 1).map(([word]) => word);
