import { tally } from '../tally';
import { isGuide } from '../worker/no-results';
import { readCatalog, thingsOf } from '../worker/catalog';
import { relationsOf, reverse, stemsDenied } from '../worker/relations';
import type { Relations } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { recordPlace, type Expansion } from './expansions';

/** Whether a relation is a way and not a denial. */
const isWay = (relation: string): boolean => relation.includes('>');

/**
 * Returns the records of hand-written pages that state each relation: in their heading, their text, or in readers'
 * phrases. A record that states a way and its reverse gets the one that it states more often.
 */
export function relationsIn(index: SearchIndex, expansions: readonly Expansion[]): Relations {
  const entries = readCatalog(index);
  const things = thingsOf(entries);
  const asked = new Map(expansions.map(({ place, phrases }) => [recordPlace(place), phrases]));
  // A denied word that no heading contains has no opposite that could rank above the answer.
  const headed = new Set(entries.filter(isGuide).flatMap(({ telling }) => telling.map((part) => part.slice(1))));
  const relations: Record<string, number[]> = {};
  for (const entry of entries) {
    if (!isGuide(entry) || entry.layout || entry.page.aside) continue;
    const { name, anchor, text } = entry.record;
    const phrases = asked.get(recordPlace(`${entry.page.route}#${anchor}`)) ?? [];
    const saidIn = (said: string): string[] => relationsOf(said, things);
    const inText = text.split(/[.;:]/).flatMap(saidIn);
    // Texts contain many irrelevant denials, but few ways.
    const counts = tally([...[name, ...phrases].flatMap(saidIn), ...inText.filter(isWay)]);
    for (const [relation, count] of counts)
      if (
        count > (counts.get(reverse(relation)) ?? 0) &&
        (isWay(relation) || (count > 1 && stemsDenied(relation).every((word) => headed.has(word))))
      )
        (relations[relation] ??= []).push(entry.place);
  }
  return relations;
}
