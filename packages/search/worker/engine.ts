import { SEARCH_SUGGESTIONS } from '../limits';
import type { SearchIndex } from '../format/record';
import { isBeyond } from './beyond';
import { isKeyword, readCatalog, within, type Entry } from './catalog';
import type { Corrector } from './corrector';
import type { FullText, TextMatches } from './full-text';
import { withGuide } from './guide-first';
import { withoutHex } from './hex-stage';
import { HexTable } from './hex-table';
import { hitOf, hitsOf } from './hits';
import { distinct, mergeStages, mergeWord, type Merged } from './merge';
import { MessageStage } from './message-stage';
import { gatherNamesakes, type Named } from './namesakes';
import { absent, nearestGuides, NOTHING, unanswered, withAbsent } from './no-results';
import { findPasted, type Pasted } from './pasted';
import type { SearchAnswer } from './protocol';
import { isCode, parseQuery, type Query, type Word } from './query';
import { CODED } from './rank-words';
import type { RelationTable } from './relation-table';
import { findSymbols, SPELLED, type Scored } from './symbol-stage';
import { stem } from './terms';
import type { WordTable } from './word-table';

const NO_TEXTS: TextMatches = { scored: [], missing: [], telling: [], grasp: 1 };
/** Number of words around a known value from which they count as a question. */
const AROUND = 3;
/** Number of guides to name where there is no result. */
const NEAREST = 3;
/** Meaning of the zero address in these docs. */
const NOT_DEPLOYED = 'not deployed';

export interface Options {
  readonly limit: number;
  /** Start of the routes to search, without slashes; ignored when it matches no route. */
  readonly ctx?: string;
  /** Routes of the reader's page and of those before it, newest first. */
  readonly near?: readonly string[];
}

/** What loads after the names, the entries that have it, and the query with its last word completed. */
export interface Rest {
  readonly entries: readonly Entry[];
  readonly text: FullText;
  readonly corrector: Corrector;
  readonly relations: RelationTable;
  readonly finish: (query: Query) => Query;
}

/** The searched words, their results, and the words that do not occur. */
interface Found extends Merged {
  readonly query: Query;
  readonly missing: readonly Word[];
  /** Whether words occur, but no place is about the query. */
  readonly beyond: boolean;
}

/** Answers queries: from names and hex at once, from texts and what readers ask once they have loaded. */
export class Engine {
  #entries!: readonly Entry[];
  #hex!: HexTable;
  #messages!: MessageStage;
  #rest: Rest | null = null;

  constructor(symbols: SearchIndex) {
    this.#replace(readCatalog(symbols));
  }

  /** The prepared records, as far as they have loaded. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Adds the headings, which are enough for single words. */
  extend(headings: SearchIndex): void {
    if (this.#rest === null) this.#replace(readCatalog(headings, this.#entries));
  }

  /** Adds everything that loads after the names. */
  complete(rest: Rest): void {
    this.#replace(rest.entries);
    this.#rest = rest;
  }

  #replace(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#hex = new HexTable(entries);
    this.#messages = new MessageStage(entries);
  }

