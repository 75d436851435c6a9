import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HEADERS_FILE } from '../headers-file';
import { editInline } from './inline';
import { rebase } from './rebase';

/** Files with addresses of the site. Markdown, data and feeds name it whole, with its host. */
const ADDRESSED = /\.(?:html|js|css)$|(?:^|\/)body\.txt$/;
/** Compressed files have the old base path. */
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
