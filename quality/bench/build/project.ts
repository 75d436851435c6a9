import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { change, copyProject } from '../copy-project';
import { grow, growFamilies, growRoutes, type Sources } from './copies';

/** The scope of the project's own packages. */
const SCOPE = '@sdk-docs';

/** Copies the project into a temporary folder with `times` as many contracts and handlers. Returns the folder. */
export async function createProject(times: number): Promise<string> {
  const root = await copyProject('bench-build');
  await rm(join(root, 'site/docs/api'), { recursive: true, force: true });
  await linkModules(root);
  await addCopies(root, times - 1);
  return root;
}

/** Packages are shared, but not the caches below node_modules: the first build must start without them. */
async function linkModules(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name !== '.cache' && name !== SCOPE)
      await symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  }
  // The packages of the copy, and not those of the project.
  await mkdir(join(root, 'node_modules', SCOPE));
  for (const name of await readdir('packages'))
    await symlink(join(root, 'packages', name), join(root, 'node_modules', SCOPE, name));
}

async function addCopies(root: string, count: number): Promise<void> {
  if (count === 0) return;
  const folders = {
    contracts: join(root, 'surface/contracts'),
    handlers: join(root, 'surface/sdk/contracts/handlers'),
  };
  const client = join(root, 'surface/sdk/api/puffer-client.ts');
  const authored = {
    contracts: await readAll(folders.contracts),
    handlers: await readAll(folders.handlers),
    client: await readFile(client, 'utf8'),
  };
  const grown = grow(authored, count);
  await writeAll(folders.contracts, grown.contracts);
  await writeAll(folders.handlers, grown.handlers);
  await writeFile(client, grown.client);
  await change(join(root, 'site/routes.txt'), (text) => growRoutes(text, count));
  await change(join(root, 'packages/reference/generator/write/sidebar.ts'), (text) => growFamilies(text, count));
  // The lock of the release does not list the copies.
  await rm(join(root, 'surface/surface.lock.json'));
}

async function readAll(folder: string): Promise<Sources> {
  const files = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
}

async function writeAll(folder: string, sources: Sources): Promise<void> {
  for (const [file, text] of Object.entries(sources)) await writeFile(join(folder, file), text);
}
