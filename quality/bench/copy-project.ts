import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Build output, installed packages and other files that are not part of the project. */
const LEFT_OUT = new Set(['.docusaurus', '.generated', '.git', 'build', 'node_modules', 'test-results']);

/** Copies the project into a temporary folder whose name begins with `name`. Returns the folder. */
export async function copyProject(name: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.has(entry)) await cp(entry, join(root, entry), { recursive: true });
  }
  return root;
}

/** Writes a file anew. */
export async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}
