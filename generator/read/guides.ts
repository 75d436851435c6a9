import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Guide } from '../../model/guide';

const linkPattern = /\]\((\/api\/[^)\s]+#[^)\s]+)\)/g;

/**
 * Reads which entries of the reference the hand-written pages below `root/docs` link to, so that an entry can lead back
 * to the guides that use it. Pages without such links are left out.
 */
export function readGuides(root: string): readonly Guide[] {
  const folder = join(root, 'docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith(`api${sep}`))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const links = [...new Set([...text.matchAll(linkPattern)].map((match) => match[1] ?? ''))];
      const title = /^title:\s*['"]?(.+?)['"]?$/m.exec(text)?.[1];
      return links.length === 0 || title === undefined ? [] : [{ route: routeOf(folder, file, text), title, links }];
    });
}

/** The slug of the front matter, or the path of the file. */
function routeOf(folder: string, file: string, text: string): string {
  const slug = /^slug:\s*(\S+)$/m.exec(text)?.[1];
  if (slug !== undefined) return slug;
  const path = relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/\.mdx$/, '');
  return `/${path.replace(/(^|\/)index$/, '$1')}`;
}
