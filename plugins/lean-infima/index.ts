import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanInfima } from './lean-infima';
import { readReferences, readReplaced } from './read-properties';

/** Leaves out of the framework's style sheet what this site does not use. */
export default function leanInfimaPlugin({ siteDir }: LoadContext): Plugin {
  const tokens = join(siteDir, 'src', 'css', 'tokens.css');
  const folders = [join(siteDir, 'src'), join(siteDir, 'config'), join(siteDir, 'plugins', 'search')];
  const packages = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/theme-common/lib'];
  const sources = [...folders, ...packages.map((path) => join(siteDir, 'node_modules', path))];
  return {
    name: 'lean-infima',
    configurePostCss: (options) => ({
      ...options,
      plugins: [leanInfima({ read: readReferences(sources), replaced: readReplaced(tokens) }), ...options.plugins],
    }),
  };
}
