import type { Problem } from '../../model/problem';
import type { History } from '../../model/history';
import type { Surface, SurfaceLock } from '../../model/surface';
import { readAccess } from './access';
import { readContracts } from './contracts';
import { readErrors, readEvents } from './undeclared';
import { readLayout } from './layout';
import { readJson } from './json-rows';
import { readGuides } from './guides';
import { readPageTexts } from './page-texts';
import { markContracts, markModules, readObserved } from './observed-reverts';
import { readObservations } from './observations';
import { readLists } from './rows';
import { readModule } from './sdk-module';
import { readSources } from './sdk-sources';
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
    ...readLists(root, problems),
    ...observed,
    observed: readObservations(root),
    access: readAccess(root, problems),
    ambiguousErrors: (readJson(root, 'surface/errors/ambiguous.json') ?? []) as readonly string[],
    guides: readGuides(root),
    pageTexts: readPageTexts(root),
    lock: readJson(root, 'surface/surface.lock.json') as SurfaceLock | null,
    history: readJson(root, 'surface/history.json') as History | null,
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
