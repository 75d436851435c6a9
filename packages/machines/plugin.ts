import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSurface } from '@sdk-docs/reference/generator/read/surface';
import { createReference } from '@sdk-docs/reference/model/reference';
import { sourcePages } from './twins/source-pages';
import type { SourcePage } from './twins/twin';
import { writeMachines } from './write';

/** Datasets, Markdown twins, llms.txt and the MCP server, written from the model and the sources of the pages. */
export default function machines({ siteDir, baseUrl }: LoadContext): Plugin {
  const root = dirname(siteDir);
  let pages: readonly SourcePage[] = [];
  return {
    name: 'machines',
    allContentLoaded({ allContent }) {
      pages = sourcePages(siteDir, baseUrl, allContent);
      return Promise.resolve();
    },
    postBuild: ({ outDir }) => writeMachines({ root, outDir }, createReference(readSurface(root).surface), pages),
  };
}
