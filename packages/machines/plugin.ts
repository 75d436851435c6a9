import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { readPages } from './twins/page';
import { writeMachines } from './write';

interface Options {
  /** Starts of the routes of pages that only show components; `llms.txt` lists them last. */
  readonly demonstrations: readonly string[];
  readonly reference: () => Reference;
}

/** Datasets, Markdown twins, llms.txt and the MCP server, written from the model and the built pages. */
export default function machines({ baseUrl }: LoadContext, options: unknown): Plugin {
  const { demonstrations, reference } = options as Options;
  return {
    name: 'machines',
    postBuild: async ({ outDir, routesPaths }) =>
      writeMachines({ baseUrl, outDir, demonstrations }, reference(), await readPages(outDir, baseUrl, routesPaths)),
  };
}
