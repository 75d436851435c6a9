import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { end } from '../end-build';
import { BuildWatch } from './watch';

/** Seconds without progress of any page after which a build ends with an error. */
const BUILD_LIMIT_SECONDS = 300;

/**
 * The part of the bundler that the watch uses. The bundler has no `failedModule`, and none is needed: a build with a
 * failed page ends by itself.
 */
interface Compiled {
  readonly resource?: string;
}
interface Tap<T extends unknown[]> {
  tap(name: string, run: (...values: T) => void): void;
}
interface Compilation {
  readonly hooks: { readonly succeedModule: Tap<[module: Compiled]> };
}
interface Compiler {
  readonly webpack: {
    readonly NormalModule: {
      getCompilationHooks(compilation: Compilation): { readonly loader: Tap<[context: object, module: Compiled]> };
    };
  };
  readonly hooks: { readonly compilation: Tap<[compilation: Compilation]>; readonly done: Tap<[]> };
}

const NAME = 'build-watch';
const PAGE = /\.mdx?(?:\?|$)/;

/** Ends a hanging build with one sentence that names the page it waits for, and exit code 1. */
export default function buildWatch({ siteDir, outDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const watch = new BuildWatch({ limitSeconds: BUILD_LIMIT_SECONDS, end });
  const emptied = (): void => watch.emptied();
  const unprinted = (): string[] => routesOf(generatedFilesDir).filter((route) => !isPrinted(outDir, baseUrl, route));
  let compiling = 0;

  const watched = (side: string) => (compiler: Compiler) => {
    compiling += 1;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (_, { resource = '' }) => {
        if (PAGE.test(resource)) watch.began(side + resource, relative(siteDir, resource.replace(/\?.*/, '')));
      });
      compilation.hooks.succeedModule.tap(NAME, ({ resource = '' }) => watch.ended(side + resource));
    });
    compiler.hooks.done.tap(NAME, () => {
      compiling -= 1;
      if (compiling === 0) watch.rendering(unprinted);
    });
  };

  return {
    name: NAME,
    configureWebpack(config, isServer) {
      // The development server may wait for changes of pages indefinitely.
      if (config.mode !== 'production') return {};
      watch.start();
      process.once('beforeExit', emptied);
      return { plugins: [{ apply: watched(isServer ? 'server ' : 'browser ') }] } as object;
    },
    postBuild() {
      watch.stop();
      return Promise.resolve();
    },
  };
}

/** Routes of the build, which the framework writes before it compiles: each with `-` and three digits of a hash. */
function routesOf(generated: string): string[] {
  const names = JSON.parse(readFileSync(join(generated, 'routesChunkNames.json'), 'utf8')) as object;
  return [...new Set(Object.keys(names).map((name) => name.slice(0, name.lastIndexOf('-'))))];
}

/** The page for unknown addresses has a pattern as its route, and no address. */
function isPrinted(outDir: string, baseUrl: string, route: string): boolean {
  const path = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return (
    route.includes('*') || existsSync(join(outDir, path, 'index.html')) || existsSync(join(outDir, `${path}.html`))
  );
}
