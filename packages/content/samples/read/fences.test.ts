import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fenceProblems, sampleBlocks } from './blocks';
import { readMeta } from './fence-meta';
import { readPages } from './pages';
import { readFences } from './fences';

const page = (...lines: string[]): string => lines.join('\n');

describe('readFences', () => {
  it('finds the same fences as the build', () => {
    const fences = readFences(
      page(
        '---',
        'title: T',
        '---',
        '',
        '## A heading {#own-id}',
        '',
        '- a list',
        '',
        '  ```ts title="a.ts"',
        '  const a = 1;',
        '',
        '    const b = 2;',
        '  ```',
        '',
        ':::note[Title]',
        '',
        '~~~~bash',
        '```',
        '~~~~',
        '',
        ':::',
        '',
        '    ```ts',
        '    indented, and still a fence in MDX',
        '    ```',
        '',
        'Text with ```ts inline```.',
        '{/* ```ts */}',
      ),
    );
    expect(fences).toEqual([
      {
        line: 10,
        indent: 2,
        language: 'ts',
        meta: 'title="a.ts"',
        code: 'const a = 1;\n\n  const b = 2;',
        closed: true,
      },
      { line: 18, indent: 0, language: 'bash', meta: '', code: '```', closed: true },
      { line: 24, indent: 4, language: 'ts', meta: '', code: 'indented, and still a fence in MDX', closed: true },
    ]);
    expect(sampleBlocks('docs/a.mdx', fences).map(({ line }) => line)).toEqual([10, 24]);
    expect(sampleBlocks('docs/a.mdx', readFences('```ts\nText of the page'))).toEqual([]);
  });
});

describe('readMeta', () => {
  it('reads all words', () => {
    expect(readMeta('title="a b" {1,4-5} uses-setup no-check="because"')).toEqual({
      example: null,
      region: null,
      noCheck: 'because',
      breaks: null,
      title: 'a b',
      setup: false,
      usesSetup: true,
      emphasized: new Set([1, 4, 5]),
      unknown: [],
    });
    expect(readMeta('example="x" region="a+b"')).toMatchObject({ example: 'x', region: 'a+b' });
  });
});

describe('fenceProblems', () => {
  const problemsOf = (...lines: string[]): string[] => fenceProblems('docs/a.mdx', readFences(page(...lines)));

  it.each([
    ['a fence that is understood', ['```ts title="x" setup', 'a', '```'], []],
    ['an unknown word', ['```ts titel="x"', 'a', '```'], ['the fence has the unknown word titel="x"']],
    ['a word without its value', ['```ts title', 'a', '```'], ['the fence has the unknown word title']],
    ['quotes that are not closed', ['```ts title="x', 'a', '```'], ['the fence has the unknown word title="x']],
    ['an unknown word in another language', ['```bash sudo', 'a', '```'], ['the fence has the unknown word sudo']],
    [
      'an example with code',
      ['```ts example="x"', 'a', '```'],
      ['example="x": the fence must be empty: the build inserts the code of the example'],
    ],
    [
      'an example that opts out',
      ['```ts example="x" setup', '```'],
      ['example="x": an example is checked as a whole file, so setup, uses-setup and no-check do not apply'],
    ],
    ['a region of nothing', ['```ts region="flow"', 'a', '```'], ['region="flow" without an example']],
    [
      'an opt-out without a reason',
      ['```ts no-check', 'a', '```'],
      ['no-check without a reason: write no-check="why"'],
    ],
    [
      'a sample under another name',
      ['```js', 'const shares = await vault.maxRedeem(account);', '```'],
      ['the code of "js" is not checked: write ts, or no-check="why"'],
    ],
    ['a sample under another name with a reason', ['```text no-check="it prints"', 'const a = 1', '```'], []],
    [
      'a block that stands on none',
      ['```ts uses-setup', 'a', '```'],
      ['uses-setup, but the page has no block with "setup"'],
    ],
    ['a fence that is not closed', ['```ts', 'a', '', '## Heading'], ['the fence is not closed']],
    ['a fence before another', ['```ts', 'a', '', 'Text.', '', '```ts', 'b', '```'], ['the fence is not closed']],
    ['a fence that a shorter one cannot close', ['````ts', 'a', '```'], ['the fence is not closed']],
  ])('%s', (_, lines, problems) => {
    expect(problemsOf(...lines)).toEqual(problems.map((problem) => `docs/a.mdx:2 ${problem}`));
  });
});

it('names file, line and column of MDX that cannot be parsed, and what other pages do wrong', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const folder of ['site/docs', 'site/src/pages', '.generated/cache'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'site/docs/a.mdx'), '# A\n\nText <Tabs\n');
  writeFileSync(join(root, 'site/docs/b.mdx'), '# B\n\n<Tabs>\n\n```ts example="x"\n\n```\n');
  writeFileSync(join(root, 'site/docs/c.mdx'), '# C\n\nFirst\n- <Tabs>\n\n```ts\n\n```\n');
  writeFileSync(join(root, 'site/docs/d.mdx'), '```bash\necho\n\n```ts example="x"\n');
  const pages = readPages(root);
  expect(pages.flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^site\/docs\/a\.mdx:\d+:\d+ Unexpected/),
    expect.stringMatching(/^site\/docs\/b\.mdx:3:1 Expected a closing tag for `<Tabs>`/),
    expect.stringMatching(/^site\/docs\/c\.mdx:4:3 Expected a closing tag for `<Tabs>`/),
    'site/docs/d.mdx:2 the fence is not closed',
  ]);
  expect(pages.map(({ shows }) => [...shows])).toEqual([[], ['x'], [], ['x']]);
  rmSync(root, { recursive: true });
});
