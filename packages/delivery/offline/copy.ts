import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import JSZip from 'jszip';
import { BASE_URL, ORIGIN } from '@sdk-docs/reference/model/base-path';
import { offlinePage, RUNTIME_FILE, STYLE_FILE } from './page';
import { isWorker, pageScript, textScript, workerScript } from './scripts';
import { OFFLINE_FILE, OFFLINE_FOLDER } from '../settings';

/** The release that the copy describes. */
export interface Release {
  readonly package: string;
  readonly version: string;
  /** ISO 8601, with a time. */
  readonly date: string;
}

/** Files for hosts, and for programs that ask hosts. */
const LEFT_OUT = /\.(?:br|gz)$|(?:^|\/)body\.txt$|^(?:_headers|404\.html|sitemap\.xml)$/;
/** Files that only pages fetch: the copy contains them as scripts only. */
const INDEX = /^assets\/(?:search|asked)\//;
/**
 * Files that pages fetch and readers may open: the documents of the search, and the Markdown of a page for the
 * clipboard.
 */
const FETCHED = /^search-index\.json$|\.md$/;

const STYLE = `.offline-copy{margin:0;padding:.75rem 1rem;border-top:1px solid var(--sdk-line);color:var(--sdk-text);background:var(--sdk-sunken);font-size:var(--sdk-small);text-align:center}\n`;

/** Returns the zip with the copy of a delivered build. The same build gives the same bytes. */
export async function offlineCopy(folder: string, { package: name, version, date }: Release): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file) && file !== OFFLINE_FILE);
  const contents = new Map(
    await Promise.all(names.map(async (file) => [file, await readFile(join(folder, file))] as const)),
  );
  const read = (file: string): string => {
    const content = contents.get(file);
    if (content === undefined) throw new Error(`${folder} has no ${file}`);
    return content.toString();
  };
  const day = date.slice(0, 10);
  const notice = `<p class="offline-copy">Offline copy of the documentation of ${name} ${version}, released on ${day}. Newer releases are on <a href="${ORIGIN}${BASE_URL}">the site</a>.</p>`;
  const files = new Map<string, string | Buffer>([
    [RUNTIME_FILE, await runtime()],
    [STYLE_FILE, STYLE],
  ]);
  for (const [file, content] of contents) {
    if (file.endsWith('.html')) files.set(file, offlinePage(file, read(file), notice));
    else if (/^assets\/.*\.js$/.test(file)) files.set(file, script(file, read));
    else if (!INDEX.test(file)) files.set(file, content);
    if (INDEX.test(file) || FETCHED.test(file)) files.set(`${file}.js`, textScript(file, read(file)));
  }
  return zip(files, new Date(date));
}

const script = (file: string, read: (file: string) => string): string => {
  const code = read(file);
  return isWorker(code) ? workerScript(file, code, read) : pageScript(code);
};

async function runtime(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'runtime/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild gave no file for the offline copy');
  return file.text;
}

/** Zips files in the order of their names, all with one date: the same files give the same bytes. */
export function zip(files: ReadonlyMap<string, string | Buffer>, date: Date): Promise<Buffer> {
  const archive = new JSZip();
  for (const name of [...files.keys()].sort()) {
    archive.file(`${OFFLINE_FOLDER}/${name}`, files.get(name) ?? '', { date, createFolders: false });
  }
  return archive.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'UNIX',
  });
}
