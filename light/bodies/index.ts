import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * How a page comes to life: reading needs its HTML alone, the application starts when it is wanted (`start/`), and then takes
 * the page's body over from the HTML instead of building it again from a script (`client/`).
 */
export default function pageStart({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const pages = (isServer: boolean) => ({
    test: /\.mdx?$/,
    include: [join(siteDir, 'docs')],
    resourceQuery: { not: [/whole/] },
    // Pitches before all other loaders and so stands for them.
    enforce: 'post' as const,
    use: { loader: join(__dirname, 'loaders', 'body.cjs'), options: { isServer } },
  });
  const components = join(siteDir, 'src', 'components');
  const styles = join(__dirname, 'client', 'printed-styles.ts');
  const printed = [
    // Pages import them for the text that is not part of their script: what nobody uses may go.
    { test: /\.tsx$/, include: [components], sideEffects: false },
    { test: styles, use: { loader: join(__dirname, 'loaders', 'printed-styles.cjs'), options: { components } } },
  ];
  const data = { include: [generatedFilesDir], use: join(__dirname, 'loaders', 'lean-data.cjs') };
  return {
    name: 'page-start',
    getClientModules: () => [styles],
    getThemePath: () => join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      // Development prints no HTML that a body could be taken from.
      if (config.mode !== 'production') return {};
      if (isServer) return { module: { rules: [pages(true)] } };
      return {
        module: {
          rules: [
            pages(false),
            ...printed,
            { ...data, test: /docusaurus\.config\.mjs$/ },
            { ...data, test: /site-metadata\.json$/ },
            // What each version of the documents gives to its pages: one file a version, in a folder of its own.
            { ...data, test: /plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/ },
          ],
        },
        resolve: { alias: { '@theme/DocItem/Content': join(__dirname, 'client', 'printed-content.tsx') } },
      };
    },
  };
}
