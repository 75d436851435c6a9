import { expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import { checkPages } from './check/routes';

const list = '/\n/guides/\n/guides/first\n/old redirect\n';
const problems = (path: string, text: string): string[] =>
  checkPages([{ path, text }], list, "['index', 'guides/first', 'start']").map((problem) =>
    (formatProblem(problem).split('\n')[0] ?? '').trim(),
  );

it('accepts a listed page with links to pages, anchors, files and other sites', () => {
  const text = '[a](/guides), [b](/guides/first#x), [c](/old), [d](/data/x.json), [e](https://example.com/x), [f](#y)';
  expect(problems('guides/first.mdx', text)).toEqual([]);
  expect(problems('start.mdx', '---\nslug: /\n---\n')).toEqual([]);
});

it('names the file and line of a link to no page', () => {
  expect(problems('guides/first.mdx', '# First\n\nSee [second](/guides/second#x).')).toEqual([
    'site/docs/guides/first.mdx:3 page-links: /guides/second is no page',
  ]);
});

it('names the file of a page that has no route or no place in the sidebar', () => {
  expect(problems('guides/second.mdx', '# Second')).toEqual([
    'site/docs/guides/second.mdx:1 page-links: site/routes.txt has no line /guides/second',
    "site/docs/guides/second.mdx:1 page-links: site/sidebars.ts does not name 'guides/second'",
  ]);
});
