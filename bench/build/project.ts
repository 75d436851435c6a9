import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grow, growFamilies, growRoutes, type Sources } from './copies';

/** What is made by a build, or is no part of the project. */
const LEFT_OUT = new Set(['.docusaurus', '.generated', '.git', 'build', 'node_modules', 'test-results']);

/** Copies the project into a temporary folder and gives it `times` as many contracts and handlers. Gives the folder. */
export async function createProject(times: number, stock: boolean): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bench-build-'));
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(root, name), { recursive: true });
  }
  await rm(join(root, 'docs/api'), { recursive: true, force: true });
  await linkModules(root);
  await addCopies(root, times - 1);
  if (stock) await useWebpack(root);
  return root;
}

/** Packages are shared; what builders keep below node_modules is not, because the first build must find nothing. */
async function linkModules(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name !== '.cache') await symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  }
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
  await change(join(root, 'e2e/routes.txt'), (text) => growRoutes(text, count));
  await change(join(root, 'generator/write/sidebar.ts'), (text) => growFamilies(text, count));
  // The ledger of the release knows no copies.
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

/** What the configuration says of our builder, and what stands there for the framework's own. */
const STOCK: readonly (readonly [string, string])[] = [
  ['experimental_faster: true', 'experimental_faster: false'],
  // These parts spare the browser's build most of its work.
  ['light(SHIPPED)', "light(SHIPPED, '-bodies,-application')"],
];

/** The framework's stock build, on the same content. Throws when the configuration no longer says what is replaced. */
async function useWebpack(root: string): Promise<void> {
  await change(join(root, 'docusaurus.config.ts'), (text) =>
    STOCK.reduce((config, [ours, stock]) => {
      if (!config.includes(ours)) throw new Error(`docusaurus.config.ts does not say ${ours.trim()}`);
      return config.replace(ours, stock);
    }, text),
  );
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}
