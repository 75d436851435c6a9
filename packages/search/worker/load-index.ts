import { MANIFEST_FILE, readManifest } from '../format/manifest';
import type { QuestionFile } from '../format/question-file';
import { decodeSymbols, type SymbolsFile } from '../format/symbols-file';
import { addTexts, type TextFile } from '../format/text-file';
import { Engine } from './engine';
import { loadLater } from './load-later';
import { Lines } from './lines';
import type { Stage } from './protocol';

/** The engine, once it can answer names. */
export interface Loading {
  readonly engine: Engine;
  /** Resolves with `full`, or with `partial` when the texts could not be loaded. */
  readonly rest: Promise<Stage>;
  /** Adds what readers ask; call it once texts are there. An engine without it answers questions less well. */
  readonly addQuestions: () => Promise<void>;
  /** Texts of hits. */
  readonly lines: Lines;
}

/** Reads a JSON file below the site's base path. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Loads names first, then texts and the code that indexes them. Rejects when names fail to load. */
export async function loadIndex(read: ReadJson): Promise<Loading> {
  const manifest = readManifest(await read(MANIFEST_FILE));
  const symbols = decodeSymbols((await read(manifest.symbols)) as SymbolsFile);
  const engine = new Engine(symbols);
  let full = symbols;
  const rest = async (): Promise<Stage> => {
    try {
      const [texts, { textStage }] = await Promise.all([read(manifest.texts), loadLater()]);
      full = addTexts(symbols, texts as TextFile);
      await engine.addTexts(full, textStage);
      return 'full';
    } catch {
      return 'partial';
    }
  };
  const addQuestions = async (): Promise<void> => {
    try {
      const [file, { questionsFor }] = await Promise.all([read(manifest.questions), loadLater()]);
      engine.addQuestions(questionsFor(file as QuestionFile, full));
    } catch {
      engine.addQuestions(null);
    }
  };
  return { engine, rest: rest(), addQuestions, lines: new Lines(manifest.lines, read) };
}
