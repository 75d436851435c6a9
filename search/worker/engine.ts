import type { SearchIndex } from '../format/record';
import { shorten } from '../format/shorten';
import { readCatalog, type Entry } from './catalog';
import type { FullText, TextMatches } from './full-text';
import { findHex, orderMatches, type HexFind } from './hex-stage';
import { HexTable } from './hex-table';
import { hitsOf } from './hits';
import { distinct, mergeStages } from './merge';
import { MessageStage } from './message-stage';
import type { SearchAnswer } from './protocol';
import { parseQuery, type Query, type Word } from './query';
import { findSymbols, type Scored } from './symbol-stage';
import { findMisspelled } from './typo-stage';
import { Corrector } from './corrector';

const NO_TEXTS: TextMatches = { scored: [], missing: [], telling: [] };
const NOTHING: SearchAnswer = { hits: [], note: '', instead: '' };

interface Options {
  readonly limit: number;
  /** Start of the routes to search, without slashes; ignored when it matches no route. */
  readonly ctx?: string;
}

/** Answers queries: from names and hex at once, from texts as soon as they are added. */
export class Engine {
  #entries: readonly Entry[];
  readonly #hex: HexTable;
  readonly #messages: MessageStage;
  #text: FullText | null = null;
  #corrector: Corrector | null = null;

  constructor(symbols: SearchIndex) {
    this.#entries = readCatalog(symbols);
    this.#hex = new HexTable(this.#entries);
    this.#messages = new MessageStage(this.#entries);
  }

  /** Adds the second stage. `makeText` indexes the entries; it is a parameter because its code loads with the texts. */
  async addTexts(index: SearchIndex, makeText: (entries: readonly Entry[]) => Promise<FullText>): Promise<void> {
    const entries = readCatalog(index);
    const text = await makeText(entries);
    this.#entries = entries;
    this.#text = text;
    this.#corrector = new Corrector(text.vocabulary());
  }

  search(input: string, { limit, ctx = '' }: Options): SearchAnswer {
    const query = parseQuery(input);
    if (query.raw === '') return NOTHING;
    const finds = findHex(this.#hex, query.raw);
    const named = this.#messages.find(
      query.raw,
      finds.flatMap(({ reverts }) => reverts),
    );
    if (finds.length > 0 || named.length > 0) return this.#pasted(query, finds, named, limit);
    const { scored, missing } = this.#words(query);
    const hits = hitsOf(
      within(
        scored.map(({ entry }) => this.#full(entry)),
        ctx,
      ),
      query,
      limit,
    );
    return hits.length > 0 ? { hits, note: '', instead: '' } : withoutResult(query, missing);
  }

  /** Answers pasted values and messages with their meaning, and nothing else. */
  #pasted(query: Query, finds: readonly HexFind[], named: readonly Entry[], limit: number): SearchAnswer {
    const matches = orderMatches(finds);
    const entries = [...new Set([...named, ...matches.map(({ entry }) => entry)].map((entry) => this.#full(entry)))];
    const values = new Map(matches.map(({ match }) => [this.#full(match.entry), match]));
    const notes = finds
      .map(({ note }) => note)
      .filter((note) => note !== '' && !(entries.length > 0 && note.startsWith('No results')));
    return { hits: hitsOf(entries, query, limit, values), note: notes[0] ?? '', instead: '' };
  }

  #words(query: Query): { readonly scored: readonly Scored[]; readonly missing: readonly Word[] } {
    const symbols = findSymbols(this.#entries, query);
    const texts = this.#text?.search(query) ?? NO_TEXTS;
    const merged = mergeStages(symbols, texts, query);
    if (merged.length > 0) return { scored: merged, missing: [] };
    // No name matches, so a typing error is likely.
    const misspelled = findMisspelled(this.#entries, query);
    const corrected = this.#corrector?.correct(query, texts.missing);
    if (!corrected) return { scored: misspelled, missing: texts.missing };
    const again = mergeStages(
      findSymbols(this.#entries, corrected),
      this.#text?.search(corrected) ?? NO_TEXTS,
      corrected,
    );
    // Corrected words can also find pages and sections; similar names follow.
    return { scored: distinct([...again, ...misspelled]), missing: texts.missing };
  }

  /** Returns the same entry with its texts, once they are loaded. Hex and messages use the symbols alone. */
  #full(entry: Entry): Entry {
    return this.#byPlace(entry) ?? entry;
  }

  #places: { readonly of: readonly Entry[]; readonly map: ReadonlyMap<string, Entry> } | null = null;

  #byPlace({ record }: Entry): Entry | undefined {
    if (this.#places?.of !== this.#entries) {
      this.#places = {
        of: this.#entries,
        map: new Map(this.#entries.map((entry) => [`${entry.record.page}#${entry.record.anchor}`, entry])),
      };
    }
    return this.#places.map.get(`${record.page}#${record.anchor}`);
  }
}

/** Returns the entries below a route. An unknown context hides nothing: it returns all entries. */
function within(entries: readonly Entry[], ctx: string): readonly Entry[] {
  const prefix = `/${ctx.replace(/^\/+|\/+$/g, '')}/`;
  if (prefix === '//') return entries;
  const below = entries.filter(({ page }) => `${page.route}/`.startsWith(prefix));
  return below.length > 0 ? below : entries;
}

/** Names the words that do not occur, and offers the query without them. */
function withoutResult(query: Query, missing: readonly Word[]): SearchAnswer {
  const rest = query.content.filter((word) => !missing.includes(word));
  if (missing.length === 0 || rest.length === 0) return NOTHING;
  const words = missing.map(({ raw }) => `“${shorten(raw)}”`).join(', ');
  const note = `No results: ${words} ${missing.length === 1 ? 'does' : 'do'} not occur in these docs.`;
  return { hits: [], note, instead: rest.map(({ raw }) => raw).join(' ') };
}
