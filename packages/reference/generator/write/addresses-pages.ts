import { entryAnchor, powersAnchor } from '../../model/anchors';
import { zeroAddress } from '../../model/contract-addresses';
import type { Page } from '../../model/page';
import { accessRoute, moduleRoute } from '../../model/routes';
import type { ConstantEntry, SdkConstant } from '../../model/sdk';
import { valueKey } from '../../model/since';
import { usersOf } from './address-entries';
import { explorerLink, provenanceText } from './address-text';
import { askProxy } from './ask-text';
import { constantsPage, head, importBlock } from './constants-pages';
import { blocks, heading, whole } from './mdx';
import { line } from './prose';
import type { Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { sentence } from './sentence';
import { cell, shortAddress, table, type TableRow } from './table';

/** Writes the page of CONTRACT_ADDRESSES. */
export function addressesPage(reference: Reference): Page {
  return addressTablePage(reference, 'contracts/addresses', 'Contract addresses', 'CONTRACT_ADDRESSES');
}

/** Writes the page of VAULTS_ADDRESSES. */
export function vaultAddressesPage(reference: Reference): Page {
  return addressTablePage(reference, 'contracts/vaults-addresses', 'Vault addresses', 'VAULTS_ADDRESSES');
}

function addressTablePage(reference: Reference, path: string, title: string, name: string): Page {
  const constant = reference.constant(name);
  return constantsPage(
    reference,
    path,
    title,
    constant.doc.summary,
    [title, name, 'deployments', 'deployed contracts', 'proxies', 'implementations', 'zero address', 'not deployed'],
    [importBlock(reference, [name]), head(reference, constant), addressTables(reference, path, constant)],
  );
}

/** More entries than this are folded. */
const MANY = 50;

const shown = (_: string, text: string): string => text;

/** Writes the addresses of a constant twice: what is where, then all that is known of each. */
export function addressTables(reference: Reference, path: string, constant: SdkConstant): string {
  return blocks(
    heading(3, 'By chain', `${constant.name}-by-chain`),
    'If a row does not name a chain, the SDK has no entry there.',
    byChain(reference, constant),
    heading(3, 'Each address', `${constant.name}-each`),
    keysText(reference, constant),
    (constant.entries.length > MANY ? whole : shown)(
      `All ${constant.entries.length} entries`,
      table(
        'Filter by name, chain or address',
        ['Name', 'Chain', 'Address', 'Proxy and notes', 'Compared', 'Used by', 'Control'],
        constant.entries.map((entry) => addressRow(reference, path, constant, entry)),
        { facts: 2 },
      ),
    ),
  );
}

/** Writes how code gets at a row, with the first row that holds an address. */
function keysText(reference: Reference, constant: SdkConstant): string {
  const chains = new Set(reference.enumeration('Chain').members.map(({ name }) => name));
  const first = constant.entries.find(({ value }) => value !== zeroAddress);
  if (first === undefined) return '';
  const keys = first.path.map((key) => (chains.has(key) ? `[Chain.${key}]` : `.${key}`)).join('');
  const path = `${constant.name}${keys}`;
  return `In code: \`${path}\`. The other rows use their keys in the same order. \`getAddress(${path} ?? '')\` from viem returns the type \`Address\`. It throws where the table has no entry, but accepts the zero address.`;
}

/** Splits the keys of an entry into its chain and its name. */
function placeOf(reference: Reference, { path }: ConstantEntry): { readonly chain: string; readonly name: string } {
  const chains = new Set(reference.enumeration('Chain').members.map(({ name }) => name));
  const chain = path.find((key) => chains.has(key)) ?? '';
  return { chain, name: path.filter((key) => key !== chain).join(' ') };
}

/** Writes on which chains a name has an address. */
function byChain(reference: Reference, constant: SdkConstant): string {
  const placed = constant.entries.map((entry) => ({ entry, ...placeOf(reference, entry) }));
  const names = [...new Set(placed.map(({ name }) => name))];
  return table(
    'Filter by name or chain',
    ['Name', 'Address on', 'Not deployed'],
    names.map((name) => {
      const chains = (deployed: boolean): string =>
        placed
          .filter((item) => item.name === name && (item.entry.value !== zeroAddress) === deployed)
          .map(({ chain, entry }) => `[${chain}](#${entryAnchor(constant.name, entry.path)})`)
          .join(', ');
      return { cells: [`\`${name}\``, chains(true), chains(false)] };
    }),
    { facts: 0 },
  );
}

/** Links to who can pause and upgrade the contract at the address. */
function control(reference: Reference, route: string): string {
  const contracts = new Set(usersOf(reference, route).map(({ facts }) => facts.contract));
  return [...contracts]
    .map((contract) => `[Who can pause and upgrade it](${accessRoute}#${powersAnchor(contract)}).`)
    .join(' ');
}

/** Returns the handlers that take their address from this entry, as links. */
function users(reference: Reference, route: string): string {
  const handlers = usersOf(reference, route);
  return handlers.map(({ class: { name }, module }) => `[${name}](${moduleRoute(module.path)})`).join(', ');
}

function addressRow(reference: Reference, path: string, constant: SdkConstant, entry: ConstantEntry): TableRow {
  const { chain, name } = placeOf(reference, entry);
  const id = entryAnchor(constant.name, entry.path);
  const head = cell(`\`${name}\``, releaseText(reference, valueKey(path, constant.name, entry.path)) ?? '');
  if (entry.value === zeroAddress) {
    return { id, cells: [head, chain, '**Not deployed.** The SDK stores the zero address as a placeholder.'] };
  }
  const explorer = explorerLink(reference, chain, entry.value);
  const { implementation, note } = entry.facts;
  const route = `${moduleRoute(path)}#${id}`;
  return {
    id,
    cells: [
      head,
      chain,
      `${shortAddress(entry.value)}${explorer === null ? '' : ` [explorer](${explorer})`}`,
      cell(
        implementation === undefined
          ? ''
          : `Proxy; implementation ${shortAddress(implementation)}. ${askProxy(reference, chain, entry.value, implementation)}`,
        note === undefined ? '' : sentence(line(reference, note.replaceAll('\n', '; '))),
        line(reference, entry.text),
      ),
      provenanceText(entry),
      users(reference, route),
      control(reference, route),
    ],
  };
}
