import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { asideRoutes, withAside } from './aside';
import type { HtmlPage } from './html-page';

const content = (...docs: { permalink: string; frontMatter: object }[]): AllContent =>
  ({ 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } }) as unknown as AllContent;

it('finds the pages whose front matter says so', () =>
  expect([
    ...asideRoutes(
      content(
        { permalink: '/base/changes/', frontMatter: { search: 'aside' } },
        { permalink: '/base/guides', frontMatter: {} },
      ),
      '/base/',
    ),
  ]).toEqual(['/changes']));
it('refuses a value that would do nothing', () =>
  expect(() => asideRoutes(content({ permalink: '/base/a', frontMatter: { search: 'low' } }), '/base/')).toThrow(
    /search is low, expected aside/,
  ));
it('marks their pages', () =>
  expect(
    withAside([{ route: '/a' }, { route: '/b' }] as HtmlPage[], new Set(['/b'])).map(({ aside }) => aside),
  ).toEqual([false, true]));
