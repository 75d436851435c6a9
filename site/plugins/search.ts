import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { SEARCH_PATH } from '../config/limits';
import { asideRoutes, withAside } from '@sdk-docs/search/build/aside';
import { buildIndex } from '@sdk-docs/search/build/build-index';
import { EXPANSIONS_FOLDER, readExpansions } from '@sdk-docs/search/build/expansions';
import { readPages } from '@sdk-docs/search/build/read-pages';
import { writeSourceIndex } from '@sdk-docs/search/build/write-source-index';
import { writeIndex } from '@sdk-docs/search/build/write-index';

/** Folder of the development server's index. */
const DEVELOPMENT_FOLDER = '.generated/search';

/**
 * Adds the search: a box, a results page, and an index of symbols, hex and text that is written from the finished
 * build.
 */
export default function search({ siteDir, baseUrl }: LoadContext): Plugin {
  const development = process.env.NODE_ENV === 'development';
  const folder = join(siteDir, DEVELOPMENT_FOLDER);
  let aside: ReadonlySet<string> = new Set();
  return {
    name: 'search',
    getThemePath: () => join(siteDir, 'search', 'theme'),
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}${SEARCH_PATH}`, component: '@theme/SearchPage', exact: true });
    },
    async allContentLoaded({ allContent }) {
      aside = asideRoutes(allContent, baseUrl);
      if (development) await writeSourceIndex({ siteDir, baseUrl, folder }, referenceOf(siteDir).surface, allContent);
    },
    configureWebpack: () =>
      development
        ? ({ devServer: { static: [{ publicPath: baseUrl, directory: folder, watch: false }] } } as object)
        : {},
    async postBuild({ outDir }) {
      const expansions = readExpansions(join(siteDir, EXPANSIONS_FOLDER));
      const { surface } = referenceOf(siteDir);
      await writeIndex(outDir, buildIndex(surface, withAside(await readPages(outDir, baseUrl), aside), expansions));
    },
  };
}