  search(input: string, { limit, ctx = '', near = [] }: Options): SearchAnswer {
    const query = parseQuery(input);
    if (query.raw === '') return NOTHING;
    const pasted = findPasted(this.#hex, this.#messages, query.raw);
    if (pasted !== null) return this.#aroundPasted(pasted, query, limit);
    const found = this.#words(query);
    if (found.beyond) return this.#withoutResult(found);
    return this.#answer(found, { limit, ctx, near });
  }

  /**
   * Answers a single word as the whole index would, from the table of its beginning. Null when only the whole index
   * can. It needs entries with their headings.
   */
  searchWord(input: string, table: WordTable, { limit, ctx = '', near = [] }: Options): SearchAnswer | null {
    const typed = parseQuery(input);
    const known = table.look(typed);
    // Only for whole words a table has enough results for the results page, and it does not know `ctx`.
    if (known === null || ctx !== '' || (limit > SEARCH_SUGGESTIONS && known.query !== typed)) return null;
    const pasted = findPasted(this.#hex, this.#messages, typed.raw);
    if (pasted !== null) return this.#aroundPasted(pasted, typed, limit);
    const { query, find } = known;
    const listed = (places: readonly number[]): Scored[] =>
      places.flatMap((place, rank) => {
        const entry = this.#entries[place];
        return entry === undefined ? [] : [{ entry, score: -rank }];
      });
    const merged = mergeWord(findSymbols(this.#entries, typed), listed(find.topics), listed(find.others), query);
    const guide = find.guide === null ? undefined : this.#entries[find.guide];
    const having = new Set([...find.topics, ...(find.guide === null ? [] : [find.guide]), ...find.others]);
    for (const place of find.without) having.delete(place);
    const found: Found = { ...merged, guide, query, missing: [], beyond: false };
    return this.#answer(found, { limit, ctx, near }, ({ place }) => having.has(place));
  }

  #answer(found: Found, { limit, ctx, near }: Required<Options>, has?: (entry: Entry) => boolean): SearchAnswer {
    const named = withGuide(
      gatherNamesakes(
        within(
          found.scored.map(({ entry }) => entry),
          ctx,
        ),
        found.query,
        near,
      ),
      found,
    );
    if (named.length === 0) return this.#withoutResult(found);
    return {
      ...NOTHING,
      hits: hitsOf(named.slice(0, limit), found.query, has),
      note: withAbsent(found.query, found.missing),
      sure: isSure(named, found),
    };
  }

  /** Answers pasted values and messages with their meaning, then the surrounding words. */
  #aroundPasted(pasted: Pasted, query: Query, limit: number): SearchAnswer {
    const known = pasted.entries.length > 0;
    const rest = parseQuery(withoutHex(query.raw));
    const isAsked = rest.raw !== '' && rest.content.length >= (known ? AROUND : 1);
    const around = isAsked ? this.#words(rest) : null;
    const zero = pasted.zero ? this.#words(parseQuery(NOT_DEPLOYED)) : null;
    const foundBy = (words: Found | null): Entry[] => words?.scored.map(({ entry }) => entry) ?? [];
    // The page about it ranks before the errors that it leads to.
    const undeployed = foundBy(zero).sort((a, b) => Number(isAbout(b, zero)) - Number(isAbout(a, zero)));
    const own = [...writtenBeside(pasted, rest, foundBy(around)), ...pasted.entries];
    const hits = new Map([
      ...own.map((entry) => [entry.target, hitOf(entry, query, pasted.values.get(entry))] as const),
      ...[
        { words: around, entries: foundBy(around) },
        { words: zero, entries: undeployed },
      ].flatMap(({ words, entries }) =>
        entries.flatMap((entry) =>
          own.some(({ target }) => target === entry.target)
            ? []
            : [[entry.target, hitOf(entry, words?.query ?? rest)] as const],
        ),
      ),
    ]);
    return {
      ...NOTHING,
      hits: [...hits.values()].slice(0, limit),
      note: pasted.note,
      sure: pasted.isWhole,
    };
  }

  #words(typed: Query): Found {
    const query = this.#rest?.finish(typed) ?? typed;
    const missing = query.content.length > 1 ? (this.#rest?.text.missingIn(query) ?? []) : [];
    if (missing.length > 0) {
      // A misspelled word would only cost points, and the intended word may be the decisive one.
      const repaired = this.#rest?.corrector.repair(query, missing) ?? null;
      const again = repaired && this.#merge(repaired);
      if (again && again.scored.length > 0) return again;
    }
    const found = this.#merge(query, typed);
    if (found.scored.length > 0) return found;
    // No name matches, so a typing error is likely.
    const misspelled = this.#rest?.corrector.similar(this.#entries, query) ?? [];
    const corrected = this.#rest?.corrector.correct(query, found.missing);
    // Corrected words can also find pages and sections; similar names follow.
    const again = corrected ? this.#merge(corrected) : found;
    return {
      ...found,
      query: again.query,
      guide: again.guide,
      beyond: again.beyond && misspelled.length === 0,
      scored: distinct([...again.scored, ...misspelled]),
    };
  }

  /** Searches the words of a query. A single unfinished word is also tried as the beginning of names (`typed`). */
  #merge(query: Query, typed = query): Found {
    const texts = this.#rest?.text.search(query) ?? NO_TEXTS;
    const names = findSymbols(this.#entries, typed.several ? query : typed);
    const beyond = isBeyond(texts.grasp, query) && !names.some(({ match }) => match >= SPELLED);
    const isBegun = typed !== query && !query.several;
    const meant = isBegun ? findSymbols(this.#entries, query) : names;
    const merged = mergeStages(names, texts, query, this.#rest?.relations.answering(typed), meant);
    const scored = this.#rest?.relations.order(merged.scored, typed) ?? merged.scored;
    return { ...merged, scored, query, missing: texts.missing, beyond };
  }

  #withoutResult({ query, missing, scored }: Found): SearchAnswer {
    const answer = scored.length > 0 ? unanswered(missing) : absent(query, missing);
    const rest = parseQuery(answer.instead);
    const found = scored.length > 0 || rest.raw === '' ? scored : this.#words(rest).scored;
    return {
      ...answer,
      nearest: nearestGuides(found)
        .slice(0, NEAREST)
        .map((entry) => hitOf(entry, rest)),
    };
  }
}

/** Whether the first result is the answer, so that Enter opens it. */
function isSure([first]: readonly Named[], { typed, query }: Found): boolean {
  if (first === undefined || first.isShared) return false;
  const words = query.content.map(({ key }) => key).join('');
  return !query.question && (typed.has(first.entry) || first.entry.squashed === words);
}

/** Whether an entry is a page with a keyword of all the words that were searched, and no others. */
function isAbout(entry: Entry, found: Found | null): boolean {
  const stems = found?.query.content.map(({ key }) => stem(key)) ?? [];
  return entry.record.kind === 'page' && isKeyword(entry, stems);
}

/** Returns the functions whose names are written as code next to a value. A failed call is about its error. */
function writtenBeside({ entries }: Pasted, { content }: Query, around: readonly Entry[]): Entry[] {
  const codes = new Set(content.filter(isCode).map(({ key }) => key));
  const isFailure = entries.some(({ record: { kind } }) => kind === 'error' || kind === 'revert');
  return isFailure ? [] : around.filter((entry) => codes.has(entry.squashed) && CODED.has(entry.record.kind));
}
