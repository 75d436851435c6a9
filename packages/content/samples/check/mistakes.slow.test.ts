import { describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { blockMistakes, editedBlocks } from '../fixtures/block-mistakes';
import { mistakes, withMistake } from '../fixtures/mistakes';
import { included } from '../read/blocks';
import { readExample, readExamples } from '../read/example';
import { sampleModules } from '../read/modules';
import { readPages } from '../read/pages';
import { createProgram } from '../read/program';
import { readRecording } from '../read/recording';
import { checkBlocks } from './check-blocks';
import { exampleCode } from './code/example-code';
import { checkCode } from './rules/all-rules';
import { checkSampleRules } from './sample-rules';

/**
 * Mistakes that pass the type check: in examples whose recording is correct, in blocks of pages, and in samples. One
 * program has them all, because each program resolves the types of viem anew, which takes seconds.
 */
const root = process.cwd();
const reference = referenceOf(root);

const examples = readExamples(root);
const wrongExamples = mistakes.map((mistake, index) => {
  const right = examples.get(mistake.example);
  const recording = readRecording(root, mistake.example);
  if (right === undefined || recording === null) throw new Error(`${mistake.example} is not recorded`);
  const example = readExample(`examples/mistake-${index}.ts`, withMistake(right.text, mistake));
  return { ...mistake, example, recording };
});

const file = (index: number): string => `site/docs/guides/mistake-${index}.mdx`;
const wrongBlocks = blockMistakes.flatMap(({ code }, index) =>
  sampleModules([{ file: file(index), language: 'ts', meta: '', code, line: 1, indent: 0, closed: true } as never]),
);

const pages = new Map(readPages(root).map(({ blocks }) => [blocks[0]?.file, blocks]));
const edits = editedBlocks.map(({ page, edit: [right, wrong], finds }) => {
  const path = `site/docs/${page}.mdx`;
  const blocks = pages.get(path)?.filter(({ meta }) => included(meta) === null) ?? [];
  const place = blocks.find(({ code }) => code.includes(right));
  if (place === undefined) throw new Error(`${path} no longer has ${right}`);
  const line = place.line + place.code.slice(0, place.code.indexOf(right)).split('\n').length - 1;
  return { path, finds, line, edited: sampleModules([{ ...place, code: place.code.replace(right, () => wrong) }]) };
});
const blocks = [...wrongBlocks, ...edits.flatMap(({ edited }) => edited)];

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
const samples = new Map(
  [...Object.entries(wrong).map(([name, [text]]) => [name, text] as const), ...Object.entries(right)].map(
    ([name, text]) => [path(name), `${client}${text}\nexport {};\n`] as const,
  ),
);

const program = createProgram(
  root,
  new Map([
    ...wrongExamples.map(({ example }) => [example.file, example.text] as const),
    ...blocks.map(({ path, code }) => [path, code] as const),
    ...samples,
  ]),
);
const errorsOf = (path: string): unknown[] =>
  program.diagnostics(program.source(path)).map(({ messageText }) => messageText);

describe('in an example', () => {
  it.each(wrongExamples)('$rule reports: $what', ({ rule, example, recording }) => {
    expect(errorsOf(example.file)).toEqual([]);
    const problems = checkCode(exampleCode(root, reference, program, example, recording));
    expect(problems.join('\n')).toMatch(new RegExp(`^${example.file}:\\d+ ${rule}: `, 'm'));
  });
});

describe('in a block of a page', () => {
  const found = checkBlocks(root, reference, program, blocks);

  it.each(blockMistakes.map((mistake, index) => ({ ...mistake, index })))('finds $what', ({ finds, index }) => {
    const [module] = wrongBlocks.filter(({ path }) => path.startsWith(file(index)));
    expect(errorsOf(module?.path ?? '')).toEqual([]);
    const own = found.filter((problem) => problem.startsWith(`${file(index)}:`));
    for (const [rule, line] of finds)
      expect(own.join('\n')).toMatch(new RegExp(`^${file(index)}:${line} ${rule}: .+: `, 'm'));
  });

  // `npm run check:samples` shows that the rules find nothing in the blocks as they are.
  it.each(edits)('finds an edit of $path by $finds', ({ path, finds, line }) => {
    const lines = found.flatMap((problem) => new RegExp(`^${path}:(\\d+) ${finds}: .+: `).exec(problem)?.[1] ?? []);
    // A rule names the line of its call, which can start above the text.
    expect(lines.map((each) => line - Number(each)).filter((above) => above >= 0 && above < 6)).not.toEqual([]);
  });
});

describe('in a sample', () => {
  const problemsOf = (name: string): string[] => {
    const lines = (samples.get(path(name)) ?? '').split('\n').map((_, index) => ({
      file: path(name),
      line: index + 1,
      indent: 0,
      block: null,
    }));
    return checkSampleRules(root, program, reference, [{ path: path(name), code: '', lines }]);
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
});
