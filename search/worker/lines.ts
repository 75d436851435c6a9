import { lineFile, lineOf } from '../format/line-files';
import { SUBSTANTIAL } from '../format/kinds';
import { bestSentence, head } from './excerpt';
import type { SearchHit } from './protocol';

/** Length of a text that begins with what counts: what it does, the unit and the spender, or the cause and the fix. */
const HEAD = 240;
/** The same for a pasted value, whose text is shown as a whole. */
const PASTED = 320;

const lineFor = ({ hex, kind, terms }: SearchHit, text: string): string =>
  SUBSTANTIAL.has(kind) ? head(text, hex === '' ? HEAD : PASTED) : bestSentence(text, terms);

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
  async add(hits: readonly SearchHit[]): Promise<SearchHit[]> {
    return Promise.all(
      hits.map(async (hit) => {
        const { file, place } = lineOf(hit.record);
        const text = (await this.#file(file))[place] ?? '';
        return text === '' ? hit : { ...hit, excerpt: lineFor(hit, text) };
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
