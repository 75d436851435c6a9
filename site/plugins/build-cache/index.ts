import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * Files that affect modules without being their dependencies: examples and surface end up in the code of pages, and the
 * rules of style sheets depend on `site/src/`. The other folders contain the code that does this.
 */
const INPUTS = [
  'examples',
  'packages/content',
  'packages/light',
  'packages/reference',
  'site/config',
  'site/plugins',
  'site/src',
  'surface',
];

/**
 * The development server shows the links of the last build (packages/content/samples/highlight/sample-index.ts); a
 * build resolves its own.
 */
const DEVELOPMENT_INPUTS = [...INPUTS, '.generated/sample-links'];

/** The options of the bundler's disk cache that this plugin uses. */
interface Cached {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Drops the bundler's cache when files have changed that the bundler does not track. */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  const folders = process.env.NODE_ENV === 'development' ? DEVELOPMENT_INPUTS : INPUTS;
  const root = dirname(siteDir);
  // The enabled parts of packages/light/ affect modules too.
  const inputs = [hashInputs(root, [...folders, ...manifests(root)]), process.env.SITE_LIGHT].filter(Boolean).join('-');
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const cache = (config as Cached).experiments?.cache;
      if (cache?.version === undefined) return {};
      return { experiments: { cache: { version: `${cache.version}-${inputs}` } } } as object;
    },
  };
}

/** The package.json files with the doors of packages: the bundler assumes that files in node_modules do not change. */
const manifests = (root: string): string[] =>
  existsSync(join(root, 'packages'))
    ? readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
    : [];

/**
 * Returns a hash of files that affect modules without the bundler knowing: names and contents of all files at or below
 * `paths` of `root`. A missing path counts as empty.
 */
function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      // Lengths separate neighbouring values.
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
