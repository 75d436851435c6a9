import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { createProgram } from '../read/program';
import { checkSampleRules } from './sample-rules';

const root = process.cwd();
const client = `
import { Chain, PufferClient, UnifiToken } from '@pufferfinance/puffer-sdk';
import { createWalletClient, formatEther, http, isAddress, parseEther, parseUnits, zeroAddress } from 'viem';
const client = new PufferClient(Chain.Mainnet);
`;
const wrong = {
  'reads the environment in a browser': [
    `import 'viem/window';
console.log(window.ethereum);
console.log(isAddress(process.env.VAULT ?? ''));`,
    'window.ethereum and process.env',
  ],
  'fixes the decimals of an approval': [
    `const shares = parseEther('0.5');
await client.nucleusBoringVault.withToken(UnifiToken.unifiETH).approve(zeroAddress, zeroAddress, shares);`,
    'a fixed number of decimals for unifiETH',
  ],
  'fixes the decimals through a name': [
    `const token = UnifiToken.unifiUSD;
const shares = client.erc20Permit.withToken(token);
await shares.approve(zeroAddress, zeroAddress, parseUnits('1', 6));`,
    'a fixed number of decimals for unifiUSD',
  ],
  'shows a balance with 18 decimals': [
    `const balance = await client.nucleusBoringVault.withToken(UnifiToken.unifiBTC).balanceOf(zeroAddress);
console.log(formatEther(balance));`,
    'formatEther of unifiBTC',
  ],
  'shows a balance of a token that may be any with 18 decimals': [
    `const position = { token: Token.USDC as AnyToken };
const held = await client.erc20Permit.withToken(position.token).balanceOf(zeroAddress);
console.log(formatEther(held));`,
    'formatEther of token',
  ],
  'states decimals that nobody knows': [
    `const shares = parseEther('0.5'); // unifiETH, 18 decimals
console.log(shares);`,
    'unifiETH has 18 decimals in this comment',
  ],
  'sends for an address with a local key': [
    `import { privateKeyToAccount } from 'viem/accounts';
const wallet = createWalletClient({ account: privateKeyToAccount('0x01'), transport: http() });
await new PufferClient(Chain.Mainnet, wallet).vault.depositETH(zeroAddress).transact(1n);`,
    'vault.depositETH asks the wallet',
  ],
} as const;
const right = {
  'takes the account of the client': `import { privateKeyToAccount } from 'viem/accounts';
const wallet = createWalletClient({ account: privateKeyToAccount('0x01'), transport: http() });
await new PufferClient(Chain.Mainnet, wallet).vlPuffer.delegate(zeroAddress, true);`,
  'reads the decimals': `const shares = client.erc20Permit.withToken(UnifiToken.unifiETH);
const decimals = await shares.getContract().read.decimals();
await shares.approve(zeroAddress, zeroAddress, parseUnits('0.5', decimals));`,
};

const path = (name: string): string => `examples/${name.replaceAll(' ', '-')}.ts`;
const texts = new Map(
  [...Object.entries(wrong).map(([name, [text]]) => [name, text] as const), ...Object.entries(right)].map(
    ([name, text]) => [path(name), `${client}${text}\nexport {};\n`] as const,
  ),
);
const program = createProgram(root, texts);
const problemsOf = (name: string): string[] => {
  const lines = (texts.get(path(name)) ?? '').split('\n').map((_, index) => ({
    file: path(name),
    line: index + 1,
    indent: 0,
    block: null,
  }));
  return checkSampleRules(root, program, referenceOf(root), [{ path: path(name), code: '', lines }]);
};

it.each(Object.entries(wrong))('rejects a sample that %s', (name, [, message]) => {
  const problems = problemsOf(name);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^examples\/.+\.ts:\d+ /);
  expect(problems[0]).toContain(message);
});

it.each(Object.keys(right))('accepts a sample that %s', (name) => {
  expect(problemsOf(name)).toEqual([]);
});
