import type { SearchIndex } from '../format/record';
import { readCatalog, type Entry } from './catalog';
import { isBeyond } from './beyond';
import type { Corrector } from './corrector';
import type { FullText, TextMatches } from './full-text';

import { HexTable } from './hex-table';
import { hitsOf } from './hits';
import { distinct, mergeStages } from './merge';
import { MessageStage } from './message-stage';
import { absent, nearestGuides, NOTHING, unanswered, withAbsent } from './no-results';
import { findPasted, withoutHex, type Pasted } from './pasted';
import type { Questions } from '../format/question-file';
import type { SearchAnswer } from './protocol';
import { isCode, parseQuery, type Query, type Word } from './query';
import { CODED } from './rank-words';
import { findSymbols, SPELLED, type Scored } from './symbol-stage';

const NO_TEXTS: TextMatches = { scored: [], missing: [], telling: [], grasp: 0 };
/** Number of words around a known value from which they are a question of their own. */
const AROUND = 3;
/** Number of guides to name where there is no result. */
const NEAREST = 3;
/** What the zero address means here, in words of these docs. */
const NOT_DEPLOYED = 'not deployed';

interface Options {
  readonly limit: number;
  /** Start of the routes to search, without slashes; ignored when it matches no route. */
  readonly ctx?: string;
}

/** What the second stage adds. Its code loads with the texts. */
export interface TextStage {
  readonly text: (entries: readonly Entry[]) => Promise<FullText>;
  readonly corrector: (text: FullText) => Corrector;
}

/** Words that were searched, what they found, and which of them do not occur. */
interface Found {
  readonly query: Query;
  readonly scored: readonly Scored[];
  readonly missing: readonly Word[];
  /** Whether what is asked is nowhere, although words of it are. */
  readonly beyond: boolean;
}

/** Answers queries: from names and hex at once, from texts and phrases as soon as they are added. */
export class Engine {
  #entries: readonly Entry[];
  #hex: HexTable;
  #messages: MessageStage;
  #text: FullText | null = null;
  #corrector: Corrector | null = null;
  #complete = false;

  constructor(symbols: SearchIndex) {
    this.#entries = readCatalog(symbols);
    this.#hex = new HexTable(this.#entries);
    this.#messages = new MessageStage(this.#entries);
  }

  /** Adds the second stage. */
  async addTexts(index: SearchIndex, stage: TextStage): Promise<void> {
    const entries = readCatalog(index);
    const text = await stage.text(entries);
    this.#entries = entries;
    this.#hex = new HexTable(entries);
    this.#messages = new MessageStage(entries);
    this.#text = text;
    this.#corrector = stage.corrector(text);
  }

  /** Adds the third stage, what readers ask; null when it cannot be loaded. */
  addQuestions(questions: Questions | null): void {
    if (questions) this.#text?.addQuestions(questions);
    this.#complete = true;
  }

