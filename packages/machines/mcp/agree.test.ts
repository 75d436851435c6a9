import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { smallIndex, writeIndex } from '@sdk-docs/search/fixtures/small-index';
import { LONGEST_TEXT } from '@sdk-docs/search/format/note-words';
import { decodeCall, decodeError } from '@sdk-docs/search/ui/decode';
import { answerTo, books, table, type Case } from '@sdk-docs/tools/cases/answer';
import { readStandard } from '@sdk-docs/tools/errors/standard';
import { datasetFile } from '../dataset';
import { datasets } from '../datasets/all';
import { decoderFile } from '../write';
import { createServer } from './server';
import { openSite } from './site';
import { createSource } from './source';

const { errors, functions, places } = books;
const cases = table as unknown as readonly Case[];
const casesOf = (tool: Case['tool']) => cases.filter((row) => row.tool === tool).map((row) => [row.id, row] as const);
/** Data that the search decodes: a selector and a word at least. */
const DATA = /^0x[0-9a-f]{72,}$/i;
const NOW = 1_790_000_000_000;

let folder = '';
const client = new Client({ name: 'test', version: '1' });

/** The server itself, over the files that a build writes for it. */
beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  folder = await mkdtemp(join(tmpdir(), 'agree-'));
  await writeIndex(folder, {
    index: smallIndex,
    questions: smallIndex.records.map(() => null),
    relations: {},
    lines: smallIndex.records.map(({ text }) => text),
  });
  const files = [...datasets(reference).map((set) => datasetFile(surface.upstream, set)), decoderFile(reference)];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const index = createSource(folder);
  const text = (path: string): Promise<string> => Promise.resolve(texts.get(path) ?? index.text(path));
  const source = { from: folder, text, json: async (path: string) => JSON.parse(await text(path)) as unknown };
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createServer(openSite(source), surface.upstream).connect(there);
  await client.connect(here);
});
afterAll(async () => {
  vi.useRealTimers();
  await client.close();
  await rm(folder, { recursive: true });
});

async function ask(name: string, input: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: { ...input, full: true } });
  return (content as { text: string }[]).map((part) => part.text).join('\n');
}

/** Pages read what they can of invalid data, addresses and contracts; the server rejects them. */
const expectSaid = (answer: string, said: string, isTaken: boolean): void =>
  isTaken ? expect(answer).toContain(said) : expect(answer).toMatch(/^Bad input: /);

describe('pages, MCP server and search say the same', () => {
  it.each(casesOf('errors'))('%s', async (_id, row) => {
    const { text = '', contract = '' } = row.input;
    const { text: said } = await answerTo(row);
    const isTaken = contract === '' || reference.contracts.has(contract);
    expectSaid(await ask('decode_revert', { revert: text, contract }), said, isTaken);
    if (!DATA.test(text)) return;
    const found = decodeError(text as Hex, errors, places);
    if (found === null) return;
    for (const shown of [found.name, ...found.arguments.map(({ value }) => value)]) expect(said).toContain(shown);
  });

  it.each(casesOf('calldata'))('%s', async (_id, row) => {
    const { text = '', ...fields } = row.input;
    const { text: said } = await answerTo({ ...row, input: { chain: '1', ...row.input } });
    const isTaken = /^0x(?:[0-9a-f]{2})*$/i.test(text.trim()) && /^(?:0x[0-9a-f]{40})?$/i.test(fields.to ?? '');
    expectSaid(await ask('explain_calldata', { data: text, ...fields }), said, isTaken);
    if (!DATA.test(text)) return;
    for (const { value, type } of decodeCall(text as Hex, functions, places)?.arguments ?? [])
      if (value !== '[]' && type !== 'call') expect(said).toContain(value);
  });

  const standard = cases.flatMap(({ id, input: { text = '' } }) => {
    const revert = readStandard(text);
    return revert === null ? [] : [[id, text, revert] as const];
  });
  it.each(standard)('%s, searched', async (_id, text, { value }) => {
    const said = value ?? 'cannot be read';
    expect(await ask('decode_revert', { revert: text })).toContain(said);
    expect(await ask('search_docs', { query: text })).toContain(said.slice(0, LONGEST_TEXT));
  });
  it('errors and calls are decoded', () => {
    const dataOf = (tool: Case['tool']) =>
      casesOf(tool).flatMap(
        ([
          ,
          {
            input: { text = '' },
          },
        ]) => (DATA.test(text) ? [text as Hex] : []),
      );
    const named = dataOf('errors').flatMap((data) => decodeError(data, errors, places)?.name ?? []);
    const values = dataOf('calldata').flatMap((data) => decodeCall(data, functions, places)?.arguments ?? []);
    for (const found of [named, values]) expect(found.length).toBeGreaterThan(0);
  });
  it('texts and panics are searched', () =>
    expect(new Set(standard.map(([, , { kind }]) => kind))).toEqual(new Set(['text', 'panic'])));
});
