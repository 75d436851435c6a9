import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grow, growFamilies, growRoutes, type Sources } from './copies';

/** Build output and other files that are not part of the project. */
const LEFT_OUT = new Set(['.docusaurus', '.generated', '.git', 'build', 'node_modules', 'test-results']);

/** The scope of the project's own packages. */
const SCOPE = '@sdk-docs';

/** Copies the project into a temporary folder with `times` as many contracts and handlers. Returns the folder. */
export async function createProject(times: number, stock: boolean): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bench-build-'));
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(root, name), { recursive: true });
  }
  await rm(join(root, 'site/docs/api'), { recursive: true, force: true });
  await linkModules(root);
  await addCopies(root, times - 1);
  if (stock) await useWebpack(root);
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

/** Text in the configuration -> its replacement for the framework's own bundler. */
const STOCK: readonly (readonly [string, string])[] = [
  ['experimental_faster: true', 'experimental_faster: false'],
  // These parts save most work of the browser's build.
  ['light(SHIPPED)', "light(SHIPPED, '-bodies,-application')"],
];

/**
 * Switches to the framework's stock build with the same content. Throws when the configuration no longer contains the
 * text to replace.
 */
async function useWebpack(root: string): Promise<void> {
  await change(join(root, 'docusaurus.config.ts'), (text) =>
    STOCK.reduce((config, [ours, stock]) => {
      if (!config.includes(ours)) throw new Error(`docusaurus.config.ts does not contain ${ours.trim()}`);
      return config.replace(ours, stock);
    }, text),
  );
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}
