/** Increase it whenever the files of an older build become unreadable. */
const MANIFEST_FORMAT = 8;

/** Name of the manifest below the base path: the only file of the index without a hash, because it names the others. */
export const MANIFEST_FILE = 'search-index.json';

export interface Manifest {
  readonly format: number;
  /** Files below the base path, with a hash of their content in their names. */
  readonly symbols: string;
  readonly headings: string;
  /** Name of the files of single words (word-file.ts), with a placeholder for how they begin. */
  readonly words: string;
  readonly texts: string;
  readonly questions: string;
  /** Name of the files of lines (line-files.ts). */
  readonly lines: string;
}

/** Returns the manifest of an index whose files have these names. */
export const createManifest = (files: Omit<Manifest, 'format'>): Manifest => ({
  format: MANIFEST_FORMAT,
  ...files,
});

/** Parses a manifest. Throws when it is invalid or has another format. */
export function readManifest(value: unknown): Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (
    manifest?.format !== MANIFEST_FORMAT ||
    typeof manifest.symbols !== 'string' ||
    typeof manifest.headings !== 'string' ||
    typeof manifest.words !== 'string' ||
    typeof manifest.texts !== 'string' ||
    typeof manifest.questions !== 'string' ||
    typeof manifest.lines !== 'string'
  ) {
    throw new Error('the search index has another format: reload the page');
  }
  return manifest as Manifest;
}
