import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMMUTABLE_FOLDER } from '../../config/delivery';
import { createManifest, MANIFEST_FILE, type Manifest } from '../format/manifest';
import { encodeQuestions } from '../format/question-file';
import { encodeSymbols } from '../format/symbols-file';
import { encodeTexts } from '../format/text-file';
import type { BuiltSearch } from './build-index';

/** Writes the index into a build: three files named after their content, and the manifest with their names. */
export async function writeIndex(folder: string, { index, questions }: BuiltSearch): Promise<Manifest> {
  const symbols = await writeHashed(folder, 'symbols', encodeSymbols(index));
  const texts = await writeHashed(folder, 'texts', encodeTexts(index));
  const asked = await writeHashed(folder, 'questions', encodeQuestions(questions));
  const manifest = createManifest(symbols, texts, asked);
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

async function writeHashed(folder: string, part: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `${IMMUTABLE_FOLDER}search/${part}-${hash}.json`;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
  return file;
}
