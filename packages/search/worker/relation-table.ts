import { isProse } from '../format/kinds';
import type { Relations } from '../format/question-file';
import { thingsOf, type Entry } from './catalog';
import type { Query } from './query';
import { relationsOf, reverse, stemsDenied } from './relations';
import type { Scored } from './symbol-stage';

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

  /**
   * Moves entries that speak of the opposite, and sections of pages that do, behind the first that speaks of what is asked: in
   * the list a section takes its page along.
   */
  order(scored: readonly Scored[], { raw }: Query): readonly Scored[] {
    let list = scored;
    for (const relation of relationsOf(raw, this.#things)) {
      const speaks = this.#speaking(relation);
      const opposite = this.#speaking(reverse(relation));
      const answers = this.#pagesOf(speaks);
      const against = this.#pagesOf([...opposite].filter((place) => this.#entries[place]?.record.anchor === ''));
      const isAnswer = ({ entry }: Scored): boolean => speaks.has(entry.place);
      const isOpposite = ({ entry }: Scored): boolean =>
        !speaks.has(entry.place) &&
        (relation.startsWith('-')
          ? isProse(entry.record.kind) && stemsDenied(relation).every((word) => entry.telling.includes(`~${word}`))
          : opposite.has(entry.place) || (against.has(entry.record.page) && !answers.has(entry.record.page)));
      const at = list.findIndex(isAnswer);
      if (at < 0) continue;
      const before = list.slice(0, at);
      list = [
        ...before.filter((one) => !isOpposite(one)),
        ...list.slice(at, at + 1),
        ...before.filter(isOpposite),
        ...list.slice(at + 1),
      ];
    }
    return list;
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
