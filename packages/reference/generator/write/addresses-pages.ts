import { entryAnchor, powersAnchor } from '../../model/anchors';
import { zeroAddress } from '../../model/contract-addresses';
import type { Page } from '../../model/page';
import { accessRoute, moduleRoute } from '../../model/routes';
import type { ConstantEntry, SdkConstant } from '../../model/sdk';
import { valueKey } from '../../model/since';
import { chainIds, placeOf, usersOf } from './address-entries';
import { explorerLink, provenanceText } from './address-text';
import { askProxy } from './ask-text';
import { head, importBlock } from './constants-pages';
import { blocks, heading } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import type { Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { sentence, words } from './sentence';
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
  return pageOf(reference, {
    path,
    title,
    summary: constant.doc.summary,
    keywords: [
      title,
      name,
      'deployments',
      'deployed contracts',
      'proxies',
      'implementations',
      'zero address',
      'not deployed',
    ],
    body: blocks(importBlock(reference, [name]), head(reference, constant), addressTables(reference, path, constant)),
  });
}

/** More entries than this are folded. */
const MANY = 50;

/** Writes the addresses of a constant twice: as a table of names, then with all facts about each. */
export function addressTables(reference: Reference, path: string, constant: SdkConstant): string {
  return blocks(
    heading(3, 'By chain', `${constant.name}-by-chain`),
    'If a row does not name a chain, the SDK has no entry there.',
    byChain(reference, constant),
    heading(3, 'Each address', `${constant.name}-each`),
    keysText(reference, constant),
    table(
      'Filter by name, chain or address',
      ['Name', 'Chain', 'Address', 'Proxy and notes', 'Compared', 'Used by', 'Control'],
      constant.entries.map((entry) => addressRow(reference, path, constant, entry)),
      { facts: 2, fold: constant.entries.length > MANY ? `All ${constant.entries.length} entries` : null },
    ),
  );
}

/** Writes how code accesses a row, for the first row with an address. */
function keysText(reference: Reference, constant: SdkConstant): string {
  const chains = chainIds(reference);
  const first = constant.entries.find(({ value }) => value !== zeroAddress);
  if (first === undefined) return '';
  const keys = first.path.map((key) => (chains.has(key) ? `[Chain.${key}]` : `.${key}`)).join('');
  const path = `${constant.name}${keys}`;
  return `In code: \`${path}\`. The other rows use their keys in the same order. \`getAddress(${path} ?? '')\` from viem returns the type \`Address\`. It throws where the table has no entry, but accepts the zero address.`;
}

/** Writes on which chains a name has an address. */
function byChain(reference: Reference, constant: SdkConstant): string {
  const chains = chainIds(reference);
  const placed = constant.entries.map((entry) => ({ entry, ...placeOf(chains, entry) }));
  const names = [...new Set(placed.map(({ name }) => name))];
  return table(
    'Filter by name or chain',
    ['Name', 'Address on', 'Not deployed'],
    names.map((name) => {
      const on = (deployed: boolean): string =>
        placed
          .filter((item) => item.name === name && (item.entry.value !== zeroAddress) === deployed)
          .map(({ chain, entry }) => `[${chain}](#${entryAnchor(constant.name, entry.path)})`)
          .join(', ');
      return { cells: [`\`${name}\``, on(true), on(false)] };
    }),
    { facts: 0 },
  );
}

function addressRow(reference: Reference, path: string, constant: SdkConstant, entry: ConstantEntry): TableRow {
  const { chain, name } = placeOf(chainIds(reference), entry);
  const id = entryAnchor(constant.name, entry.path);
  const head = cell(`\`${name}\``, releaseText(reference, valueKey(path, constant.name, entry.path)) ?? '');
  if (entry.value === zeroAddress) {
    return { id, cells: [head, chain, '**Not deployed.** The SDK stores the zero address as a placeholder.'] };
  }
  const { implementation, note = '' } = entry.facts;
  const users = usersOf(reference, `${moduleRoute(path)}#${id}`);
  const contracts = [...new Set(users.map(({ facts }) => facts.contract))];
  return {
    id,
    cells: [
      head,
      chain,
      words(shortAddress(entry.value), explorerLink(reference, chain, entry.value)),
      cell(
        implementation === undefined
          ? ''
          : `Proxy; implementation ${shortAddress(implementation)}. ${askProxy(reference, chain, entry.value, implementation)}`,
        sentence(line(reference, note.replaceAll('\n', '; '))),
        line(reference, entry.text),
      ),
      provenanceText(entry),
      users.map(({ class: { name: user }, module }) => `[${user}](${moduleRoute(module.path)})`).join(', '),
      words(
        ...contracts.map((contract) => `[Who can pause and upgrade it](${accessRoute}#${powersAnchor(contract)}).`),
      ),
    ],
  };
}
