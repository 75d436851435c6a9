import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packagesOf, shippedProblems } from './shipped';
import { FilesOfBundle } from '../files-of-bundle';
import { changedOriginals, PACKAGES, STAND_INS, THEME_PARTS } from '../originals';

/** The parts of the bundler's configuration that this plugin replaces. */
interface Config {
  readonly mode?: string;
  readonly plugins?: readonly unknown[];
}

/** The router imports these packages for `withRouter` and for checks in development. This site uses neither. */
const UNUSED = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

interface Options {
  /** The npm packages that the bundle may contain; a build with others fails. Without a list nothing is checked. */
  readonly shipped: readonly string[];
}

/**
 * Makes the application small. It prints the framework's tables of pages without repetition (`loaders/`) and replaces
 * modules of which the site uses little (`client/`). Only the browser's build changes: the server renders with the
 * originals, so a difference between the two shows up as a failed hydration in the tests. Parts of the theme that have
 * nothing to show are replaced on both sides (`theme/`).
 */
export default function application({ generatedFilesDir, baseUrl }: LoadContext, options: unknown = {}): Plugin {
  const { shipped } = options as Partial<Options>;
  const loader = (name: string, options: object = {}) => ({
    loader: join(__dirname, 'loaders', `${name}.cjs`),
    options,
  });
  const generated = (file: string) => join(generatedFilesDir, file);
  const tables = [
    { test: generated('registry.js'), use: loader('registry', { base: baseUrl }) },
    { test: generated('routes.js'), use: loader('routes', { base: baseUrl }) },
  ];
  // The bundler identifies modules by their real paths.
  const replaced = STAND_INS.map(({ module }) => realpathSync(join(PACKAGES, module)));
  const standIns = STAND_INS.map(({ by }, index) => ({
    test: replaced[index],
    enforce: 'post' as const,
    use: loader('stand-in', { file: join(__dirname, '../../..', by) }),
  }));
  const bundle = new FilesOfBundle();
  return {
    name: 'light-application',
    getThemePath: () => join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      const { mode, plugins = [] } = config as Config;
      if (mode !== 'production' || isServer) return {};
      const changed = changedOriginals(PACKAGES, [...STAND_INS, ...THEME_PARTS]);
      if (changed.length > 0) throw new Error(changed.join('\n'));
      return {
        module: { rules: [...tables, ...standIns, { test: UNUSED, sideEffects: false }] },
        // Its table of all chunks only serves the framework's own prefetching (client/docusaurus.ts).
        plugins: [...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'), bundle],
        mergeStrategy: { plugins: 'replace' },
        // Chunks have short names and their files have a hash, so the runtime needs one table instead of three.
        optimization: { chunkIds: 'named' },
        output: { chunkFilename: 'assets/js/part.[contenthash:8].js' },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    postBuild() {
      for (const file of replaced) bundle.files.delete(file);
      const problems = shipped === undefined ? [] : shippedProblems(packagesOf(bundle.files), shipped);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return Promise.resolve();
    },
  };
}
