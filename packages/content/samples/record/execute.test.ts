import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readExample } from '../read/example';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { execute, type Surroundings } from './execute';

/** Tests the recorder itself, with examples that need no SDK. */
const root = process.cwd();
const surroundings: Surroundings = {
  root,
  upstream: { package: '@example/sdk', version: '1.0.0', repository: '', commit: '', date: '', untyped: {} },
  sdk: join(root, 'node_modules/viem'),
  contracts: [],
  chainId: () => 1,
  recorder: 'recorder',
};

const record = (...lines: readonly string[]) =>
  execute(
    surroundings,
    readExample(
      'examples/thing.ts',
      `/**\n * Does a thing.\n */\n// #region flow\n${lines.join('\n')}\n// #endregion\n`,
    ),
  );

/** Line of the first statement. */
const FIRST = 5;

it('gives each request the line of the statement that causes it', async () => {
  const { requests } = await record(
    'const ask = async (method: string) => { await null; return window.ethereum.request({ method }); };',
    "await ask('eth_accounts');",
    '',
    'for (const method of [',
    "  'eth_blockNumber',",
    ']) await ask(method);',
    "await Promise.all([ask('eth_gasPrice'), ask('eth_chainId')]);",
  );
  expect(requests.map(({ line, method }) => [line - FIRST, method])).toEqual([
    [1, 'eth_accounts'],
    [3, 'eth_blockNumber'],
    [6, 'eth_gasPrice'],
    [6, 'eth_chainId'],
  ]);
});

it('is a test node for an example that sends to no other', async () => {
  const { requests } = await record(
    "const node = await window.ethereum.request({ method: 'hardhat_metadata' });",
    "if (!node) throw new Error('not a test node');",
  );
  expect(requests.map(({ method }) => method)).toEqual(['hardhat_metadata']);
});

it('writes the same recording twice, with the same seal', async () => {
  const lines = [
    "await window.ethereum.request({ method: 'eth_sendTransaction', params: [{ value: String(Date.now()) }] });",
  ];
  const [one, two] = [await record(...lines), await record(...lines)];
  expect(one).toEqual(two);
  expect(one.seal).toBe(sealOf(one));
  expect(sealOf({ ...one, time: one.time + 1 })).not.toBe(one.seal);
});

it('fixes the current time, and keeps dates that are given', async () => {
  const { requests, time } = await record(
    'const dates = [new Date(), new Date(5), new Date(2030, 0, 1)];',
    "await window.ethereum.request({ method: 'eth_sendTransaction', params: dates.map((date) => ({ value: `${+date} ${date.getFullYear()}` })) });",
  );
  expect(requests.map(({ params }) => JSON.stringify(params))).toEqual([
    expect.stringMatching(new RegExp(`"${time}000 20.*"5 19.*"189\\d+ 2030"`)),
  ]);
});

it.each([
  ['the last statement', ["window.ethereum.request({ method: 'eth_accounts' });"]],
  [
    'a statement before others',
    [
      "(async () => { await null; await window.ethereum.request({ method: 'eth_accounts' }); })();",
      'await null;',
      'await null;',
    ],
  ],
  [
    'one that is answered while the next waits',
    [
      "window.ethereum.request({ method: 'eth_accounts' });",
      "await window.ethereum.request({ method: 'eth_chainId' });",
    ],
  ],
  [
    'a promise that others run past',
    [
      "const later = window.ethereum.request({ method: 'eth_accounts' }).then(() => window.ethereum.request({ method: 'eth_accounts' }));",
      "await window.ethereum.request({ method: 'eth_chainId' });",
      "await window.ethereum.request({ method: 'eth_chainId' });",
    ],
  ],
])('reports a promise without await: %s', async (_, lines) => {
  await expect(record(...lines)).rejects.toThrow(`examples/thing.ts:${FIRST} no one waits for eth_accounts`);
});

it.each([
  ['fails', ["throw new Error('no such thing');"], /examples\/thing\.ts ended with 1\n[^]*no such thing/],
  [
    'asks what nobody answers',
    ["await window.ethereum.request({ method: 'eth_unknown' });"],
    /examples\/thing\.ts: .*no answer to eth_unknown/,
  ],
])('reports an example that %s', async (_, lines, message) => {
  await expect(record(...lines)).rejects.toThrow(message);
});
