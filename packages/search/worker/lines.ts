import { lineFile, lineOf } from '../format/line-files';
import { loadLater } from './load-later';
import type { SearchHit } from './protocol';

/** Loads the texts of hits, and keeps them. */
export class Lines {
  readonly #files: string;
  readonly #read: (path: string) => Promise<unknown>;
  readonly #loaded = new Map<number, Promise<readonly string[]>>();

  /** `files` is the name of all files, from the manifest. */
  constructor(files: string, read: (path: string) => Promise<unknown>) {
    this.#files = files;
    this.#read = read;
  }

  /** Returns the hits with their best sentences; those whose text cannot be loaded stay as they are. */
  async add(hits: readonly SearchHit[], query: string): Promise<SearchHit[]> {
    const lineFor = await loadLater().then(
      (later) => later.lineFor,
      () => null,
    );
    return Promise.all(
      hits.map(async (hit) => {
        const { file, place } = lineOf(hit.record);
        const text = (await this.#file(file))[place] ?? '';
        return text === '' || lineFor === null ? hit : { ...hit, excerpt: lineFor(hit, text, query) };
      }),
    );
  }

  #file(number: number): Promise<readonly string[]> {
    const known = this.#loaded.get(number);
    if (known) return known;
    const file = this.#read(lineFile(this.#files, number)).then(
      (lines) => lines as readonly string[],
      () => {
        // The next list tries again.
        this.#loaded.delete(number);
        return [];
      },
    );
    this.#loaded.set(number, file);
    return file;
  }
}
