import { beforeAll, describe, expect, it } from 'vitest';
import { surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { assemble, clientProperties } from '../build/assemble';
import type { HtmlPage } from '../build/html-page';
import { symbolRecords } from '../build/symbol-records';
import { addHeadings, encodeHeadings } from '../format/heading-file';
import { decodeSymbols, encodeSymbols } from '../format/symbols-file';
import { addTexts, encodeTexts } from '../format/text-file';
import { Engine } from '../worker/engine';
import { readBlind, readDevelopment, readMeasured } from './queries';
import { runQuery } from './score';

/** Names and hex of the real surface, without the search in texts, which the bench measures on the build. */
let engine: Engine;
beforeAll(() => {
  const records = symbolRecords(surface);
  const pages = [...new Set(records.map(({ route }) => route))].sort().map(pageOf);
  const index = assemble(pages, records, clientProperties(surface.modules));
  engine = new Engine(
    addTexts(addHeadings(decodeSymbols(encodeSymbols(index)), encodeHeadings(index, [])), encodeTexts(index)),
  );
}, 120_000);

const pageOf = (route: string): HtmlPage => ({
  ...{
    route,
    address: route,
    docs: true,
    description: '',
    trail: [],
    keywords: [],
    links: [],
    code: '',
    parts: [],
    ids: new Set<string>(),
  },
  title: route.split('/').at(-1) ?? '',
});

const measured = readMeasured().flatMap((file) => file.queries);
const queries = [...measured, ...readDevelopment().queries];
const certain = queries.filter(({ group }) => ['exact', 'hex', 'address'].includes(group));

describe('names, hex and addresses of the surface', () => {
  it.each(certain.map((item) => [item.query.slice(0, 60), item] as const))('%s', (_, item) => {
    const { rank, found } = runQuery(engine, item);
    expect(rank, `led to ${found[0] ?? 'nothing'}`).toBe(1);
  });

  it('have enough queries', () => {
    expect(measured.length).toBeGreaterThanOrEqual(120);
    expect(readBlind().queries.length).toBeGreaterThanOrEqual(measured.length / 3);
  });
});
