import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FilesOfBundle } from '../files-of-bundle';
import { writeBodies } from './body-files';
import { prunedReads } from './data/guard';
import type { ParseMdx } from './form/inspect-mdx';
import { PageForms } from './form/page-form';

interface Options {
  /** Folders outside the site with components of printed pages. */
  readonly components: readonly string[];
}

/**
 * Makes pages readable from their HTML alone. The application starts on demand (`start/`) and takes the page's body
 * over from the HTML instead of building it again from a script (`client/`). `form/` decides which pages are printed.
 * React renders all others whole, and hydrates the islands within a printed body one by one.
 */
export default function bodies({ siteDir, generatedFilesDir }: LoadContext, options: unknown = {}): Plugin {
  const docs = join(siteDir, 'docs');
  const islands = join(siteDir, 'src', 'islands');
  const forms = new PageForms({
    siteDir,
    islands,
    themes: [join(siteDir, 'src', 'theme')],
    parseMdx: createRequire(__filename)('./form/parse-mdx.cjs') as ParseMdx,
    mustBePrinted: (page) => page.startsWith(join(docs, 'api') + sep),
  });
  const pages = (isServer: boolean) => ({
    test: /\.mdx?$/,
    // A file whose name starts with an underscore is a partial, not a page.
    include: (file: string) => file.startsWith(docs + sep) && !/(?:^|[\\/])_/.test(relative(docs, file)),
    resourceQuery: { not: [/whole/] },
    // Pitches before all other loaders, so it can replace them.
    enforce: 'post' as const,
    use: loader('body', { formOf: (page: string) => forms.formOf(page), isServer, islands }),
  });
  const marked = {
    test: /\.[jt]sx$/,
    include: [islands],
    resourceQuery: { not: [/plain/] },
    enforce: 'post' as const,
    use: loader('island', { islands, siteDir }),
  };
  const { components: others = [] } = options as Partial<Options>;
  const components = [join(siteDir, 'src', 'components'), ...others];
  const styles = join(__dirname, 'client', 'printed-styles.ts');
  const printed = [
    // Pages import these only for printed text; an unused import may be dropped.
    { test: /\.tsx$/, include: [...components, islands], sideEffects: false },
    { test: styles, use: loader('printed-styles', { components }) },
  ];
  const bundle = new FilesOfBundle();
  const data = { include: [generatedFilesDir], use: loader('lean-data') };
  return {
    name: 'light-bodies',
    getClientModules: () => [styles, join(__dirname, 'client', 'islands.css')],
    getThemePath: () => join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      // Development prints no HTML to take a body from.
      if (config.mode !== 'production') return {};
      if (isServer) return { module: { rules: [pages(true), marked] } };
      return {
        plugins: [bundle],
        module: {
          rules: [
            pages(false),
            ...printed,
            { ...data, test: /docusaurus\.config\.mjs$/ },
            // The data that each version of the docs passes to its pages: one file per version, in its own folder.
            { ...data, test: /plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/ },
          ],
        },
        resolve: { alias: { '@theme/DocItem/Content': join(__dirname, 'client', 'printed-content.tsx') } },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const problems = prunedReads(bundle.files);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await writeBodies(outDir, baseUrl, routesPaths);
    },
  };
}

const loader = (name: string, options: object = {}) => ({
  loader: join(__dirname, 'loaders', `${name}.cjs`),
  options,
});
