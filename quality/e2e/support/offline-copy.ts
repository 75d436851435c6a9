import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OFFLINE_FILE, OFFLINE_FOLDER } from '@sdk-docs/delivery/settings';
import JSZip from 'jszip';

/** The offline copy of the build, unpacked. */
export interface Unpacked {
  /** Files by their path below the root. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly bytes: number;
  /** Address of a file. */
  readonly at: (file: string) => string;
  readonly remove: () => Promise<void>;
}

/** Unpacks the copy into a folder whose name needs escapes in an address. Writes the copy first when it is missing. */
export async function unpackOffline(): Promise<Unpacked> {
  const zip = join('build', OFFLINE_FILE);
  if (!existsSync(zip)) execFileSync('npm', ['run', 'offline']);
  const content = await readFile(zip);
  const folder = await mkdtemp(join(tmpdir(), 'off line (1) %20 #'));
  const files = new Map<string, Buffer>();
  for (const entry of Object.values((await JSZip.loadAsync(content)).files)) {
    const bytes = await entry.async('nodebuffer');
    files.set(entry.name.slice(`${OFFLINE_FOLDER}/`.length), bytes);
    await mkdir(dirname(join(folder, entry.name)), { recursive: true });
    await writeFile(join(folder, entry.name), bytes);
  }
  return {
    files,
    bytes: content.length,
    at: (file) => pathToFileURL(join(folder, OFFLINE_FOLDER, file)).href,
    remove: () => rm(folder, { recursive: true }),
  };
}
