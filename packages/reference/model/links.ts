import {
  entryAnchor,
  enumMemberAnchor,
  emittedAnchor,
  errorAnchor,
  eventAnchor,
  exportAnchor,
  functionAnchor,
  methodAnchor,
  typeAnchor,
} from './anchors';
import type { Contract, UndeclaredEvent } from './contract';
import { contractRoute, eventsRoute, moduleRoute, revertsRoute } from './routes';
import type { SdkExport } from './sdk';
import type { Surface } from './surface';

/** Target of a `{@link}`. */
interface LinkTarget {
  readonly route: string;
  /** null: the page itself. */
  readonly anchor: string | null;
}

export type LinkResolver = (name: string) => LinkTarget | null;

/**
 * Creates the resolver of `{@link name}`. A name is an export (`Token`), its member (`Token.WETH`,
 * `PufferVaultHandler.deposit`), a contract (`PufferVaultV5`), its member (`PufferVaultV5.deposit`, with types if it is
 * overloaded) or an error (`InvalidAmount`). Exports with the same name need their module as a prefix:
 * `contracts/handlers/x-handler.WithdrawalRequest`. Returns null for any other name.
 */
export function createLinkResolver(surface: Surface): LinkResolver {
  const exported = indexExports(surface);
  const contracts = new Map(surface.contracts.map((contract) => [contract.name, contract]));
  const errors = new Set(
    [...surface.errors, ...surface.contracts.flatMap((contract) => contract.errors)].map(({ name }) => name),
  );
  return (name) => {
    const [owner, member] = splitName(name);
    const found = exported.get(owner) ?? [];
    if (found.length > 1) return null;
    if (found[0]) return exportTarget(found[0].path, found[0].item, member);
    const contract = contracts.get(owner);
    const own = contract === undefined ? null : contractTarget(contract, member);
    if (own !== null) return own;
    if (contract && member !== null && surface.events.some((event) => emits(event, contract.name, member)))
      return { route: eventsRoute, anchor: emittedAnchor(contract.name, member.replace(/\(.*/, '')) };
    return member === null && errors.has(owner) ? { route: revertsRoute, anchor: errorAnchor(owner) } : null;
  };
}

/** Whether a contract emits this event, which its ABI omits. */
const emits = (event: UndeclaredEvent, contract: string, member: string): boolean =>
  event.contracts.includes(contract) && (event.name === member || event.signature === member);

interface Exported {
  readonly path: string;
  readonly item: SdkExport;
}

/** Indexes exports by bare name and by `module.name`, without re-exports. */
function indexExports({ modules }: Surface): ReadonlyMap<string, readonly Exported[]> {
  const index = new Map<string, Exported[]>();
  for (const { path, exports } of modules) {
    for (const item of exports.filter(({ kind }) => kind !== 'reexport')) {
      for (const key of [item.name, `${path}.${item.name}`])
        index.set(key, [...(index.get(key) ?? []), { path, item }]);
    }
  }
  return index;
}

/** Splits `a/b.Name.member` into [`a/b.Name`, `member`]. */
function splitName(name: string): readonly [owner: string, member: string | null] {
  const match = /^((?:[^\s(]*\/[^./]+\.)?[^.(]+)(?:\.(.+))?$/.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? null];
}

function exportTarget(path: string, item: SdkExport, member: string | null): LinkTarget | null {
  const route = moduleRoute(path);
  if (member === null) return { route, anchor: ownAnchor(item) };
  const anchor = memberAnchor(item, member);
  return anchor === null ? null : { route, anchor };
}

/** A handler is its page; types have their own kind of anchor. */
function ownAnchor(item: SdkExport): string | null {
  if (item.kind === 'class' && item.handler) return null;
  return item.kind === 'type' || item.kind === 'interface' ? typeAnchor(item.name) : exportAnchor(item.name);
}

function memberAnchor(item: SdkExport, member: string): string | null {
  const has = (members: readonly { readonly name: string }[]): boolean => members.some(({ name }) => name === member);
  if (item.kind === 'class') return has([...item.methods, ...item.properties]) ? methodAnchor(member) : null;
  if (item.kind === 'enum') return has(item.members) ? enumMemberAnchor(item.name, member) : null;
  if (item.kind === 'type' || item.kind === 'interface') return has(item.fields) ? typeAnchor(item.name) : null;
  const entry = item.kind === 'const' ? item.entries.find(({ path }) => path.join('.') === member) : undefined;
  return entry ? entryAnchor(item.name, entry.path) : null;
}

function contractTarget(contract: Contract, member: string | null): LinkTarget | null {
  const route = contractRoute(contract.name);
  if (member === null) return { route, anchor: null };
  const named = (item: { readonly name: string; readonly signature: string }): boolean =>
    item.name === member || item.signature === member;
  const functions = contract.functions.filter(named);
  const first = functions[0];
  // The bare name of an overloaded function links to the bare anchor, which its page has as well.
  if (first)
    return { route, anchor: functionAnchor(first, first.signature === member && isOverloaded(contract, first.name)) };
  if (contract.events.some(named)) return { route, anchor: eventAnchor(member.replace(/\(.*/, '')) };
  if (contract.errors.some(named)) return { route, anchor: errorAnchor(member.replace(/\(.*/, '')) };
  const type = [...contract.structs, ...contract.enums].find(
    ({ name }) => name === member || name.endsWith(`.${member}`),
  );
  return type ? { route, anchor: typeAnchor(type.name) } : null;
}

/** Whether a contract overloads this function name. */
export function isOverloaded(contract: Contract, name: string): boolean {
  return contract.functions.filter((member) => member.name === name).length > 1;
}
