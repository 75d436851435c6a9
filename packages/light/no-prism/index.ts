import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps Prism out of the browser. The theme imports it for code blocks and for a list of colours, but
 * packages/content/markdown/code-blocks.ts highlights code at build.
 */
export default function noPrism(): Plugin {
  return {
    name: 'light-no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': join(__dirname, 'no-prism.ts') } },
    }),
  };
}
