import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { plain } from '../../model/plain-text';
import { listFiles } from './files';

export * from './upstream';

export * from './files';

const FOLDER = 'site/docs';

/** Pages outside api/ that the generator writes. */
const generated = ['changes.mdx', 'how-we-know.mdx', 'guides/gas-used.mdx'];

/** A hand-written page of `site/docs/`. */
export interface PageFile {
  /** Path below `site/docs/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the hand-written pages below `root/docs`, sorted by path, without the generated reference. */
export function readPageFiles(root: string): readonly PageFile[] {
  return listFiles(root, FOLDER, '.mdx')
    .map((file) => file.slice(FOLDER.length + 1))
    .filter((path) => !path.startsWith('api/') && !generated.includes(path))
    .map((path) => ({ path, text: readFileSync(join(root, FOLDER, path), 'utf8') }));
}

/** Returns the route of a file below `site/docs/` that has no slug. */
export const routeOfFile = (path: string): string => `/${path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;

/** Returns the slug of the front matter, otherwise the route of the file. */
export const routeOf = ({ path, text }: PageFile): string =>
  /^slug:[ \t]*"?(.+?)"?[ \t]*$/m.exec(text)?.[1] ?? routeOfFile(path);

/** A heading of a page with the text up to the next one. */
interface Section {
  readonly anchor: string;
  readonly heading: string;
  /** 2 for h2. */
  readonly level: number;
  readonly text: string;
}

/** Returns the sections of a page with the anchors that the build gives them. */
export function sectionsOf(markdown: string): Section[] {
  const slugger = createSlugger();
  return withoutFences(markdown)
    .replace(/<[^>]+>|^:::.*$/gm, '')
    .split(/^(?=#{2,5} )/m)
    .filter((section) => section.startsWith('#'))
    .map((section) => {
      const [first = '', ...rest] = section.split('\n');
      const { text, id } = parseMarkdownHeadingId(first.replace(/^#+ /, ''));
      const heading = plain(text);
      return {
        anchor: id ?? slugger.slug(heading),
        heading,
        level: first.indexOf(' '),
        text: plain(rest.join('\n')),
      };
    });
}

/** Returns the anchors of a page: those of its headings and the ids of its elements. */
export const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set([
    ...sectionsOf(markdown).map(({ anchor }) => anchor),
    ...[...withoutFences(markdown).matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
  ]);

/** Empties the lines of fences, so that the others keep their numbers. */
export const withoutFences = (markdown: string): string =>
  markdown.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm, (fence) => fence.replace(/.+/g, ''));
