import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, ENCODINGS } from './settings';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Files that every visit starts with. */
const FIRST_LOAD = /\.(?:html|css|js)$/;

type Compressor = (bytes: Buffer, file: string) => Promise<Buffer>;

/** Compresses well, because every load of a reader pays for the bytes. */
const compressors: Readonly<Record<(typeof ENCODINGS)[number]['name'], Compressor>> = {
  br: (bytes, file) =>
    brotliAsync(bytes, {
      params: {
        // The best quality needs three times the time for 2 per cent less: too much for all other files.
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (FIRST_LOAD.test(file) ? 0 : 1),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Bytes of all compressible files, plain and by encoding. */
export type Sizes = Readonly<Record<'raw' | (typeof ENCODINGS)[number]['name'], number>>;

/** Writes compressed files next to the plain ones and removes stale ones. The bytes depend only on the content. */
export async function compressFolder(folder: string): Promise<Sizes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const stale = files.filter((file) => ENCODINGS.some(({ suffix }) => file.endsWith(suffix)));
  await Promise.all(stale.map((file) => rm(file)));
  const sizes = { raw: 0, br: 0, gzip: 0 };
  const waiting = files.filter((file) => COMPRESSED.test(file));
  const worker = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(file);
      sizes.raw += bytes.length;
      for (const { name, suffix } of ENCODINGS) {
        const compressed = await compressors[name](bytes, file);
        sizes[name] += compressed.length;
        await writeFile(`${file}${suffix}`, compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sizes;
}
