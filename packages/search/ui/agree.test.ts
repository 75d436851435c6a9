import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { decoderFiles } from '@sdk-docs/reference/generator/write/tools/all';
import type { DecoderFiles } from '@sdk-docs/reference/model/tools-files';
import { createDecoder, diagnosisText, reportText } from '@sdk-docs/tools/decoder';
import { answerTo, books, table, type Case } from '@sdk-docs/tools/cases/answer';
import { decodeCall, decodeError } from './decode';

const { errors, functions, places } = books;
const cases = table as unknown as readonly Case[];
const NOW = 1_790_000_000n;
/** The decoder data of the MCP server, as written to its file. */
const decoder = createDecoder(JSON.parse(JSON.stringify(decoderFiles(reference))) as DecoderFiles);
const chainOf = (id: unknown): string =>
  Object.entries(decoder.places.chains).find(([, known]) => known === Number(id))?.[0] ?? '';

describe('pages, MCP server and search say the same', () => {
  it.each(cases.filter(({ tool }) => tool === 'errors').map((row) => [row.id, row] as const))(
    '%s',
    async (_id, row) => {
      const { text = '', contract = '' } = row.input;
      expect(diagnosisText(decoder.diagnose(text, contract))).toBe((await answerTo(row)).text);
      if (!/^0x[0-9a-f]{72,}$/i.test(text)) return;
      const said = (await answerTo(row)).text;
      for (const { value } of decodeError(text as Hex, errors, places)?.arguments ?? []) expect(said).toContain(value);
    },
  );

  it.each(cases.filter(({ tool }) => tool === 'calldata').map((row) => [row.id, row] as const))(
    '%s',
    async (_id, row) => {
      const { text = '', ...fields } = row.input;
      const state = Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, key === 'chain' ? chainOf(value) : String(value)]),
      );
      const said = reportText(await decoder.explain(text, { state, now: NOW }));
      expect(said).toBe((await answerTo(row)).text);
      if (!/^0x[0-9a-f]{72,}$/i.test(text)) return;
      const found = decodeCall(text as Hex, functions, places);
      for (const { value, type } of found?.arguments ?? [])
        if (value !== '[]' && type !== 'call') expect(said).toContain(value);
    },
  );
});
