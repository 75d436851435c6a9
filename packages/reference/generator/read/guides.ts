import type { Guide } from '../../model/guide';
import { readPageFiles, routeOf } from './pages';

const linkPattern = /\]\((\/api\/[^)\s]+#[^)\s]+)\)/g;

/**
 * Reads the links from the hand-written pages below `root/docs` to the reference, so that an entry can link back to the
 * guides that use it. Pages without such links are left out.
 */
export function readGuides(root: string): readonly Guide[] {
  return readPageFiles(root).flatMap((page) => {
    const { text } = page;
    const links = [...new Set([...text.matchAll(linkPattern)].map((match) => match[1] ?? ''))];
    const examples = [...new Set([...text.matchAll(/^```\S+ example="([\w-]+)"/gm)].map((match) => match[1] ?? ''))];
    const title = /^title:\s*['"]?(.+?)['"]?$/m.exec(text)?.[1];
    return links.length === 0 || title === undefined ? [] : [{ route: routeOf(page), title, links, examples }];
  });
}
