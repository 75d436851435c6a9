import { expect, it } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { datasetFile } from '../dataset';
import { datasets } from '../datasets/all';
import { readPage } from '../twins/page';
import { fullFile, llmsFile } from './index-file';

const pages = [
  '/',
  '/getting-started',
  '/guides/',
  '/api/reverts',
  '/api/contracts/abis/mainnet/Teller-1',
  '/demo',
].map((route) =>
  readPage(`<meta name=description content="About ${route}"><body><main><h1>${route}</h1></main></body>`, route),
);
const data = datasets(reference).map((set) => datasetFile(surface.upstream, set));
const all = [{ title: 'Guides', file: { path: 'llms-full/guides.txt', text: 'x' } }];

it.each([
  ['llms.txt', llmsFile(surface, pages, data, all, ['/demo'])],
  ['llms-full.txt', fullFile(surface, all)],
])('%s has one form of bullets, with relative links', (_, { text }) => {
  const bullets = text.split('\n').filter((line) => /^\s*[-*+] /.test(line));
  expect(bullets.length).toBeGreaterThan(0);
  expect(bullets.filter((line) => !/^- \[[^\]]+\]\((?![a-z]+:|\/)[^)\s]+\)(?:: \S.*)?$/.test(line))).toEqual([]);
  expect(text).not.toMatch(/\]\((?:[a-z]+:|\/)/);
});
