import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readExample } from '@sdk-docs/content/samples/read/example';
import { runProcess } from './process';

it('fixes the current time of an example, and keeps dates that are given', async () => {
  const root = process.cwd();
  const sdk = { folder: join(root, 'node_modules/viem'), name: '@example/sdk', version: '1.0.0' };
  const lines =
    'for (const date of [new Date(), new Date(5), new Date(2030, 0, 1)]) console.log(+date, date.getFullYear());';
  const code = `/**\n * Does a thing.\n */\n// #region flow\n${lines}\n// #endregion\n`;
  const answering = { line: async () => {}, request: async () => null, wait: async () => {} };
  const { printed, error } = await runProcess(
    root,
    sdk,
    readExample('examples/thing.ts', code),
    1_800_000_000,
    answering,
  );
  expect(error).toBeNull();
  expect(printed).toEqual([
    '1800000000000 2027',
    expect.stringMatching(/^5 19/),
    expect.stringMatching(/^189\d+ 2030$/),
  ]);
});
