import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { contentHash } from './content-hash';
import { datasetFile, schemaFile, type MachineFile } from './dataset';
import { datasets } from './datasets/all';
import { feed } from './feed';
import { fullFile, llmsFile } from './llms/index-file';
import { parts } from './llms/parts';
import { bundleServer } from './mcp/bundle';
import { DATA, SITE, DECODER_FILE } from './paths';
import { codeFiles } from './solidity/files';
import type { Page } from './twins/page';
import { twins } from './twins/twin';
import { decoderFiles } from '@sdk-docs/reference/generator/write/tools/all';

interface Place {
  readonly baseUrl: string;
  readonly outDir: string;
  /** Starts of the routes of pages that only show components. */
  readonly demonstrations: readonly string[];
}

/**
 * Writes all files for programs below `outDir`, from the surface and the built pages; the same input gives the same
 * bytes.
 */
export async function writeMachines(
  { baseUrl, outDir, demonstrations }: Place,
  reference: Reference,
  pages: readonly Page[],
): Promise<void> {
  const { upstream } = reference.surface;
  const all = datasets(reference);
  const data = [...all.map((dataset) => datasetFile(upstream, dataset)), ...codeFiles(reference)];
  const schemas = new Map(all.map((dataset) => [dataset.form, schemaFile(dataset)]));
  const markdown = twins(upstream, baseUrl, pages);
  const everything = parts(reference, pages, new Map(markdown.map(({ path, text }) => [path, text])));
  const files = [
    ...data,
    ...schemas.values(),
    ...feed(reference),
    ...markdown,
    ...everything.map(({ file }) => file),
    llmsFile(reference.surface, pages, data, everything, demonstrations),
    fullFile(reference.surface, everything),
    decoderFile(reference),
    await bundleServer(upstream),
  ];
  for (const { path, text } of [...files, manifest(reference, files)]) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  }
}

/** `data/index.json`: every file with its size and hash, so that you can compare a copy with the site. */
function manifest({ surface: { upstream } }: Reference, files: readonly MachineFile[]): MachineFile {
  const { package: name, version, commit, date } = upstream;
  const listed = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text), hash: contentHash(text) }));
  const file = { site: SITE, sdk: { package: name, version, commit, date }, files: listed };
  return { path: `${DATA}index.json`, text: `${JSON.stringify(file, null, 1)}\n` };
}

/** Data with which the server decodes calldata, logs and reverts: the tools' files in one. */
export const decoderFile = (reference: Reference): MachineFile => ({
  path: DECODER_FILE,
  text: `${JSON.stringify(decoderFiles(reference))}\n`,
});
