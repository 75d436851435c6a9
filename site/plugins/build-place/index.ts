import { dirname } from 'node:path';
import { fullDisk } from '@sdk-docs/reference/generator/full-disk';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { end, say } from '../end-build';
import { claim } from './claim';

/**
 * Makes a plugin that loads once the place of a build is certain: no other build writes into the same folder, and a build
 * that fails on a full disk says so last, below the list of pages that it could not write. It goes around the plugin that writes first.
 */
export function buildPlace(plugin: (context: LoadContext) => Promise<Plugin>): typeof plugin {
  const placed: typeof plugin = async (context) => {
    if (process.env.NODE_ENV === 'production') {
      const root = dirname(context.siteDir);
      const [other] = await claim(root);
      if (other !== undefined)
        end(`Process ${other} builds in ${root} already: wait until it ends, or end it with "kill ${other}".`);
      process.once('exit', (code) => {
        const sentence = code === 0 ? null : fullDisk([context.outDir, root, context.generatedFilesDir]);
        if (sentence !== null) say(sentence);
      });
    }
    return plugin(context);
  };
  // A configuration finds a plugin by its name.
  return Object.defineProperty(placed, 'name', { value: plugin.name });
}
