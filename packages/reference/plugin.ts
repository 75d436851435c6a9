import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from './generator/run';

/**
 * Writes the reference before any other plugin loads its content. Docusaurus awaits the factories first and then loads
 * all plugins in parallel, so pages written in loadContent would be too late. Later calls follow a watched change.
 */
export default async function apiReference({ siteDir }: LoadContext): Promise<Plugin> {
  const root = dirname(siteDir);
  await generate(root);
  let started = false;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [`${root}/surface/**/*.{ts,sol,json}`],
    async loadContent() {
      if (started) await generate(root);
      started = true;
    },
  };
}
