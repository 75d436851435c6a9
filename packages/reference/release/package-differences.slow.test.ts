import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surface } from '../generator/fixtures/own-surface';
import { generateAbis } from '../generator/run';
import type { History } from '../model/history';
import type { Upstream } from '../model/surface';
import { mutationsOf, type Mutation } from './fixtures/mutations';
import { packageDifferences } from './package-differences';

const root = process.cwd();
let folder = '';

/** A package whose sources are our own declarations: the same surface in the form of a release. */
beforeAll(async () => {
  await generateAbis(root);
  folder = mkdtempSync(join(tmpdir(), 'sdk-package-'));
  cpSync('surface/sdk', join(folder, 'lib'), { recursive: true });
  cpSync('.generated/sdk', join(folder, 'lib'), { recursive: true });
  const { version } = JSON.parse(readFileSync('surface/upstream.json', 'utf8')) as Upstream;
  const { latest } = JSON.parse(readFileSync('surface/history.json', 'utf8')) as History;
  const manifest = { version, dependencies: { viem: latest['package viem'] } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'lib/utils/version.ts'), `export const version: string = '${version}';\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pseudo-random numbers below 1, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

interface Entry {
  type: string;
  name?: string;
  stateMutability?: string;
  inputs?: { type: string; internalType: string }[];
}

/** Possible edits of an ABI entry. */
const abiEdits: readonly ((entry: Entry) => Entry)[] = [
  (entry) => ({ ...entry, name: `${entry.name}Edited` }),
  (entry) => ({ ...entry, stateMutability: entry.stateMutability === 'view' ? 'pure' : 'view' }),
  (entry) => ({ ...entry, inputs: [...(entry.inputs ?? []), { type: 'bytes4', internalType: 'bytes4' }] }),
  (entry) => ({ ...entry, inputs: entry.inputs?.map((input) => ({ ...input, internalType: 'contract IEdited' })) }),
];

/** The module of an ABI with one entry edited, and the function's name. */
function abiEdit(source: string, random: () => number): { readonly text: string; readonly name: string } {
  const [start, end] = [source.indexOf('['), source.lastIndexOf(']') + 1];
  const abi = JSON.parse(source.slice(start, end)) as Entry[];
  const functions = abi.filter(({ type, inputs }) => type === 'function' && inputs?.length);
  const chosen = functions[Math.floor(random() * functions.length)];
  const edit = abiEdits[Math.floor(random() * abiEdits.length)];
  if (chosen === undefined || edit === undefined) throw new Error('the ABI has no function to edit');
  const text = JSON.stringify(abi.map((entry) => (entry === chosen ? edit(entry) : entry)));
  return { text: source.slice(0, start) + text + source.slice(end), name: chosen.name ?? '' };
}

describe('a package beside the surface', () => {
  it('has no difference when it says the same', async () => {
    const { differences, items } = await packageDifferences(root, surface, folder);
    expect(differences).toEqual([]);
    expect(items).toBeGreaterThan(1000);
  });

  it('has every one of 200 planted edits named', async () => {
    const next = numbers(20260104);
    const random = (): number => next.next().value;
    const files = readdirSync(join(folder, 'lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const originals = new Map(files.map((file) => [file, readFileSync(join(folder, 'lib', file), 'utf8')]));
    const planted: { readonly file: string; readonly item: string | RegExp }[] = [];
    const taken = new Set<string>();
    const texts = new Map(originals);
    const candidates = [...originals].flatMap(([file, text]) => {
      if (file.includes('abis/')) return [];
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
      return mutationsOf(tree).map((mutation) => ({ file, mutation }));
    });
    const abis = files.filter((file) => file.includes('abis/'));
    const edits = new Map<string, Mutation[]>();
    while (planted.length < 150) {
      const chosen = candidates[Math.floor(random() * candidates.length)];
      if (chosen === undefined) continue;
      const { file, mutation } = chosen;
      // One edit per item, so that each must be reported alone.
      const item = mutation.item.replace(/ returns$/, '');
      if (taken.has(`${file} ${item}`)) continue;
      taken.add(`${file} ${item}`);
      edits.set(file, [...(edits.get(file) ?? []), mutation]);
      planted.push({ file, item: mutation.item });
    }
    for (const [file, mutations] of edits)
      for (const { start, end, text } of mutations.toSorted((a, b) => b.start - a.start))
        texts.set(file, `${texts.get(file)?.slice(0, start)}${text}${texts.get(file)?.slice(end)}`);
    while (planted.length < 200) {
      const file = abis[Math.floor(random() * abis.length)] ?? '';
      const edit = abiEdit(texts.get(file) ?? '', random);
      if (taken.has(`${file} ${edit.name}`) || edit.name.endsWith('Edited')) continue;
      taken.add(`${file} ${edit.name}`);
      texts.set(file, edit.text);
      const contract = file.split('/').at(-1)?.replace('.ts', '');
      planted.push({ file, item: new RegExp(`^abi ${contract} function ${edit.name}(Edited)?\\(`) });
    }
    for (const [file, text] of texts) writeFileSync(join(folder, 'lib', file), text);
    const { differences } = await packageDifferences(root, surface, folder);
    const keys = differences.map(({ key }) => key);
    const missed = planted.filter(({ file, item }) => {
      const module = file.replace(/\.ts$/, '');
      if (typeof item === 'string') return !keys.includes(`${module} ${item}`);
      return !keys.some((key) => item.test(key));
    });
    expect(missed).toEqual([]);
  });
});
