import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashInputs } from './inputs';

/**
 * Code in pages is made from the examples and the surface, and style sheets are thinned by what `src/` reads: files that
 * are no dependencies of the modules they shape. The other folders hold the code that does it.
 */
const INPUTS = [
  'config',
  'examples',
  'generator',
  'light',
  'markdown',
  'model',
  'plugins',
  'samples',
  'src',
  'surface',
];

/** The development server shows the links of the last build (samples/highlight/sample-index.ts); a build resolves its own. */
const DEVELOPMENT_INPUTS = [...INPUTS, '.generated/sample-links'];

/** The bundler's cache on disk, as far as it is used here. */
interface Cached {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Lets the bundler's cache live only as long as nothing has changed that it cannot see. */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  const folders = process.env.NODE_ENV === 'development' ? DEVELOPMENT_INPUTS : INPUTS;
  // Which parts of light/ are on shapes modules too.
  const inputs = [hashInputs(siteDir, folders), process.env.SITE_LIGHT].filter(Boolean).join('-');
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const cache = (config as Cached).experiments?.cache;
      if (cache?.version === undefined) return {};
      return { experiments: { cache: { version: `${cache.version}-${inputs}` } } } as object;
    },
  };
}
