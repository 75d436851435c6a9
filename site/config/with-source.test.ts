import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { sourceOfPage } from './source-of-page';
import { sourceAddress, withSource } from './with-source';

const root = join(__dirname, '../..');
const docs = join(root, 'site/docs');
const sources = { root, reference: () => reference };
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .map((page) => page.replaceAll('\\', '/'))
  .filter((page) => /\.mdx?$/.test(page) && !/(?:^|\/)_/.test(page));
const placeOf = (page: string) => sourceOfPage(sources, page, readFileSync(join(docs, page), 'utf8'));
const textAt = ({ file, line }: ReturnType<typeof placeOf>) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(line - 1)
    .join('\n');

describe('the source of a page', () => {
  it('is a line with text in a file of the repository, for each page, and never a generated file', () => {
    expect(pages.length).toBeGreaterThan(150);
    for (const page of pages) {
      const place = placeOf(page);
      expect(place.file, page).toMatch(
        page.startsWith('api/') ? /^(?:surface|packages)\// : /^(?:site\/docs|packages)\//,
      );
      expect(textAt(place), `${page}: ${place.file}:${place.line}`).toMatch(/^\S/);
    }
  });

  it.each([
    [
      'api/contracts/handlers/puffer-vault-handler-1.mdx',
      /^\/\*\*\n(?: \*.*\n)+export (?:declare )?class PufferVaultHandler/,
    ],
    ['api/contracts/abis/mainnet/vlPUFFER-2.mdx', /^(?:abstract )?(?:contract|interface) I?vlPUFFER/],
    ['api/reverts.mdx', /^export function revertsPage/],
    ['guides/withdrawing.mdx', /^[A-Z]/],
  ])('of %s', (page, text) => expect(textAt(placeOf(page))).toMatch(text));

  it('of an unknown page of the reference is an error', () =>
    expect(() => sourceOfPage(sources, 'api/nowhere.mdx', '')).toThrow(/knows no source/));
});

describe('the front matter', () => {
  const filePath = join(docs, 'guides/withdrawing.mdx');
  const parse = (path: string, source: string | null) =>
    withSource(
      sources,
      () => Promise.resolve({ frontMatter: { custom_edit_url: null }, content: '' }),
      source,
    )({
      filePath: path,
      fileContent: '---\ntitle: x\n---\n\nText.\n',
      defaultParseFrontMatter: () => Promise.reject(new Error('not used')),
    });

  it('has the address of file and line, where the repository has one', async () => {
    expect((await parse(filePath, 'https://host/o/n/blob/main')).frontMatter).toEqual({
      custom_edit_url: 'https://host/o/n/blob/main/site/docs/guides/withdrawing.mdx#L5',
    });
    const generated = await parse(join(docs, 'api/reverts.mdx'), 'https://host/o/n/blob/main');
    const { file, line } = placeOf('api/reverts.mdx');
    expect(file).toBe('packages/reference/generator/write/reverts-page.ts');
    expect(generated.frontMatter).toEqual({ custom_edit_url: `https://host/o/n/blob/main/${file}#L${line}` });
    expect((await parse(filePath, null)).frontMatter).toEqual({ custom_edit_url: null });
    expect((await parse(join(root, 'site/src/pages/x.md'), 'https://host/x')).frontMatter).toEqual({
      custom_edit_url: null,
    });
  });
});

describe('the address of the repository', () => {
  it('is that of DOCS_SOURCE, or unknown', () => {
    expect(sourceAddress('https://host/o/n/blob/main')).toBe('https://host/o/n/blob/main');
    expect(sourceAddress('')).toBeNull();
  });

  it.each(['host/o/n', 'http://host/o/n', 'https://host/o/n/', 'https://host/o/n?x', 'https://a b'])(
    'is not %s',
    (given) => expect(() => sourceAddress(given)).toThrow(/give an https address/),
  );
});
