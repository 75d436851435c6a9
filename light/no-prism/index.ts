import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps Prism out of the browser: the theme imports it for code blocks and for a list of colours, and neither is used,
 * because markdown/code-blocks.ts highlights at build.
 */
export default function noPrism({ siteDir }: LoadContext): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': join(siteDir, 'light/no-prism/no-prism.ts') } },
    }),
  };
}
