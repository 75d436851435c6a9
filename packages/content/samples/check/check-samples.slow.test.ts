import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { checkSamples, pageProblems } from './check-samples';

const root = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, ...lines: readonly string[]): void =>
  writeFileSync(join(root, file), `${lines.join('\n')}\n`);

it('names mistakes of every kind in one run, with the name of an example', () => {
  for (const folder of ['examples', 'site/docs', 'site/src/pages']) mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['surface', '.generated/sdk', 'tsconfig.json'])
    cpSync(resolve(path), join(root, path), { recursive: true });
  for (const path of ['node_modules', 'packages']) symlinkSync(resolve(path), join(root, path));
  write(
    'examples/new.ts',
    '/**\n * Deposits.\n */\n// #region flow',
    "import { Chain, PufferClient } from '@pufferfinance/puffer-sdk';",
    "import { parseUnits, zeroAddress } from 'viem';",
    'const client = new PufferClient(Chain.Mainnet);',
    "const words: string = parseUnits('1', 18);",
    'const held = await client.vault.balanceOf(zeroAddress);',
    'export const none = [words, held - held satisfies bigint];',
    "client.vault.depositETH(zeroAddress).transact(parseUnits('1', 6));",
    '// #endregion',
  );
  write(
    'site/docs/page.mdx',
    '```ts example="new"\n\n```\n\n```ts\nexport const one: string = 1;\n```\n\n```bash\necho',
  );
  write('site/docs/other.mdx', '<Tabs>');
  const { problems } = checkSamples(root, referenceOf(process.cwd()), 'new');
  const kinds = [
    /^site\/docs\/page\.mdx:10 the fence is not closed$/,
    /^site\/docs\/page\.mdx:6:14 TS2322 /,
    /^examples\/new\.ts:8:7 TS2322 /,
    /^examples\/new\.ts:10:\d+ TS\d+ .+\n {2}The SDK ships this handler as `any`/,
    /^examples\/new\.ts has no recording: /,
    /^examples\/new\.ts:11 decimals: /,
    /^examples\/new\.ts:11 awaited: /,
    /^examples\/observations\/new\.json does not exist: /,
  ];
  expect(kinds.filter((kind) => !problems.some((problem) => kind.test(problem)))).toEqual([]);
  expect(problems.filter((problem) => problem.includes('other.mdx'))).toEqual([]);
  // Those of MDX and fences are known before the reference is written.
  expect(pageProblems(root, 'new')).toEqual(problems.filter((problem) => problem.includes('not closed')));
  expect(pageProblems(root).some((problem) => /^site\/docs\/other\.mdx:1:1 Expected a closing tag/.test(problem))).toBe(
    true,
  );
});
