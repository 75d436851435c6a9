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
  /** Resolves with `complete`, or with `partial` when texts or questions could not be loaded. */
  readonly rest: Promise<Stage>;
  /** Texts of hits. */
  readonly lines: Lines;
}

/** Reads a JSON file below the site's base path. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Loads names first, then everything else at once. Rejects when names fail to load. */
export async function loadIndex(read: ReadJson): Promise<Loading> {
  const manifest = readManifest(await read(MANIFEST_FILE));
  const symbols = decodeSymbols((await read(manifest.symbols)) as SymbolsFile);
  const engine = new Engine(symbols);
  const rest = async (): Promise<Stage> => {
    try {
      const [texts, questions, { decodeRelations, makeRest, questionsFor }] = await Promise.all([
        read(manifest.texts),
        read(manifest.questions),
        loadLater(),
      ]);
      const full = addTexts(symbols, texts as TextFile);
      const file = questions as QuestionFile;
      engine.complete(await makeRest(full, questionsFor(file, full), decodeRelations(file)));
      return 'complete';
    } catch {
      return 'partial';
    }
  };
  return { engine, rest: rest(), lines: new Lines(manifest.lines, read) };
}
