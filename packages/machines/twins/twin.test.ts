import { describe, expect, it } from 'vitest';
import { packed } from '../llms/parts';
import { linkMaker } from './links';
import { twin } from './twin';

const upstream = {
  package: 'sdk',
  version: '1.0.0',
  repository: 'https://git.test/sdk',
  commit: 'a'.repeat(40),
  date: '2026-01-02T00:00:00Z',
  untyped: {},
};
const link = linkMaker(new Set(['/here', '/guides/', '/there']), '/here');

/** The body of the twin of a page with this source. */
function body(source: string, file = 'docs/here.mdx'): string {
  const page = { route: '/here', title: 'Here', description: '', file, source };
  const text = twin(upstream, page, { link, example: () => null });
  expect(text).toMatch(
    /^# Here\n\n> Page: https:\S+\/here\n> Describes `sdk` 1\.0\.0, commit \[`aaaaaaa`\]\(\S+\) of 2026-01-02\.\n/,
  );
  return text.split('\n').slice(4).join('\n').trim();
}

describe('a twin', () => {
  it.each([
    ['front matter and imports go', "---\ntitle: Here\n---\n\nimport { X } from 'x';\n\nText.", 'Text.'],
    ['headings carry their ids', '## One thing\n\n### Two {#b}', '## One thing {#one-thing}\n\n### Two {#b}'],
    [
      'links are absolute',
      '[a](/there#x), [g](/guides), [o](#y), [e](https://e.test/x)',
      /a\]\(https:\S+\/there\.md#x\), \[g\]\(https:\S+\/guides\/index\.md\), \[o\]\(#y\), \[e\]\(https:\/\/e\.test\/x\)$/,
    ],
    [
      'code stays',
      '```ts title="a.ts" {1}\nconst x = 1;   \n\n\n\ny();\n```',
      '`a.ts`:\n\n```ts\nconst x = 1;   \n\n\n\ny();\n```',
    ],
    ['what MDX escapes is plain', 'a \\{b\\} &lt;c', 'a {b} \\<c'],
    ['admonitions are quotations', ':::warning[Mind]\n\nText.\n\n:::', '> **Warning: Mind**\n>\n> Text.'],
    [
      'rows are a list',
      '<Rows label="Facts">\n<Row name="a" type="uint256" unit="wei" id="x">One.</Row>\n</Rows>',
      '**Facts**\n\n- `a` `uint256` {#x}: One. Unit: wei',
    ],
    [
      'lines of a row are entries',
      '<FilterTable label="Filter">\n<Row name="e"><Hex value="0x01" label="selector" /><br />Cause.</Row>\n</FilterTable>',
      '- `e`\n  - selector `0x01`\n  - Cause.',
    ],
    [
      'tabs are all there',
      "<PackageManagerTabs commands={{ npm: 'npm i', bun: 'bun i' }} />",
      'With npm:\n\n```bash\nnpm i\n```\n\nWith bun:\n\n```bash\nbun i\n```',
    ],
    ['pictures are words', '![A logo](/img/logo.svg)', '(Picture: A logo)'],
  ])('%s', (_, source, expected) => {
    if (typeof expected === 'string') expect(body(source)).toBe(expected);
    else expect(body(source)).toMatch(expected);
  });

  it('reads a page that is a component', () => {
    const source =
      'const A = \'run();\';\nfunction Part() { return <><Heading as="h2" id="p">Part</Heading></>; }\nexport default function Page() { return <Layout><Heading as="h1">Here</Heading><Part /><CodeBlock language="ts">{A}</CodeBlock></Layout>; }';
    expect(body(source, 'src/pages/here/index.tsx')).toBe('## Part {#p}\n\n```ts\nrun();\n```');
  });

  it.each([
    ['<Unknown />', /docs\/here\.mdx: a twin has no words for <Unknown>/],
    ['{1 + 1}', /a twin cannot run \{1 \+ 1\}/],
    ['<Badge kind={kind} />', /no literal: kind/],
    ['[x](./there.mdx)', /cannot follow the relative link/],
  ])('is refused for %s', (source, says) => expect(() => body(source)).toThrow(says));
});

describe('parts for a context', () => {
  it('hold as much as fits, in order', () => {
    expect(packed(['aa', 'bb', 'c', 'dddd'], 4)).toEqual([['aa', 'bb'], ['c'], ['dddd']]);
  });
  it('refuse a page that fits none', () =>
    expect(() => packed(['aaaaa'], 4)).toThrow(/5 bytes does not fit a part of 4/));
});
