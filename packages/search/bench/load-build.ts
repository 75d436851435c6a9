import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_FILE, readManifest, type Manifest } from '../format/manifest';
import { addHeadings, wordGroups, type HeadingFile } from '../format/heading-file';
import { decodeSymbols, type SymbolsFile } from '../format/symbols-file';
import { lineFile } from '../format/line-files';
import { addTexts, type TextFile } from '../format/text-file';
import type { WordFile } from '../format/word-file';
import type { QuestionFile, Questions, Relations } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { Engine } from '../worker/engine';
import { decodeRelations, makeRest, questionsFor } from '../worker/later-stages';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The index of a build, in its parts. */
export interface BuiltIndex {
  readonly symbols: SearchIndex;
  readonly headings: SearchIndex;
  readonly full: SearchIndex;
  readonly questions: Questions;
  readonly relations: Relations;
  /** The files of single words. */
  readonly words: readonly WordFile[];
}

/** Reads the index of a build as the worker does. */
export function readBuiltIndex(folder: string): BuiltIndex {
  const manifest = readManifest(readJson(join(folder, MANIFEST_FILE)));
  const symbols = decodeSymbols(readJson(join(folder, manifest.symbols)) as SymbolsFile);
  const questions = readJson(join(folder, manifest.questions)) as QuestionFile;
  const { file, groups } = readHeadings(folder, manifest);
  const headings = addHeadings(symbols, file);
  const full = addTexts(headings, readJson(join(folder, manifest.texts)) as TextFile);
  return {
    ...{ symbols, headings, full },
    questions: questionsFor(questions, full),
    relations: decodeRelations(questions),
    words: groups.map((group) => readJson(join(folder, lineFile(manifest.words, group))) as WordFile),
  };
}

/** Reads the headings of a build, and the beginnings of words that have a file. */
function readHeadings(folder: string, { headings }: Manifest) {
  const file = readJson(join(folder, headings)) as HeadingFile;
  return { file, groups: wordGroups(file) };
}

export async function makeEngine(built: BuiltIndex): Promise<Engine> {
  const engine = new Engine(built.symbols);
  await completeEngine(engine, built);
  return engine;
}

/** Loads everything else into an engine of names. */
export async function completeEngine(engine: Engine, { full, questions, relations }: BuiltIndex): Promise<void> {
  engine.complete(await makeRest(full, questions, relations, engine.entries));
}

export interface Bytes {
  /** Manifest, symbols with hex, and the script of the worker. */
  readonly firstAnswers: number;
  /** The same with headings, the script that follows, and the largest file of words: what any single word loads. */
  readonly loneWord: number;
  /** The same with texts, the script that indexes them, and what readers ask. */
  readonly everything: number;
  /** Of these, what readers ask. */
  readonly questions: number;
  /** The list below the box, which loads in parallel with the worker. */
  readonly interface: number;
}

/** Measures what the browser fetches for the search, gzip. Scripts are identified by strings that only they contain. */
export function measureBytes(folder: string): Bytes {
  const size = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
  const manifest = readManifest(readJson(join(folder, MANIFEST_FILE)));
  const assets = join(folder, 'assets/js');
  const scripts = readdirSync(assets).map((name) => ({
    path: join(assets, name),
    text: readFileSync(join(assets, name), 'utf8'),
  }));
  const sizes = (test: (text: string) => boolean): number => {
    const found = scripts.filter(({ text }) => test(text));
    if (found.length === 0) throw new Error(`${folder} lacks a script of the search`);
    return found.reduce((sum, { path }) => sum + size(path), 0);
  };
  const worker = sizes((text) => text.includes(MANIFEST_FILE));
  const following = sizes((text) => /unstake"?:\["withdraw/.test(text));
  const indexer = sizes((text) => text.includes('MiniSearch:') || text.includes('questions of other texts'));
  const questions = size(join(folder, manifest.questions));
  const firstAnswers = size(join(folder, MANIFEST_FILE)) + size(join(folder, manifest.symbols)) + worker;
  const headed = firstAnswers + size(join(folder, manifest.headings)) + following;
  const { groups } = readHeadings(folder, manifest);
  return {
    firstAnswers,
    loneWord: headed + Math.max(...groups.map((group) => size(join(folder, lineFile(manifest.words, group))))),
    everything: headed + size(join(folder, manifest.texts)) + indexer + questions,
    questions,
    interface: sizes((text) => text.includes('site.search.clearRecent')),
  };
}
