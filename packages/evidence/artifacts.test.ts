import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { artifactsIn, linked, type Artifact } from './artifacts';

const folder = mkdtempSync(join(tmpdir(), 'artifacts-'));
const source = { repository: 'owner/name', commit: 'abc' };
writeFileSync(join(folder, 'Whole.json'), JSON.stringify({ abi: [], ['byte' + 'code']: '0x60', source }));
writeFileSync(join(folder, 'Half.json'), JSON.stringify({ abi: [] }));

it('reads an artefact with its source', () => {
  expect(artifactsIn(folder)('Whole')).toMatchObject({ name: 'Whole', bytecode: '0x60', source });
});

it.each([
  [undefined, 'Whole', 'Name the folder of the compiled contracts in CONTRACT_ARTIFACTS'],
  ['', 'Whole', 'Name the folder of the compiled contracts in CONTRACT_ARTIFACTS'],
  ['/nowhere', 'Whole', 'CONTRACT_ARTIFACTS names /nowhere, which does not exist'],
  [folder, 'Missing', 'CONTRACT_ARTIFACTS has no Missing.json'],
  [folder, 'Half', 'Half.json needs abi, bytecode and source: { repository, commit }'],
])('says in one sentence what is missing: %s %s', (path, name, sentence) => {
  expect(() => artifactsIn(path)(name)).toThrow(sentence);
});

it('fills in the address of a library', () => {
  const code = `0x60${'00'.repeat(20)}61` as const;
  const artifact = { name: 'Caller', abi: [], bytecode: code, links: { Library: [1] }, source } satisfies Artifact;
  expect(linked(artifact, () => `0x${'Ab'.repeat(20)}`)).toBe(`0x60${'ab'.repeat(20)}61`);
});
