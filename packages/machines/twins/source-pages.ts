import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import type { SourcePage } from './twin';

/** Every page with content, from what the plugins of the framework have read. */
export function sourcePages(siteDir: string, baseUrl: string, content: AllContent): SourcePage[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as LoadedDocs | undefined;
  const pages = content['docusaurus-plugin-content-pages']?.default as LoadedPages | undefined;
  const found = [
    ...(docs?.loadedVersions ?? []).flatMap(({ docs: each }) => each),
    ...(pages ?? []).map((page) => ({
      ...page,
      title: page.type === 'mdx' ? page.title : '',
      description: page.type === 'mdx' ? page.description : '',
    })),
  ];
  return found.map(({ permalink, title, description, source }) => {
    const file = aliasedSitePathToRelativePath(source);
    const text = readFileSync(join(siteDir, file), 'utf8');
    return {
      route: `/${permalink.slice(baseUrl.length)}`,
      title: title ?? '',
      description: description ?? '',
      file,
      source: text,
    };
  });
}
