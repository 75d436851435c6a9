import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { COMPRESSED, ENCODINGS } from '@sdk-docs/delivery/settings';
import type { Rule } from '../rule';

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Every compressible file has compressed files next to it that decompress to exactly its bytes. */
export const compressedRule: Rule = {
  name: 'compressed',
  async check({ folder, files }) {
    if (![...files].some((file) => ENCODINGS.some(({ suffix }) => file.endsWith(suffix)))) {
      return ['nothing is compressed: run npm run deliver first'];
    }
    const problems = [...files]
      .filter((file) => COMPRESSED.test(file))
      .flatMap((file) =>
        ENCODINGS.map(async ({ name, suffix }) => {
          if (!files.has(file + suffix)) return `${file}: no ${suffix} beside it`;
          const plain = await readFile(join(folder, file));
          const unpacked = await unpack[name](await readFile(join(folder, file + suffix))).catch(() => null);
          return unpacked?.equals(plain) === true ? null : `${file}${suffix}: does not unpack to ${file}`;
        }),
      );
    return (await Promise.all(problems)).filter((problem) => problem !== null);
  },
};
