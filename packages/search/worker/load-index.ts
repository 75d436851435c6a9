import type { HeadingFile } from '../format/heading-file';
import { lineFile } from '../format/line-files';
import { MANIFEST_FILE, readManifest } from '../format/manifest';
import type { QuestionFile } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { decodeSymbols, type SymbolsFile } from '../format/symbols-file';
import type { TextFile } from '../format/text-file';
import { wordGroup, type WordFile } from '../format/word-file';
import { Engine, type Options } from './engine';
import { loadLater } from './load-later';
import { Lines } from './lines';
import type { SearchAnswer, Stage } from './protocol';
import type { WordTable } from './word-table';

export { STOP_WORDS } from './terms';

/** The engine, once it can answer names. */
export interface Loading {
  readonly engine: Engine;
  /** Loads the additional file of a single word; does nothing when there is none, or when it fails to load. */
  readonly prepareWord: (query: string) => Promise<void>;
  /** Answers a single word as the whole index does, if its file has loaded. Null when only the whole index can. */
  readonly searchWord: (query: string, options: Options) => SearchAnswer | null;
  /** Loads everything else, once. Resolves with `complete`, or with `partial` when a part could not be loaded. */
  readonly rest: () => Promise<Stage>;
  /** Texts of hits. */
  readonly lines: Lines;
}

/** Reads a JSON file below the site's base path. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Loads names first, then headings. Rejects when names fail to load. */
export async function loadIndex(read: ReadJson): Promise<Loading> {
  const manifest = readManifest(await read(MANIFEST_FILE));
  const symbols = decodeSymbols((await read(manifest.symbols)) as SymbolsFile);
  const engine = new Engine(symbols);
  const headed = loadHeadings();
  // Its consumers receive the failure.
  headed.catch(() => undefined);
  const files = new Map<string, Promise<unknown>>();
  const tables = new Map<string, WordTable>();
  let whole: Promise<Stage> | null = null;

  async function loadHeadings() {
    const [file, later] = await Promise.all([read(manifest.headings) as Promise<HeadingFile>, loadLater()]);
    const index: SearchIndex = later.addHeadings(symbols, file);
    engine.extend(index);
    return { ...later, index, groups: new Set(later.wordGroups(file)) };
  }

  async function prepareWord(query: string): Promise<void> {
    const { groups, isGrouped, WordTable } = await headed;
    const group = groupOf(query);
    if (!isGrouped(group) || !groups.has(group)) return;
    const file = files.get(group) ?? read(lineFile(manifest.words, group));
    files.set(group, file);
    // The next query tries again.
    file.catch(() => files.delete(group));
    const words = (await file) as WordFile;
    if (!tables.has(group)) tables.set(group, new WordTable(words));
  }

  async function loadRest(): Promise<Stage> {
    const [{ index }, stages, texts, questions] = await Promise.all([
      headed,
      loadLater().then(({ loadStages }) => loadStages()),
      read(manifest.texts),
      read(manifest.questions),
    ]);
    const { addTexts, decodeRelations, makeRest, questionsFor } = stages;
    const full = addTexts(index, texts as TextFile);
    const file = questions as QuestionFile;
    engine.complete(await makeRest(full, questionsFor(file, full), decodeRelations(file), engine.entries));
    return 'complete';
  }

  return {
    engine,
    prepareWord: (query) => prepareWord(query).catch(() => undefined),
    searchWord: (query, options) => {
      const table = tables.get(groupOf(query));
      return table === undefined ? null : engine.searchWord(query, table, options);
    },
    rest: () => (whole ??= loadRest().catch((): Stage => 'partial')),
    lines: new Lines(manifest.lines, read),
  };
}

const groupOf = (query: string): string => wordGroup(query.trim().toLowerCase());
