import type { ItemKey, ReleaseStep } from './history';
import { contractRoute, exportsRoute, moduleRoute } from './routes';

/** An added or removed item, with its name on its page. */
export interface ChangedItem {
  readonly key: ItemKey;
  readonly name: string;
}

/** What changed on one page of the reference. */
export interface PageChanges {
  readonly title: string;
  /** Route of the page; the page may be gone. */
  readonly route: string;
  readonly added: readonly ChangedItem[];
  readonly removed: readonly ChangedItem[];
  readonly changed: readonly (ChangedItem & { readonly before: string; readonly after: string })[];
  /** Methods with other code and the same signature. */
  readonly inside: readonly ChangedItem[];
}

type Diff = Pick<ReleaseStep, 'added' | 'removed' | 'changed'>;

/** The page that describes an item, and its title in a list of changes. */
export function pageOfItem(key: ItemKey): { readonly title: string; readonly route: string } {
  const [first = '', second = ''] = key.split(' ');
  if (first === 'abi') return { title: `ABI ${second}`, route: contractRoute(second) };
  if (first === 'package') return { title: 'Dependencies', route: '/third-party/viem' };
  if (first === 'main') return { title: 'Package root', route: exportsRoute };
  return { title: first, route: moduleRoute(first) };
}

/** `Vault.deposit`, `CONTRACT_ADDRESSES.Mainnet.Vault`, `function f(address)`, `viem`. */
function nameOf(key: ItemKey): string {
  const [first, ...rest] = key.split(' ');
  const name = (first === 'abi' ? rest.slice(1) : rest).join(' ');
  return name
    .replace('.value.', '.')
    .replace(/ code$/, '')
    .replace(/ returns$/, ' (result)');
}

/**
 * Items that a summary can omit: members of an added or removed owner, constructors, code behind a changed signature.
 */
function isImplied(key: ItemKey, wholes: ReadonlySet<ItemKey>): boolean {
  const owner = /^[^.]+\/[^.]+ [^.]+|^[^.]+/.exec(key)?.[0] ?? key;
  if (owner !== key && wholes.has(owner)) return true;
  if (key.endsWith(' code')) return wholes.has(key.slice(0, -' code'.length)) || /^api\/\w+-client /.test(key);
  return /\.constructor$|^abi \S+ constructor/.test(key);
}

/** Changes by page: modules first, then ABIs, then dependencies. */
export function changesByPage({ added, removed, changed }: Diff): readonly PageChanges[] {
  const wholes = new Set([...added, ...removed, ...changed.map(({ key }) => key)]);
  const came = added.filter((key) => !isImplied(key, wholes));
  const went = removed.filter((key) => !isImplied(key, wholes));
  const other = changed.filter(({ key }) => !isImplied(key, wholes));
  const keys = [...came, ...went, ...other.map(({ key }) => key)];
  const pages = new Map(keys.map(pageOfItem).map(({ title, route }) => [title, route]));
  const rank = (title: string): number => (title === 'Dependencies' ? 2 : title.startsWith('ABI ') ? 1 : 0);
  const item = (key: ItemKey): ChangedItem => ({ key, name: nameOf(key) });
  return [...pages]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([title, route]) => {
      const here = (key: ItemKey): boolean => pageOfItem(key).title === title;
      const changes = other.filter(({ key }) => here(key));
      return {
        title,
        route,
        added: came.filter(here).map(item),
        removed: went.filter(here).map(item),
        changed: changes
          .filter(({ key }) => !key.endsWith(' code'))
          .map(({ key, before, after }) => ({ ...item(key), before, after })),
        inside: changes.filter(({ key }) => key.endsWith(' code')).map(({ key }) => item(key)),
      };
    });
}
