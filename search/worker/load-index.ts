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
  readonly addPhrases: () => Promise<void>;
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
  const rest = async (): Promise<Stage> => {
    try {
      const [texts, { textStage }] = await Promise.all([read(manifest.texts), loadLater()]);
      await engine.addTexts(addTexts(symbols, texts as TextFile), textStage);
      return 'full';
    } catch {
      return 'partial';
    }
  };
  const addPhrases = async (): Promise<void> => {
    try {
      const [file, { phraseStage }] = await Promise.all([read(manifest.questions), loadLater()]);
      engine.addPhrases(phraseStage(file as QuestionFile, symbols.records.length));
    } catch {
      engine.addPhrases(null);
    }
  };
  return { engine, rest: rest(), addPhrases, lines: new Lines(manifest.lines, read) };
}
