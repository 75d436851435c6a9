import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export { codeBlocks } from './rehype';

/**
 * Keeps Prism out of the browser: the theme imports it for code blocks and for a list of colours, and neither is used,
 * because `codeBlocks` (rehype.ts) highlights at build.
 */
export default function codeBlocksPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': join(siteDir, 'plugins/code-blocks/no-prism.ts') } },
    }),
  };
}
