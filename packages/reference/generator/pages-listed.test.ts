import { expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import { checkPages } from './check/routes';

const list = '/\n/guides/\n/guides/first\n/api/list\n/old redirect\n';
const generated = [{ path: 'api/list.mdx', text: '---\nslug: "/api/list"\n---\n\n<Tr id="row">' }];
const problems = (path: string, text: string): string[] =>
  checkPages([{ path, text }], generated, list, "['index', 'guides/first', 'start']").map((problem) =>
    (formatProblem(problem).split('\n')[0] ?? '').trim(),
  );

it('accepts a listed page with links to pages, anchors, files and other sites', () => {
  const links = '[a](/guides), [b](/guides/first#own), [c](/old#x), [d](/data/x.json), [e](https://example.com/x#y)';
  const others = '[f](#a-title), [g](/api/list#row), [h](#in=0x00)';
  expect(problems('guides/first.mdx', `## A title\n\n${links}\n\n### B {#own}\n\n${others}`)).toEqual([]);
  expect(problems('start.mdx', '---\nslug: /\n---\n')).toEqual([]);
});

it('names the file and line of a link to no page', () => {
  expect(problems('guides/first.mdx', '# First\n\nSee [second](/guides/second#x).')).toEqual([
    'site/docs/guides/first.mdx:3 page-links: /guides/second is no page',
  ]);
});

it('names the file and line of a link to no anchor', () => {
  // The empty fence ends at its own mark, so the heading below it counts, and the one inside the code does not.
  const code = '```ts example="x"\n\n```\n\n## Here\n\n```bash\n## a comment\n```\n';
  expect(problems('guides/first.mdx', `${code}\n[a](#here), [b](#a-comment)\n[c](/api/list#gone)`)).toEqual([
    'site/docs/guides/first.mdx:11 page-links: /guides/first has no anchor #a-comment',
    'site/docs/guides/first.mdx:12 page-links: /api/list has no anchor #gone',
  ]);
});

it('names the file of a page that has no route or no place in the sidebar', () => {
  expect(problems('guides/second.mdx', '[a](#b)\n\n## B\n')).toEqual([
    'site/docs/guides/second.mdx:1 page-links: site/routes.txt has no line /guides/second',
    "site/docs/guides/second.mdx:1 page-links: site/sidebars.ts does not name 'guides/second'",
  ]);
});

it('names the file of a page that the index of its folder does not link', () => {
  const pages = [
    { path: 'guides/index.mdx', text: '---\nslug: /guides/\n---\n\n<Card href="/guides/first-steps">' },
    { path: 'guides/first.mdx', text: '' },
    { path: 'guides/first-steps.mdx', text: '' },
  ];
  const sidebars = "'guides/index', 'guides/first', 'guides/first-steps'";
  expect(checkPages(pages, generated, `${list}/guides/first-steps\n`, sidebars).map(formatProblem)).toEqual([
    expect.stringContaining('site/docs/guides/first.mdx:1 page-links: site/docs/guides/index.mdx does not link it'),
  ]);
});
