import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readPages } from './twins/page';
import { writeMachines } from './write';

/** Datasets, Markdown twins, llms.txt and the MCP server, written from the model and the built pages. */
export default function machines({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'machines',
    postBuild: async ({ outDir, routesPaths }) =>
      writeMachines({ baseUrl, outDir }, referenceOf(dirname(siteDir)), await readPages(outDir, baseUrl, routesPaths)),
  };
}
