import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readPages } from '@sdk-docs/machines/twins/page';
import { writeMachines } from '@sdk-docs/machines/write';

/** Datasets, Markdown twins, llms.txt and the MCP server, written from the model and the built pages. */
export default function machines({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'machines',
    postBuild: async ({ outDir, routesPaths }) =>
      writeMachines({ baseUrl, outDir }, referenceOf(siteDir), await readPages(outDir, baseUrl, routesPaths)),
  };
}
