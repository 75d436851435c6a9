import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HEADERS_FILE } from '../headers-file';
import { editInline } from './inline';

/** An address of this site in a built text. Names of packages and other hosts have the same word after something else. */
const OWN = new RegExp(`(?<![\\w@.-])${BASE_URL}`, 'g');

/**
 * Moves the text of a built file (HTML, script, `body.txt`) from the base path of the build to another one, such as
 * `/some/path/`. It also moves what the banner for a wrong base path names. Run `deliver` on the result: inline code
 * has changed, and with it the hashes in the policy.
 */
export function rebase(text: string, base: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`${base} is no base path: it needs a slash at both ends`);
  return text.replace(OWN, base);
}

/** An attribute with an address of this site, quoted or not: `href=/puffer-sdk/guides`. */
const ATTRIBUTE = new RegExp(`(\\s(?:href|src|action)=)("?)(${BASE_URL}[^\\s">]*)\\2`, 'g');

/** Replaces the addresses of this site in the attributes of a page. `toAddress` gets them with the base path. */
export const replaceAddresses = (html: string, toAddress: (address: string) => string): string =>
  html
    .replace(ATTRIBUTE, (_, start: string, __, address: string) => `${start}"${toAddress(address)}"`)
    .replace(
      /(http-equiv="refresh" content="0; url=)([^"]*)/,
      (_, start: string, url: string) => start + toAddress(url),
    );

/** Files with addresses of the site. Markdown, data and feeds contain absolute addresses. */
const ADDRESSED = /\.(?:html|js|css)$|(?:^|\/)body\.txt$/;
/** Compressed files contain the old base path. */
const STALE = /\.(?:br|gz)$/;

/**
 * Copies a delivered build from `from` to `to` for a host that serves it below `base`, such as `/some/path/`, with
 * policies and headers file. Hosts compress it themselves. Throws when `base` has no slash at both ends.
 */
export async function rebaseFolder(from: string, to: string, base: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !STALE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(from, '/').length));
  const hashes = new Map<string, string>();
  const move = (text: string): string => rebase(text, base);
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), content);
  };
  for (const file of files.filter((name) => name !== HEADERS_FILE)) {
    const content = await readFile(join(from, file));
    const text = (): string => content.toString();
    if (file.endsWith('.html')) await write(file, move(editInline(text(), move, hashes)));
    else await write(file, ADDRESSED.test(file) ? move(text()) : content);
  }
  const headers = move(await readFile(join(from, HEADERS_FILE), 'utf8'));
  await write(
    HEADERS_FILE,
    [...hashes].reduce((text, [before, after]) => text.replaceAll(before, after), headers),
  );
}
