import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import DocItemFooter from '.';

const { useDoc } = vi.hoisted(() => ({ useDoc: vi.fn() }));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc }));

it.each([
  [
    'https://host/a/b.md#L3',
    '<p class="docusaurus-mt-lg"><a href="https://host/a/b.md#L3">Report or edit this page</a></p>',
  ],
  [null, ''],
  [undefined, ''],
])('the link of a page from %s', (editUrl, html) => {
  useDoc.mockReturnValue({ metadata: { tags: [], editUrl } });
  expect(renderToStaticMarkup(<DocItemFooter />)).toBe(html);
});

it('refuses what it would not show', () => {
  useDoc.mockReturnValue({ metadata: { tags: [{ label: 'x' }], editUrl: 'https://host/a' } });
  expect(() => renderToStaticMarkup(<DocItemFooter />)).toThrow(/DocItem\/Footer/);
});