  /** Whether a part that is not loaded yet could change the answer. */
  lacks(input: string): 'texts' | 'questions' | null {
    if (this.#text === null) return 'texts';
    return this.#complete || !parseQuery(input).several ? null : 'questions';
  }

  search(input: string, { limit, ctx = '' }: Options): SearchAnswer {
    const query = parseQuery(input);
    if (query.raw === '') return NOTHING;
    const pasted = findPasted(this.#hex, this.#messages, query.raw);
    if (pasted !== null) return this.#aroundPasted(pasted, query, limit);
    const found = this.#words(query);
    if (this.#complete && found.beyond) return this.#withoutResult(found);
    const hits = hitsOf(
      within(
        found.scored.map(({ entry }) => entry),
        ctx,
      ),
      found.query,
      limit,
    );
    if (hits.length > 0) return { ...NOTHING, hits, note: withAbsent(found.query, found.missing) };
    return this.#withoutResult(found);
  }

  /** Answers pasted values and messages with their meaning, then the words around them. */
  #aroundPasted(pasted: Pasted, query: Query, limit: number): SearchAnswer {
    const known = pasted.entries.length > 0;
    const rest = parseQuery(withoutHex(query.raw));
    const isAsked = rest.raw !== '' && rest.content.length >= (known ? AROUND : 1);
    const words = isAsked ? this.#words(rest) : null;
    const around = words?.scored.map(({ entry }) => entry) ?? [];
    const zero = pasted.zero ? [...this.#words(parseQuery(NOT_DEPLOYED)).scored.map(({ entry }) => entry)] : [];
    const own = hitsOf([...writtenBeside(pasted, rest, around), ...pasted.entries], query, limit, pasted.values);
    const further = hitsOf(
      pasted.zero ? [...around, ...zero.filter((entry) => !around.includes(entry))] : around,
      words?.query ?? parseQuery(NOT_DEPLOYED),
      limit,
    );
    const places = new Set(own.map(({ route, anchor }) => `${route}#${anchor}`));
    const hits = [...own, ...further.filter(({ route, anchor }) => !places.has(`${route}#${anchor}`))];
    const note = hits.length > 0 ? pasted.note.replace(/^No results: /, '') : pasted.note;
    return { ...NOTHING, hits: hits.slice(0, limit), note };
  }

  #words(query: Query): Found {
    const missing = query.content.length > 1 ? (this.#text?.missingIn(query) ?? []) : [];
    if (missing.length > 0) {
      // A misspelled word would only cost points, and the word that is meant may be the telling one.
      const repaired = this.#corrector?.repair(query, missing) ?? null;
      const again = repaired && this.#merge(repaired);
      if (again && again.scored.length > 0) return again;
    }
    const found = this.#merge(query);
    if (found.scored.length > 0) return found;
    // No name matches, so a typing error is likely.
    const misspelled = this.#corrector?.similar(this.#entries, query) ?? [];
    const corrected = this.#corrector?.correct(query, found.missing);
    // Corrected words can also find pages and sections; similar names follow.
    const again = corrected ? this.#merge(corrected) : found;
    return {
      ...found,
      beyond: again.beyond && misspelled.length === 0,
      scored: distinct([...again.scored, ...misspelled]),
    };
  }

  #merge(query: Query): Found {
    const texts = this.#text?.search(query) ?? NO_TEXTS;
    const names = findSymbols(this.#entries, query);
    const beyond = isBeyond(texts.grasp, query) && !names.some(({ match }) => match >= SPELLED);
    return { query, scored: mergeStages(names, texts, query), missing: texts.missing, beyond };
  }

  #withoutResult({ query, missing, scored }: Found): SearchAnswer {
    const answer = scored.length > 0 ? unanswered(missing) : absent(query, missing);
    const rest = parseQuery(answer.instead);
    const found = scored.length > 0 || rest.raw === '' ? scored : this.#words(rest).scored;
    return { ...answer, nearest: hitsOf(nearestGuides(found), rest, NEAREST) };
  }
}

/** Returns the functions whose names a query writes as code beside a value. A failed call is about its error. */
function writtenBeside({ entries }: Pasted, { content }: Query, around: readonly Entry[]): Entry[] {
  const codes = new Set(content.filter(isCode).map(({ key }) => key));
  const isFailure = entries.some(({ record: { kind } }) => kind === 'error' || kind === 'revert');
  return isFailure ? [] : around.filter((entry) => codes.has(entry.squashed) && CODED.has(entry.record.kind));
}

/** Returns the entries below a route. An unknown context hides nothing: it returns all entries. */
function within(entries: readonly Entry[], ctx: string): readonly Entry[] {
  const prefix = `/${ctx.replace(/^\/+|\/+$/g, '')}/`;
  if (prefix === '//') return entries;
  const below = entries.filter(({ page }) => `${page.route}/`.startsWith(prefix));
  return below.length > 0 ? below : entries;
}
