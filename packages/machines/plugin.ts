import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readPages } from './twins/page';
import { writeMachines } from './write';

interface Options {
  /** Starts of the routes of pages that only show components; `llms.txt` lists them last. */
  readonly demonstrations: readonly string[];
}

/** Datasets, Markdown twins, llms.txt and the MCP server, written from the model and the built pages. */
export default function machines({ siteDir, baseUrl }: LoadContext, options: unknown): Plugin {
  const { demonstrations = [] } = options as Partial<Options>;
  return {
    name: 'machines',
    postBuild: async ({ outDir, routesPaths }) =>
      writeMachines(
        { baseUrl, outDir, demonstrations },
        referenceOf(dirname(siteDir)),
        await readPages(outDir, baseUrl, routesPaths),
      ),
  };
}
