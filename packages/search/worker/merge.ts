import { isAbiItem, isProse } from '../format/kinds';
import { isKeyword, isReferenceSection, type Entry } from './catalog';
import type { TextMatches } from './full-text';
import { isGuide } from './no-results';
import type { Query, Word } from './query';
import { rankWords, sectionsFirst } from './rank-words';
import { ASKED, EXACT, PREFIX, SPELLED, type NameMatch, type Scored } from './symbol-stage';
import { stem } from './terms';

/** Number of pages and sections that rank above names with a partial match. */
const TOPICS = 3;

const NONE: ReadonlySet<number> = new Set();

/** Results of both stages, in order. */
export interface Merged {
  readonly scored: readonly Scored[];
  /** The guide about the action of a word or question, if there is one. */
  readonly guide: Entry | undefined;
  /** Names as typed. */
  readonly typed: ReadonlySet<Entry>;
}

/**
 * Merges both stages without duplicates: exact names first, then headings with the words of the query. A single word is
 * probably an unfinished name, so other names follow; several words are searched as text. `answering` has the entries
 * that state a relation of the query; `meant` the names of the completed word.
 */
export function mergeStages(
  symbols: readonly NameMatch[],
  texts: TextMatches,
  query: Query,
  answering: ReadonlySet<number> = NONE,
  meant = symbols,
): Merged {
  const exact = symbols.filter((item) => isTypedOut(item, query));
  const spelled = meant.filter(({ entry, match }) => !entry.layout && match >= (query.several ? SPELLED : PREFIX));
  const typed = new Set(exact.map(({ entry }) => entry));
  const topics = topicsOf(texts, query);
  const found = rankWords({ texts: texts.scored, topics, spelled, answering }, query);
  const ranked = query.several ? sectionsFirst(found, query) : found;
  const guides = ranked
    .map(({ entry }) => entry)
    .filter((entry) => isGuide(entry) && !entry.layout && !entry.page.aside);
  const stems = query.content.map(({ key }) => stem(key));
  const isOf = (entry: Entry): boolean => stems.every((word) => entry.telling.includes(word));
  const isPageOf = (entry: Entry): boolean => entry.record.kind === 'page' && (isOf(entry) || isKeyword(entry, stems));
  // A single word, also in a question, is the subject of a page rather than of a section. A page with the word neither
  // in its title nor as a keyword ranks below a heading with it.
  const ofWord = [isPageOf, isOf, isPage].flatMap((test) => guides.find(test) ?? [])[0];
  const isOfWord = !query.several || (query.plain && query.content.length === 1);
  const guide = isOfWord ? (ofWord ?? guides[0]) : query.plain ? guides[0] : undefined;
  if (query.several)
    return {
      scored: distinct([
        ...exact,
        ...ranked,
        // Without texts, names that match a part of a question would be guesses.
        ...(query.question && texts.telling.length === 0 ? [] : symbols),
      ]),
      guide,
      typed,
    };
  return { ...mergeWord(symbols, topics, texts.scored, query), guide };
}

/** Merges the names of a single word with its topics and texts. */
export function mergeWord(
  symbols: readonly NameMatch[],
  topics: readonly Scored[],
  texts: readonly Scored[],
  query: Query,
): Omit<Merged, 'guide'> {
  const exact = symbols.filter((item) => isTypedOut(item, query));
  const own = symbols.filter(({ entry, match }) => !entry.layout && match >= PREFIX && !isOfContracts(entry));
  return {
    scored: distinct([...exact, ...own, ...topics, ...symbols, ...texts]),
    typed: new Set(exact.map(({ entry }) => entry)),
  };
}

/**
 * Plain words that equal a name are not code: "approval" is not the event, "validator ticket" not the contract, and
 * "who can pause" not the function.
 */
function isTypedOut({ entry, match }: NameMatch, { question, content, raw }: Query): boolean {
  if (entry.layout || (question && content.length > 1)) return false;
  // "puffer vault holesky address": a name of several words, its chain and its kind.
  if (match >= ASKED && entry.starts.length > 1) return true;
  if (match < EXACT) return false;
  return !isOfContracts(entry) || raw !== raw.toLowerCase() || (!question && raw.includes(entry.record.name));
}

const isOfContracts = ({ record: { kind } }: Entry): boolean => isAbiItem(kind) || kind === 'revert';

/**
 * Returns the sections whose heading contains all words, then the pages with a keyword of exactly these words. If no
 * heading has a single word, a page with it as a keyword comes after its own section where that is the best text,
 * because the section is more specific.
 */
export function topicsOf({ scored, telling }: TextMatches, { content }: Query): Scored[] {
  if (telling.length === 0) return [];
  const stems = telling.map(({ key }: Word) => stem(key));
  const all = content.map(({ key }) => stem(key));
  const inHeading = ({ entry }: Scored): number => all.filter((word) => entry.telling.includes(word)).length;
  const headed = scored
    .filter(({ entry }) => isHeadedBy(entry, stems))
    .sort(
      (a, b) => inHeading(b) - inHeading(a) || Number(isPage(b.entry)) - Number(isPage(a.entry)) || b.score - a.score,
    );
  const named = scored.filter(({ entry }) => isKeyword(entry, stems));
  const [page] = named;
  const best = scored.find(({ entry }) => entry !== page?.entry);
  const isPart =
    headed.length === 0 && content.length === 1 && page !== undefined && isPage(page.entry) && isGuide(page.entry);
  const part = isPart && best?.entry.record.page === page.entry.record.page ? [best] : [];
  return [...headed, ...part, ...named].slice(0, TOPICS);
}

const isPage = ({ record }: Entry): boolean => record.anchor === '';

/** Whether a heading contains all words, some of which may be in the title of its page instead. */
function isHeadedBy(entry: Entry, stems: readonly string[]): boolean {
  const { record, telling, title, layout } = entry;
  if (!isProse(record.kind) || layout || isReferenceSection(entry)) return false;
  const further = stems.filter((word) => !telling.includes(word));
  return further.length === 0 || (further.every((word) => title.has(word)) && stems.some((word) => !title.has(word)));
}

/** Removes duplicates and keeps the first of each place. */
export function distinct(scored: readonly Scored[]): Scored[] {
  const seen = new Set<string>();
  return scored.filter(({ entry: { target } }) => !seen.has(target) && Boolean(seen.add(target)));
}
