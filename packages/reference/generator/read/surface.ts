import type { Problem } from '../../model/problem';
import type { History } from '../../model/history';
import type { Surface, SurfaceLock } from '../../model/surface';
import { readAccess } from './access';
import { readArguments } from './arguments';
import { readContracts } from './contracts';
import { readErrors } from './errors';
import { readEvents } from './events';
import { readForeignNames } from './foreign-names';
import { readLayout } from './layout';
import type { Refuted } from '../../model/refuted';
import { readJson, readRows } from './json-rows';
import { readGuides } from './guides';
import { readPageTexts } from './page-texts';
import { readRevertTexts } from './revert-texts';
import { readLimits } from './limits';
import { readMovements } from './movements';
import { markContracts, markModules, readObserved } from './observed-reverts';
import { readObservations } from './observations';
import { readPictures } from './pictures';
import { readQuantities } from './quantities';
import { readReplaced } from './replaced';
import { readModule } from './sdk-module';
import { readSources } from './sdk-sources';
import { readWarnings } from './warnings';
import { readUserTexts } from './user-texts';
import { readUpstream } from './upstream';

/**
 * Reads everything below `root/surface` (see surface/README.md), and the parts of `root/docs` that the checks compare
 * with it. Executes none of it. Problems are parts that cannot be read; the checks find parts that are wrong.
 */
export function readSurface(root: string): { readonly surface: Surface; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const contracts = readContracts(root, problems);
  const errors = readErrors(root, problems);
  const events = readEvents(root, problems);
  const sources = readSources(root, problems);
  const modules = [...sources.values()].map((source) => readModule(sources, source, contracts, problems));
  const observed = readObserved(root, problems);
  const texts = {
    revertTexts: readRevertTexts(root, problems),
    userTexts: readUserTexts(root, problems),
    ...observed,
    observed: readObservations(root),
    access: readAccess(root, problems),
    movements: readMovements(root, problems),
    limits: readLimits(root, problems),
    quantities: readQuantities(root, problems),
    arguments: readArguments(root, problems),
    pictures: readPictures(root, problems),
    ambiguousErrors: (readJson(root, 'surface/errors/ambiguous.json') ?? []) as readonly string[],
    guides: readGuides(root),
    pageTexts: readPageTexts(root),
    foreignNames: readForeignNames(root, problems),
    lock: readJson(root, 'surface/surface.lock.json') as SurfaceLock | null,
    history: readJson(root, 'surface/history.json') as History | null,
    replaced: readReplaced(root, problems),
    refuted: readRows<Refuted>(root, 'surface/refuted.json', 'refuted', { required: ['pattern', 'truth'] }, problems),
    warnings: readWarnings(root, problems),
  };
  const surface = {
    upstream: readUpstream(root),
    layout: readLayout(root, problems),
    modules: markModules(modules, contracts, observed.observedReverts),
    contracts: markContracts(contracts, observed.observedReverts),
    errors,
    events,
    ...texts,
  };
  return { surface, problems };
}
