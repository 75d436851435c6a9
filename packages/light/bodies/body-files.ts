import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { BODY_ATTRIBUTE, BODY_FILE, bodyText } from './client/body-file';

/** Writes the body of every page of the build next to its HTML. `routes` include the base path. */
export async function writeBodies(outDir: string, baseUrl: string, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const folder = join(outDir, route.slice(baseUrl.length));
    if (!existsSync(join(folder, 'index.html'))) continue;
    const text = bodyFileOf(await readFile(join(folder, 'index.html'), 'utf8'));
    if (text !== null) await writeFile(join(folder, BODY_FILE), text);
  }
}

/** The file with the body of a page, as the build printed it. Null for a page without one: those outside the docs. */
export function bodyFileOf(html: string): string | null {
  if (!html.includes(BODY_ATTRIBUTE)) return null;
  const $ = load(html, { sourceCodeLocationInfo: true });
  const places = $(`[${BODY_ATTRIBUTE}]`).get(0)?.sourceCodeLocation;
  const release = $('link[rel="stylesheet"][href*="/assets/"]').attr('href');
  if (!places?.startTag || !places.endTag || release === undefined) return null;
  return bodyText(release, html.slice(places.startTag.endOffset, places.endTag.startOffset));
}
