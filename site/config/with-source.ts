import { join, relative, sep } from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { sourceOfPage, type Sources } from './source-of-page';

/** Gives each page of the docs the address of its source file and line, if the repository has a public address. */
export const withSource =
  (
    sources: Sources,
    before: MarkdownConfig['parseFrontMatter'],
    source = sourceAddress(),
  ): MarkdownConfig['parseFrontMatter'] =>
  async (parameters) => {
    const parsed = await before(parameters);
    const page = relative(join(sources.root, 'site/docs'), parameters.filePath).split(sep).join('/');
    if (source === null || page.startsWith('..')) return parsed;
    const { file, line } = sourceOfPage(sources, page, parameters.fileContent);
    return { ...parsed, frontMatter: { ...parsed.frontMatter, custom_edit_url: `${source}/${file}#L${line}` } };
  };

/**
 * Returns the public address of the files of this repository, up to the branch, `https://host/owner/name/blob/main`;
 * null when none is set: pages then have no link to report or edit them.
 *
 * @throws Error for anything but an https address
 */
export function sourceAddress(given = process.env.DOCS_SOURCE): string | null {
  if (given === undefined || given === '') return null;
  if (!/^https:\/\/[^\s?#]+[^\s?#/]$/.test(given))
    throw new Error(
      `DOCS_SOURCE is "${given}": give an https address without "/" at its end, https://host/owner/name/blob/main`,
    );
  return given;
}
