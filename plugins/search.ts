import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSurface } from '../generator/read/surface';
import { SEARCH_PATH } from '../config/limits';
import { buildIndex } from '../search/build/build-index';
import { readPages } from '../search/build/read-pages';
import { writeIndex } from '../search/build/write-index';

/** Search over symbols, hex and text: a box, a results page, and an index that is written from the finished build. */
export default function search({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search',
    getThemePath: () => join(siteDir, 'search', 'theme'),
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}${SEARCH_PATH}`, component: '@theme/SearchPage', exact: true });
    },
    async postBuild({ outDir }) {
      await writeIndex(outDir, buildIndex(readSurface(siteDir).surface, await readPages(outDir, baseUrl)));
    },
  };
}
