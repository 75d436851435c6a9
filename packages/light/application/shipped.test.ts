import { describe, expect, it } from 'vitest';
import { FilesOfBundle } from '../files-of-bundle';
import { packagesOf, shippedProblems } from './shipped';

const module = (file: string) => ({ nameForCondition: () => file });

/** Runs the plugin on a build with these modules and returns the files it has collected. */
function filesOf(modules: Iterable<object>): readonly string[] {
  const bundle = new FilesOfBundle();
  const chunkGraph = { getChunkModules: () => modules };
  bundle.apply({ hooks: { afterEmit: { tap: (_, onEmit) => onEmit({ chunks: ['main'], chunkGraph }) } } });
  return [...bundle.files];
}

describe('the packages that ship', () => {
  it('come from all modules, also from concatenated ones', () => {
    const joined = { ...module('/site/src/index.ts'), modules: [module('/site/node_modules/react/index.js')] };
    expect(filesOf([joined, module('/site/node_modules/clsx/dist/clsx.mjs'), {}])).toEqual([
      '/site/node_modules/react/index.js',
      '/site/node_modules/clsx/dist/clsx.mjs',
      '',
    ]);
  });

  it('have the name of the innermost folder, with its scope', () => {
    const files = [
      '/site/node_modules/@mdx-js/react/index.js',
      '/site/node_modules/router/node_modules/history/index.js',
      'C:\\site\\node_modules\\@scope\\name\\index.js',
      '/site/src/theme/Root.tsx',
      '',
    ];
    expect([...packagesOf(files)]).toEqual(['@mdx-js/react', 'history', '@scope/name']);
  });

  it('must match the list', () => {
    expect(shippedProblems(new Set(['react', 'clsx']), ['clsx', 'react'])).toEqual([]);
    expect(shippedProblems(new Set(['react', 'lodash']), ['clsx', 'react'])).toEqual([
      expect.stringContaining('lodash is in the bundle'),
      expect.stringContaining('clsx is no longer in the bundle'),
    ]);
  });
});
