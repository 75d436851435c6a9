/** Increase it whenever the files of an older build become unreadable. */
const MANIFEST_FORMAT = 8;

/** Name of the manifest below the base path: the only file of the index without a hash, because it names the others. */
export const MANIFEST_FILE = 'search-index.json';

/**
 * Files below the base path, with a hash of their content in their names. Files of single words (word-file.ts) and of
 * lines (line-files.ts) are many; their names have a placeholder.
 */
const PARTS = ['symbols', 'headings', 'words', 'texts', 'questions', 'lines'] as const;

export interface Manifest extends Readonly<Record<(typeof PARTS)[number], string>> {
  readonly format: number;
}

/** Returns the manifest of an index whose files have these names. */
export const createManifest = (files: Omit<Manifest, 'format'>): Manifest => ({
  format: MANIFEST_FORMAT,
  ...files,
});

/** Parses a manifest. Throws when it is invalid or has another format. */
export function readManifest(value: unknown): Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (manifest?.format !== MANIFEST_FORMAT || PARTS.some((part) => typeof manifest[part] !== 'string'))
    throw new Error('the search index has another format: reload the page');
  return manifest as Manifest;
}
