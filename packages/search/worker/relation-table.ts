import type { Relations } from '../format/question-file';
import { thingsOf, type Entry } from './catalog';
import { contraryTo, isHeadedBy } from './opposites';
import { parseQuery, type Query } from './query';
import { isWithout, relationsOf, reverse, stemsDenied } from './relations';
import type { Scored } from './symbol-stage';

/** How many of the first places are compared by their headings. */
const NEAR = 8;

/** What is wanted, and instead of what. */
const INSTEAD = /^(.+) (?:instead of|rather than) (.+)$/i;

type Test = (one: Scored) => boolean;

/** Returns a list with the opposites behind the first answer; as it is without an answer. */
function behind(list: readonly Scored[], isAnswer: Test, isOpposite: Test): readonly Scored[] {
  const at = list.findIndex(isAnswer);
  if (at < 0) return list;
  const before = list.slice(0, at);
  return [
    ...before.filter((one) => !isOpposite(one)),
    ...list.slice(at, at + 1),
    ...before.filter(isOpposite),
    ...list.slice(at + 1),
  ];
}

/** Knows which entries speak of which relation, and puts the opposite of what is asked below the answer. */
export class RelationTable {
  readonly #things: ReadonlySet<string>;
  readonly #relations: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[], relations: Relations) {
    this.#entries = entries;
    this.#things = thingsOf(entries);
    this.#relations = new Map(Object.entries(relations).map(([relation, places]) => [relation, new Set(places)]));
  }

  /** Returns the entries that speak of a relation in the query. */
  answering({ raw }: Query): ReadonlySet<number> {
    return new Set(relationsOf(raw, this.#things).flatMap((relation) => [...this.#speaking(relation)]));
  }

  /** Returns the part of a query before "instead of", if it has several words and no token follows: tokens state a way. */
  wanted(query: Query): Query {
    const found = INSTEAD.exec(query.raw);
    if (found === null) return query;
    const [, part = '', other = ''] = found;
    const wanted = parseQuery(part);
    const isToken = parseQuery(other).words.some(({ key }) => this.#things.has(key));
    return isToken || wanted.content.length < 2 ? query : { ...wanted, raw: query.raw };
  }

  /**
   * Moves entries that speak of the opposite, and sections of pages that do, behind the first that speaks of what is
   * asked: in the list a section takes its page along. The names of both ends follow it too. Among the first places,
   * headings with the opposite come last.
   */
  order(scored: readonly Scored[], query: Query): readonly Scored[] {
    const { raw, several } = query;
    // A single word has no direction, and its own file answers it.
    if (!several) return scored;
    const relations = relationsOf(raw, this.#things);
    const list = relations.reduce((now, relation) => this.#put(now, relation), scored);
    const near = list.slice(0, NEAR);
    const speaks = this.answering(query);
    const denied = isWithout(raw) ? relations.filter((relation) => relation.startsWith('-')) : [];
    const isContrary = contraryTo(raw);
    const isOpposite: Test = ({ entry }) =>
      isContrary(entry) || (!speaks.has(entry.place) && denied.some((one) => isHeadedBy(entry, stemsDenied(one))));
    return [...near.filter((one) => !isOpposite(one)), ...near.filter(isOpposite), ...list.slice(NEAR)];
  }

  #put(list: readonly Scored[], relation: string): readonly Scored[] {
    const speaks = this.#speaking(relation);
    const isAnswer: Test = ({ entry }) => speaks.has(entry.place);
    if (relation.startsWith('-'))
      return behind(list, isAnswer, (one) => !isAnswer(one) && isHeadedBy(one.entry, stemsDenied(relation)));
    const opposite = this.#speaking(reverse(relation));
    const ends = relation.split('>');
    const answers = this.#pagesOf(speaks);
    const against = this.#pagesOf([...opposite].filter((place) => this.#entries[place]?.record.anchor === ''));
    return behind(
      list,
      isAnswer,
      (one) =>
        !isAnswer(one) &&
        (ends.includes(one.entry.squashed) ||
          opposite.has(one.entry.place) ||
          (against.has(one.entry.record.page) && !answers.has(one.entry.record.page))),
    );
  }

  /**
   * Returns the entries that speak of a relation. A way with an open end is any way with the other end; one that none speaks of
   * is any way out of its start.
   */
  #speaking(relation: string): ReadonlySet<number> {
    const [from = '', to] = relation.split('>');
    const known = this.#relations.get(relation);
    if (known !== undefined || to === undefined) return known ?? new Set();
    const isMeant = (way: string): boolean => (from === '' ? way.endsWith(relation) : way.startsWith(`${from}>`));
    return new Set([...this.#relations].flatMap(([way, places]) => (isMeant(way) ? [...places] : [])));
  }

  #pagesOf(places: Iterable<number>): ReadonlySet<number | undefined> {
    return new Set([...places].map((place) => this.#entries[place]?.record.page));
  }
}
