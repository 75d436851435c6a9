import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { asideRoutes, withAside } from './build/aside';
import { buildIndex } from './build/build-index';
import { EXPANSIONS_FOLDER, readExpansions } from './build/expansions';
import { readPages } from './build/read-pages';
import { writeSourceIndex } from './build/write-source-index';
import { SEARCH_PATH } from './limits';
import { wordFinds } from './build/word-finds';
import { writeIndex } from './build/write-index';

/** Folder of the development server's index. */
const DEVELOPMENT_FOLDER = '.generated/search';

/**
 * Adds the search: a box, a results page, and an index of symbols, hex and text that is written from the finished
 * build.
 */
export default function search({ siteDir, baseUrl }: LoadContext): Plugin {
  const development = process.env.NODE_ENV === 'development';
  const root = dirname(siteDir);
  const folder = join(root, DEVELOPMENT_FOLDER);
  let aside: ReadonlySet<string> = new Set();
  return {
    name: 'search',
    getThemePath: () => join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}${SEARCH_PATH}`, component: '@theme/SearchPage', exact: true });
    },
    async allContentLoaded({ allContent }) {
      aside = asideRoutes(allContent, baseUrl);
      if (development) await writeSourceIndex({ siteDir, baseUrl, folder }, referenceOf(root).surface, allContent);
    },
    configureWebpack: () =>
      development
        ? ({ devServer: { static: [{ publicPath: baseUrl, directory: folder, watch: false }] } } as object)
        : {},
    async postBuild({ outDir }) {
      const expansions = readExpansions(EXPANSIONS_FOLDER);
      const { surface } = referenceOf(root);
      const built = buildIndex(surface, withAside(await readPages(outDir, baseUrl), aside), expansions);
      await writeIndex(outDir, built, await wordFinds(built));
    },
  };
}
