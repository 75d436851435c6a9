import { expect, it } from 'vitest';
import type { Site } from '../site';
import { searchDocs } from './search-docs';

const hit = { kind: 'page', owner: '', name: 'Addresses', chain: '', route: '/x', anchor: '', pageTitle: 'X' };
const parts = { detail: '', hex: '', excerpt: '' };

/** A search that drops "Polygon" silently when another word is found. */
const engine = {
  search: (query: string) => ({ hits: query === 'Polygon' ? [] : [hit], note: null, instead: query.toLowerCase() }),
};
const search = () => Promise.resolve({ engine, lines: { add: () => Promise.resolve([{ ...hit, ...parts }]) } });
const ask = async (query: string): Promise<string> => {
  const answer = await searchDocs.answer({ search } as unknown as Site, { query });
  return typeof answer === 'string' ? answer : answer.text;
};

it('says first which word of a query the results are without', async () => {
  expect(await ask('pufETH Polygon address')).toMatch(
    /^The search found nothing for “Polygon”: the results are without it\.\n- page `Addresses`/,
  );
  expect(await ask('pufETH address')).toMatch(/^- page/);
});

it('does not propose the query itself', async () => expect(await ask('Polygon')).not.toContain('Try'));
