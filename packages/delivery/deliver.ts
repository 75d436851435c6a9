import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatHeadersFile, HEADERS_FILE, headerRules } from './headers-file';
import { caddyHeaders } from './caddy-headers';
import { compressFolder, type Sizes } from './compress';
import { readInlineCode } from './inline-code';
import { addPolicy, withoutPolicy } from './meta';
import { headerPolicy, pagePolicy } from './policy';

/**
 * Prepares a finished build for its host: the policy in every page, the headers file, the headers for Caddy
 * (`caddyFile`) and the compressed files. A second run changes nothing. Throws when the folder contains no page.
 */
export async function deliver(folder: string, caddyFile: string): Promise<Sizes> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  if (names.length === 0) throw new Error(`${folder} contains no HTML file: run npm run build first`);
  const pages = await Promise.all(
    names.map(async (name) => {
      const html = withoutPolicy(await readFile(join(folder, name), 'utf8'));
      return { name, html, code: readInlineCode(html) };
    }),
  );
  const codes = pages.map(({ code }) => code);
  for (const { name, html, code } of pages) {
    await replaceFile(join(folder, name), addPolicy(html, pagePolicy(code, codes)));
  }
  const rules = headerRules(headerPolicy(codes));
  await writeFile(join(folder, HEADERS_FILE), formatHeadersFile(rules));
  await mkdir(dirname(caddyFile), { recursive: true });
  await writeFile(caddyFile, caddyHeaders(rules));
  return compressFolder(folder);
}

/** An interrupted run leaves the old page or the new one, never part of one: the next run reads it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
