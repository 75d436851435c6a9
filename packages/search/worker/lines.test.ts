import { expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { groupLines } from '../format/line-files';
import { Engine } from './engine';
import { Lines } from './lines';

const { hits } = new Engine(smallIndex).search('depositETH', { limit: 8 });
const files = groupLines(smallIndex.records.map(({ name }) => `About ${name}.`));

it('gives each hit its text, and loads a file once', async () => {
  const read: string[] = [];
  const lines = new Lines('lines/*-0123456789.json', (path) => {
    read.push(path);
    return Promise.resolve(files[Number(/\d+/.exec(path)?.[0])]);
  });
  await lines.add(hits, 'depositETH');
  const shown = await lines.add(hits, 'depositETH');
  expect(shown.map(({ name, excerpt }) => [name, excerpt])).toEqual(hits.map(({ name }) => [name, `About ${name}.`]));
  expect(read).toEqual([...new Set(read)]);
  expect(read[0]).toMatch(/^lines\/\d+-0123456789\.json$/);
});

it('leaves hits as they are when a file is missing, and tries again', async () => {
  let calls = 0;
  const lines = new Lines('*', () => {
    calls++;
    return Promise.reject(new Error('gone'));
  });
  expect(await lines.add(hits.slice(0, 1), 'depositETH')).toEqual(hits.slice(0, 1));
  await lines.add(hits.slice(0, 1), 'depositETH');
  expect(calls).toBe(2);
});
