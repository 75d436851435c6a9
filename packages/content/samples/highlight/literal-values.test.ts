import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { createProgram } from '../read/program';
import { literalValues } from './literal-values';

const root = process.cwd();
const client = `
import { Chain, PufferClient, UnifiToken } from '@pufferfinance/puffer-sdk';
import { parseEther, zeroAddress as to, zeroHash } from 'viem';
const client = new PufferClient(Chain.Mainnet);
const roles = client.institutionalAccessManager.withAddress(to);
const vault = client.institutionalVault.withAddress(to);
const ask = (deadline: bigint) =>
  client.nucleusAtomicQueue.isAtomicRequestValid(to, to, { deadline, atomicPrice: 0n, offerAmount: 0n, inSolve: false });
`;

/** Title -> code, and those of its numbers that show a value. */
const samples: Readonly<Record<string, readonly [code: string, ...found: string[]]>> = {
  seconds: ['await roles.setTargetAdminDelay(to, 86_400);', '86_400: 1 day'],
  'a timestamp': ['await client.vlPuffer.getPastVotes(to, 1767232800n);', '1767232800n: 2026-01-01 02:00:00 UTC'],
  'base units of a token, through a constant': [
    'const amount = 500_000_000_000_000_000n;\nawait client.vlPuffer.transfer(to, amount);',
    '500_000_000_000_000_000n: 0.5 vlPUFFER',
  ],
  'wei, as a product': ['await client.vault.depositETH(to).transact(2n * 10n ** 18n);', '2n * 10n ** 18n: 2 ETH'],
  'gwei, from a list': [
    `const deposits = [{ amount: 32_000_000_000n }] as const;
await vault.startNonRestakingValidators([], [], deposits.map(({ amount }) => amount), []);`,
    '32_000_000_000n: 32 ETH',
  ],
  'basis points that a read is compared with': [
    'const fee = await client.vault.getTotalExitFeeBasisPoints();\nif (fee > 250n) throw new Error();',
    '250n: 2.5 %',
  ],
  'a rate that a read is compared with': [
    'const { ethToPufETHRate } = await client.l2RewardManager.getEpochRecord(zeroHash);\nif (ethToPufETHRate < 950_000_000_000_000_000n) throw new Error();',
    '950_000_000_000_000_000n: 0.95 pufETH per ETH',
  ],
  'what is added to a time': [
    'const { unlockTime } = await client.vlPuffer.lockInfos(to);\nconsole.log(unlockTime + 7n * 24n * 60n * 60n);',
    '7n * 24n * 60n * 60n: 7 days',
  ],
  'the argument of a contract function': [
    'await client.vault.getContract().read.convertToShares([10n ** 18n]);',
    '10n ** 18n: 1 WETH',
  ],
  'a name that is given as a field': [
    `const deadline = 1767232800n;
await client.nucleusAtomicQueue.isAtomicRequestValid(to, to, { deadline, atomicPrice: 0n, offerAmount: 0n, inSolve: false });`,
    '1767232800n: 2026-01-01 02:00:00 UTC',
  ],
  // The unit of these is uncertain.
  'a call outside of the SDK': ['console.log(86_400n, 10_000n, 1767232800n, parseEther("1"));'],
  'a parameter of a function of the sample': ['await ask(1767232800n);'],
  'a variable that changes': ['let delay = 86_400;\ndelay += 1;\nawait roles.setTargetAdminDelay(to, delay);'],
  'a count': ['await client.vlPuffer.checkpoints(to, 86_400);'],
  'a unit that nobody is sure of': ['await client.lagoonVault.getContract().read.convertToShares([10n ** 18n]);'],
  'a token that is chosen at run time': [
    'await client.nucleusBoringVault.withToken(UnifiToken.unifiETH).approve(to, to, 1_000_000_000n);',
  ],
  'a share of an amount': [
    'const fee = await client.vault.getTotalExitFeeBasisPoints();\nconsole.log((fee * 9_950n) / 10_000n);',
  ],
  'a number that two calls count differently': [
    `const number = 1767232800n;
await client.vlPuffer.getPastVotes(to, number);
await client.vlPuffer.transfer(to, number);`,
  ],
  'nothing, and a row of zeros': ['await client.vlPuffer.transfer(to, 0n);\nawait client.vlPuffer.transfer(to, 5n);'],
};

const path = (name: string): string => `examples/${name.replaceAll(/\W+/g, '-')}.ts`;
const program = createProgram(
  root,
  new Map(Object.entries(samples).map(([name, [code]]) => [path(name), `${client}${code}\nexport {};\n`])),
);

it.each(Object.keys(samples))('says the value of %s where it is certain', (name) => {
  const [, ...expected] = samples[name] ?? [];
  const source = program.source(path(name));
  expect(program.diagnostics(source).map(({ messageText }) => messageText)).toEqual([]);
  const found = literalValues(root, referenceOf(root), program, source);
  expect(found.map(({ node, words }) => `${node.getText(source)}: ${words}`)).toEqual(expected);
});
