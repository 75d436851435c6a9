import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Contract } from '../model/contract';
import type { Page } from '../model/page';
import { abiModule } from '../model/routes';
import type { Surface } from '../model/surface';
import { checkSurface } from './check/all';
import { checkPages, checkRoutes } from './check/routes';
import { checkTables } from './check/tables';
import { readPageFiles } from './read/pages';
import { readAgain, referenceOf } from './reference';
import { SurfaceError } from './surface-error';
import { writePages } from './write/all';
import { changesPage } from './write/changes-page';
import { gasPage } from './write/gas-page';
import { howWeKnowPage } from './write/how-we-know-page';
import { releasesData } from './write/releases-data';
import { askedData, toolsData } from './write/tools/all';
import { apiSidebar } from './write/sidebar';
import { writeFolder, writePage, type Changes } from './write-folder';

export { SurfaceError };

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads `root/surface`, checks it, and writes `root/site/docs/api`, the pages from the history and the observations, the
 * ABI modules below `root/.generated`, and the data of tools and releases and the API sidebar below
 * `root/site/.generated`. With any problem it throws SurfaceError and writes nothing.
 */
export function generate(root: string): Promise<Changes> {
  // Runs are sequential: when a watcher reports two edits at once, two runs would write the same files.
  const run = last.then(() => generateOnce(root));
  last = run.catch(() => undefined);
  return run;
}

/**
 * Writes only the ABI modules below `root/.generated`, without the checks: while a release is being documented, the
 * surface has stubs and no lock yet, and still must be compared. Returns the surface.
 *
 * @throws SurfaceError when the surface cannot be read
 */
export async function generateAbis(root: string): Promise<Surface> {
  const { surface, problems } = readAgain(root);
  if (problems.length > 0) throw new SurfaceError(problems);
  await writeFolder(join(root, '.generated/sdk'), surface.contracts.map(writeAbiModule));
  return surface;
}

/**
 * Writes the ABI constant as a TypeScript module: the type of `typeof PufferVaultV5` in surface/sdk and in samples. It
 * is below .generated/sdk, which the compiler overlays on surface/sdk.
 */
function writeAbiModule(contract: Contract): Page {
  return {
    path: `${abiModule(contract.name)}.ts`,
    text: `export const ${contract.name} = ${JSON.stringify(contract.abi, null, 2)} as const;\n`,
  };
}

async function generateOnce(root: string): Promise<Changes> {
  const { surface, problems: unreadable } = readAgain(root);
  const problems = checkSurface(surface, unreadable);
  if (problems.length > 0) throw new SurfaceError(problems);

  const reference = referenceOf(root);
  const pages = writePages(reference);
  const routes = await readFile(join(root, 'site/routes.txt'), 'utf8');
  const sidebars = await readFile(join(root, 'site/sidebars.ts'), 'utf8');
  const others = [
    changesPage(reference),
    ...(surface.observed.done.length === 0 ? [] : [gasPage(reference), howWeKnowPage(reference)]),
  ].filter((page) => page !== null);
  const generated = [...pages.map(({ path, text }) => ({ path: `api/${path}`, text })), ...others];
  const authored = readPageFiles(root);
  const misplaced = [
    ...checkRoutes(pages, routes),
    ...checkPages(authored, generated, routes, sidebars),
    ...checkTables(authored),
  ];
  if (misplaced.length > 0) throw new SurfaceError(misplaced);

  const releases = releasesData(reference);
  const asked = askedData(reference);
  const sidebar = { path: 'api.json', text: `${JSON.stringify(apiSidebar(reference), null, 2)}\n` };
  const written = [
    await writeFolder(join(root, 'site/docs/api'), pages),
    await writeFolder(join(root, '.generated/sdk'), surface.contracts.map(writeAbiModule)),
    await writeFolder(join(root, 'site/.generated/sidebar'), [sidebar]),
    await writeFolder(join(root, 'site/.generated/releases'), releases === null ? [] : [releases]),
    await writeFolder(join(root, 'site/.generated/tools'), toolsData(reference, asked.named)),
    await writeFolder(join(root, 'site/.generated/served'), asked.files),
  ];
  for (const page of others)
    written.push({ written: Number(await writePage(join(root, 'site/docs'), page)), removed: 0 });
  return {
    written: written.reduce((sum, change) => sum + change.written, 0),
    removed: written.reduce((sum, { removed }) => sum + removed, 0),
  };
}
