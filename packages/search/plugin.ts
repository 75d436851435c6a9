import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '@sdk-docs/reference/model/reference';
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

interface Options {
  readonly reference: () => Reference;
}

/**
 * Adds the search: a box, a results page, and an index of symbols, hex and text that is written from the finished
 * build.
 */
export default function search({ siteDir, baseUrl }: LoadContext, options: unknown): Plugin {
  const { reference } = options as Options;
  const development = process.env.NODE_ENV === 'development';
  const folder = join(dirname(siteDir), DEVELOPMENT_FOLDER);
  let aside: ReadonlySet<string> = new Set();
  return {
    name: 'search',
    getThemePath: () => join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}${SEARCH_PATH}`, component: '@theme/SearchPage', exact: true });
    },
    async allContentLoaded({ allContent }) {
      aside = asideRoutes(allContent, baseUrl);
      if (development) await writeSourceIndex({ siteDir, baseUrl, folder }, reference().surface, allContent);
    },
    configureWebpack: () =>
      development
        ? ({ devServer: { static: [{ publicPath: baseUrl, directory: folder, watch: false }] } } as object)
        : {},
    async postBuild({ outDir }) {
      const expansions = readExpansions(EXPANSIONS_FOLDER);
      const built = buildIndex(reference().surface, withAside(await readPages(outDir, baseUrl), aside), expansions);
      await writeIndex(outDir, built, await wordFinds(built));
    },
  };
}
