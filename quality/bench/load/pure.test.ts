import { describe, expect, it } from 'vitest';
import { kindOf, sum, type Answer } from './transfers';
import { findBase } from './base-path';
import { readOptions, UsageError } from './options';
import { sitemapRoutes } from './sitemap';
import { table } from './table';

describe('the command line', () => {
  it('has a folder, routes and settings', () => {
    expect(readOptions([])).toEqual({ folder: 'build', routes: [], base: null, width: 1280, settle: 6 });
    expect(readOptions(['site', '/', '/a', '--base', 'x', '--width', '390', '--settle', '0.5'])).toEqual({
      ...{ folder: 'site', routes: ['/', '/a'], base: '/x/', width: 390, settle: 0.5 },
    });
    expect(readOptions(['--base', '/']).base).toBe('/');
  });

  it.each([[['site', 'a']], [['--width', 'wide']], [['--settle', '0']], [['--bse', '/x/']]])('rejects %j', (words) =>
    expect(() => readOptions(words)).toThrow(UsageError),
  );
});

describe('the base path', () => {
  const has = (file: string): boolean => ['assets/main.js', 'index.html', 'style.css'].includes(file);

  it.each([
    ['<link href="/docs/v1/assets/main.js">', '/docs/v1/'],
    ['<link href=/x/style.css>', '/x/'],
    ['<a href="/other/thing.pdf"></a><script src="/assets/main.js?v=1"></script>', '/'],
    ['<link href="./style.css">', '/'],
  ])('of %s', (html, base) => expect(findBase(html, has)).toBe(base));
});

describe('the sitemap', () => {
  const files: Record<string, string> = {
    'sitemap-index.xml': '<sitemap><loc>https://a.test/x/sitemap-0.xml</loc></sitemap>',
    'sitemap-0.xml': '<url><loc>https://a.test/x/</loc></url><url><loc> https://a.test/x/b?c&amp;d </loc></url>',
  };

  it('returns routes below the base path, also through an index', async () => {
    const read = (file: string) => Promise.resolve(files[file] ?? null);
    expect(await sitemapRoutes('/x/', read)).toEqual(['/', '/b']);
  });

  it('may be missing', async () => {
    expect(await sitemapRoutes('/', () => Promise.resolve(null))).toBeNull();
  });
});

const answer = (kind: Answer['kind'], bytes: number, prefetch = false): Answer => ({
  ...{ path: '/', status: 200, kind, bytes, prefetch },
});

describe('sums', () => {
  it('keep prefetched files apart', () => {
    expect(sum([answer('html', 1), answer('js', 2), answer('js', 4), answer('js', 8, true)])).toEqual({
      ...{ requests: 3, html: 1, css: 0, js: 6, fonts: 0, images: 0, other: 0, total: 7, prefetch: 8 },
    });
  });

  it('classify a file by its content type', () => {
    const types = ['text/html', 'text/css', 'text/javascript', 'font/woff2', 'image/x-icon', 'application/json'];
    expect(types.map(kindOf)).toEqual(['html', 'css', 'js', 'fonts', 'images', 'other']);
  });
});

it('the table has two lines a route, with aligned columns', () => {
  const load = sum([answer('html', 1234)]);
  const lines = table([
    { ...{ route: '/a', status: 200, readable: load, all: load, shift: 0.1, longestTask: 60, foreign: 2 } },
  ]).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^\/a {2,}1 +1234 +0 +0 +0 +0 +0 +1234 +0$/);
  expect(lines[2]).toMatch(/^ {2}in all +1 .* 0\.100 +60 ms +2$/);
  expect(lines[1]?.indexOf('1234')).toBe(lines[2]?.indexOf('1234'));
});
