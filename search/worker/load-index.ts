import { MANIFEST_FILE, readManifest } from '../format/manifest';
import { decodeSymbols, type SymbolsFile } from '../format/symbols-file';
import { addTexts, type TextFile } from '../format/text-file';
import { Engine } from './engine';
import type { Stage } from './protocol';

/** The engine, once it can answer names. */
export interface Loading {
  readonly engine: Engine;
  /** Resolves with `full`, or with `partial` when the texts could not be loaded. */
  readonly rest: Promise<Stage>;
}

/** Loads names first, then texts and the code that indexes them. Rejects when names fail to load. */
export async function loadIndex(base: string): Promise<Loading> {
  // The manifest names files by their content: the files may come from a cache, the manifest must not.
  const manifest = readManifest(await fetchJson(base + MANIFEST_FILE, 'no-cache'));
  const symbols = decodeSymbols((await fetchJson(base + manifest.symbols)) as SymbolsFile);
  const engine = new Engine(symbols);
  const rest = async (): Promise<Stage> => {
    try {
      const [texts, { FullText }] = await Promise.all([fetchJson(base + manifest.texts), import('./full-text')]);
      await engine.addTexts(addTexts(symbols, texts as TextFile), FullText.create);
      return 'full';
    } catch {
      return 'partial';
    }
  };
  return { engine, rest: rest() };
}

async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
