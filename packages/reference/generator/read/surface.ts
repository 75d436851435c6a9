import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../model/guide';
import type { NotObserved, Observation, Observed } from '../../model/observation';
import type { Problem } from '../../model/problem';
import type { History } from '../../model/history';
import type { Surface, SurfaceLock } from '../../model/surface';
import { readContracts } from './contracts';
import { listFiles } from './files';
import { readErrors, readEvents } from './undeclared';
import { readLayout } from './layout';
import { readJson, readRows } from './json-rows';
import { readPageTexts } from './page-texts';
import { readPageFiles, routeOf } from './pages';
import { markContracts, markModules, readObserved } from './observed-reverts';
import { readLists } from './rows';
import { readModule } from './sdk-module';
import { readSources } from './sdk-sources';
import { readUpstream } from './upstream';
import type {
  Access,
  AccessAccount,
  AccessGate,
  AccessRole,
  AccessRule,
  AccessSource,
  ContractPowers,
} from '../../model/access';
import type { Doc } from '../../model/doc';

/**
 * Reads everything below `root/surface` (see surface/README.md), and the parts of `root/site/docs` that the checks
 * compare with it. Executes none of it. Its problems are unreadable parts; the checks find wrong ones.
 */
export function readSurface(root: string): { readonly surface: Surface; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const contracts = readContracts(root, problems);
  const errors = readErrors(root, problems);
  const events = readEvents(root, problems);
  const sources = readSources(root, problems);
  const modules = sources.map((source) => readModule(source, contracts, problems));
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
    modules: markModules(modules, contracts, observed.observedReverts, texts.limits),
    contracts: markContracts(contracts, observed.observedReverts, texts.limits),
    errors,
    events,
    ...texts,
  };
  return { surface, problems };
}

/** Reads surface/access, six JSON arrays (see packages/reference/model/access.ts); empty arrays without the folder. */
function readAccess(root: string, problems: Problem[]): Access {
  const rows = <T extends Pick<Doc, 'location'>>(
    name: string,
    required: readonly (keyof T & string)[],
    optional: Partial<T> = {},
  ) => readRows<T>(root, `surface/access/${name}.json`, 'access', { required, optional }, problems);
  const sourced = ['sources', 'certainty'] as const;
  return {
    sources: rows<AccessSource>('sources', ['id', 'text', 'url']),
    roles: rows<AccessRole>('roles', ['id', 'name', 'holder', 'note', ...sourced]),
    accounts: rows<AccessAccount>('accounts', ['chain', 'name', 'address', 'abi', 'note', ...sourced]),
    gates: rows<AccessGate>('gates', ['id', 'title', 'text', 'pause', ...sourced]),
    contracts: rows<ContractPowers>('contracts', ['contract', 'gate', 'pause', 'upgrade'], { exit: null }),
    rules: rows<AccessRule>('functions', ['contract', 'functions', 'kind', 'roles', 'note', ...sourced]),
  };
}

const linkPattern = /\]\((\/api\/[^)\s]+#[^)\s]+)\)/g;

/**
 * Reads the links from the hand-written pages below `root/site/docs` to the reference, so that an entry can link back to
 * the guides that use it. Pages without such links are left out.
 */
export function readGuides(root: string): readonly Guide[] {
  return readPageFiles(root).flatMap((page) => {
    const { text } = page;
    const links = [...new Set([...text.matchAll(linkPattern)].map((match) => match[1] ?? ''))];
    const examples = [...new Set([...text.matchAll(/^```\S+ example="([\w-]+)"/gm)].map((match) => match[1] ?? ''))];
    const title = /^title:\s*['"]?(.+?)['"]?$/m.exec(text)?.[1];
    return links.length === 0 || title === undefined ? [] : [{ route: routeOf(page), title, links, examples }];
  });
}

/** Reads `root/examples/observations`; empty without the folder. */
export function readObservations(root: string): Observed {
  const all = listFiles(root, 'examples/observations', '.json').map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Observation | NotObserved,
  );
  return {
    done: all.filter((one): one is Observation => !('notObserved' in one)),
    not: all.filter((one): one is NotObserved => 'notObserved' in one),
  };
}
