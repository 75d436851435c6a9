import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMMUTABLE_FOLDER } from '@sdk-docs/delivery/settings';
import { encodeHeadings } from '../format/heading-file';
import { groupLines, lineFile, numbered } from '../format/line-files';
import { knownStems } from '../format/known-stems';
import { createManifest, MANIFEST_FILE, type Manifest } from '../format/manifest';
import { encodeQuestions } from '../format/question-file';
import { encodeSymbols } from '../format/symbols-file';
import { encodeTexts } from '../format/text-file';
import { encodeWords } from '../format/word-file';
import type { BuiltSearch } from './build-index';
import type { WordFinds } from './word-finds';

const FOLDER = `${IMMUTABLE_FOLDER}search/`;

/**
 * Writes the index into a build: files named after their content, and the manifest with their names. Without `finds`,
 * single words also need the whole index.
 */
export async function writeIndex(
  folder: string,
  { index, questions, relations, lines }: BuiltSearch,
  finds: WordFinds = new Map(),
): Promise<Manifest> {
  const manifest = createManifest({
    symbols: await writeHashed(folder, 'symbols', encodeSymbols(index)),
    headings: await writeHashed(folder, 'headings', encodeHeadings(index, [...finds.keys()])),
    words: await writeWords(folder, finds),
    texts: await writeHashed(folder, 'texts', encodeTexts(index)),
    questions: await writeHashed(folder, 'questions', encodeQuestions(questions, knownStems(index), relations)),
    lines: await writeLines(folder, lines),
  });
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

async function writeHashed(folder: string, part: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const file = `${FOLDER}${part}-${hashOf(text)}.json`;
  await write(join(folder, file), text);
  return file;
}

/** Writes all lines, with one hash for all files. */
async function writeLines(folder: string, lines: readonly string[]): Promise<string> {
  const files = numbered(`${FOLDER}lines/`, hashOf(JSON.stringify(lines)));
  await Promise.all(
    groupLines(lines).map((group, number) => write(join(folder, lineFile(files, number)), JSON.stringify(group))),
  );
  return files;
}

/** Writes a file for each beginning of words, with one hash for all files. */
async function writeWords(folder: string, finds: WordFinds): Promise<string> {
  const encoded = [...finds].map(([group, words]) => [group, JSON.stringify(encodeWords(words))] as const);
  const files = numbered(`${FOLDER}words/`, hashOf(encoded.map(([, text]) => text).join()));
  await Promise.all(encoded.map(([group, text]) => write(join(folder, lineFile(files, group)), text)));
  return files;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
