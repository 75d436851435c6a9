import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts our loader of the index in the place of the one that the search plugin's own components import. */
export default function searchLocal({ siteDir }: LoadContext): Plugin {
  const loader = join(siteDir, 'src', 'client', 'search-index.ts');
  return {
    name: 'search-local',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\.\/searchByWorker$/, loader)],
    }),
  };
}
