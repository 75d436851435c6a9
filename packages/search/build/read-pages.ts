import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isVariantRoute } from '@sdk-docs/reference/model/routes';
import { readHtmlPage, type HtmlPage } from './html-page';

/**
 * Reads the pages of a build that search covers, sorted by route: no variants, redirects, 404, or pages without a
 * title.
 */
export async function readPages(folder: string, baseUrl: string): Promise<HtmlPage[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const route = path.replace(/(\/index)?\.html$/, '') || '/';
      return isVariantRoute(route) ? null : readHtmlPage(await readFile(file, 'utf8'), route, baseUrl);
    }),
  );
  return pages
    .filter((page) => page !== null)
    .filter(({ title }) => title !== '')
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
