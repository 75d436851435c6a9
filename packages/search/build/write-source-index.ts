import { mkdir, readFile, rm } from 'node:fs/promises';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { join } from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { isVariantRoute } from '@sdk-docs/reference/model/routes';
import type { Surface } from '@sdk-docs/reference/model/surface';
import { asideRoutes, docsIn, withAside } from './aside';
import { buildSourceIndex } from './build-index';
import { EXPANSIONS_FOLDER, readExpansions } from './expansions';
import { sourcePage } from './source-page';
import { writeIndex } from './write-index';

interface Place {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Target folder; its content is replaced. */
  readonly folder: string;
}

/** Writes an index of the surface and the documents of the docs plugin, for the development server. */
export async function writeSourceIndex(
  { siteDir, baseUrl, folder }: Place,
  surface: Surface,
  content: AllContent,
): Promise<void> {
  const pages = await Promise.all(
    docsIn(content).map(async ({ permalink, title, description, frontMatter, source }) => {
      const markdown = await readFile(join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
      return sourcePage({ permalink, title, description, keywords: frontMatter.keywords ?? [], markdown }, baseUrl);
    }),
  );
  const index = buildSourceIndex(
    surface,
    withAside(
      pages.filter(({ route }) => !isVariantRoute(route)),
      asideRoutes(content, baseUrl),
    ),
    readExpansions(EXPANSIONS_FOLDER),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeIndex(folder, index);
}
