import { entryAnchor, enumMemberAnchor, exportAnchor, powersAnchor } from '../../model/anchors';
import type { Page } from '../../model/page';
import { accessRoute, moduleRoute, pageFile } from '../../model/routes';
import type { ConstantEntry, SdkConstant, SdkEnum, SdkEnumMember } from '../../model/sdk';
import { memberKey, valueKey } from '../../model/since';
import { explorerLink, provenanceText } from './address-text';
import { parseAddressSource, sourceAddresses, zeroAddress } from '../../model/contract-addresses';
import { blocks, codeBlock, element, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import { caveatBlocks, docBlocks, line } from './prose';
import type { Handler, Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { filterTable, rows } from './rows';
import { typeSection } from './type-section';
import { sentence } from './sentence';
import { formatFields } from '../../model/type-text';

const components = ['Rows', 'Row', 'Signature', 'Badge', 'Hex', 'FilterTable'];

/** Writes the page of chain ids and viem chains. */
export function chainsPage(reference: Reference): Page {
  const chain = reference.enumeration('Chain');
  const viemChains = reference.constant('VIEM_CHAINS');
  return constantsPage(
    reference,
    'chains/constants',
    'Chains',
    chain.doc.summary,
    ['supported chains', 'supported networks', 'networks', 'chain id', 'chain ids'],
    [
      importBlock(reference, ['Chain', 'VIEM_CHAINS']),
      head(reference, chain),
      filterTable(
        'Filter chains',
        chain.members.map((member) => chainRow(reference, chain, member)),
      ),
      head(reference, viemChains),
      element('Signature', { code: `const VIEM_CHAINS: ${viemChains.type}` }),
    ],
  );
}

function chainRow(reference: Reference, owner: SdkEnum, member: SdkEnumMember): string {
  const { viemName, nativeCurrency, testnet, explorer } = member.facts;
  const link = explorer === undefined || explorer === 'unknown' ? '' : `, [explorer](${explorer})`;
  const facts = `viem name ${viemName ?? 'unknown'}, pays gas in ${nativeCurrency ?? 'unknown'}${testnet === 'yes' ? ', testnet' : ''}${link}.`;
  return wrap(
    'Row',
    {
      id: enumMemberAnchor(owner.name, member.name),
      name: member.name,
      type: `chain id ${member.value}`,
      release: releaseText(reference, memberKey('chains/constants', owner.name, member.name)),
    },
    [line(reference, member.doc.summary), line(reference, member.doc.details), facts, doubts(reference, member)]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Returns the inferred and unknown statements of a member. */
function doubts(reference: Reference, { doc }: SdkEnumMember): string {
  const words: Readonly<Record<string, string>> = { inferred: 'Inferred', unknown: 'Unknown', warning: 'Warning' };
  return doc.tags
    .filter(({ name }) => name in words)
    .map(({ name, text }) => `**${words[name]}:** ${line(reference, text)}`)
    .join(' ');
}

/** Writes the page of tokens: addresses per chain, permit versions and salts. */
export function tokensPage(reference: Reference): Page {
  const [token, unifi] = [reference.enumeration('Token'), reference.enumeration('UnifiToken')];
  const [addresses, versions, salts] = ['TOKENS_ADDRESSES', 'TOKENS_PERMIT_VERSION', 'TOKENS_SALT'].map((name) =>
    reference.constant(name),
  ) as [SdkConstant, SdkConstant, SdkConstant];
  const anyToken = reference.surface.modules
    .flatMap(({ exports }) => exports)
    .find((item) => item.kind === 'type' && item.name === 'AnyToken');
  const members = (owner: SdkEnum) =>
    owner.members.map((member) =>
      wrap(
        'Row',
        {
          id: enumMemberAnchor(owner.name, member.name),
          name: member.name,
          type: `'${member.value}'`,
          unit: member.facts.decimals === undefined ? null : `${member.facts.decimals} decimals`,
          release: releaseText(reference, memberKey('contracts/tokens', owner.name, member.name)),
        },
        [line(reference, member.doc.summary), line(reference, member.doc.details), doubts(reference, member)]
          .filter((part) => part !== '')
          .join(' '),
      ),
    );
  return constantsPage(
    reference,
    'contracts/tokens',
    'Tokens',
    addresses.doc.summary,
    ['tokens', 'supported tokens', 'token addresses', 'token decimals', 'permit version'],
    [
      importBlock(reference, ['Token', 'UnifiToken', 'TOKENS_ADDRESSES', 'TOKENS_PERMIT_VERSION', 'TOKENS_SALT']),
      head(reference, token),
      filterTable('Filter tokens', members(token)),
      head(reference, unifi),
      rows('UnifiToken', members(unifi)),
      anyToken?.kind === 'type' ? typeSection(reference, 'contracts/tokens', anyToken, 2) : null,
      head(reference, addresses),
      filterTable(
        'Filter by token, chain or address',
        addresses.entries.map((entry) => addressRow(reference, 'contracts/tokens', addresses, entry)),
      ),
      head(reference, versions),
      filterTable(
        'Filter tokens',
        versions.entries.map((entry) =>
          wrap(
            'Row',
            {
              id: entryAnchor(versions.name, entry.path),
              name: entry.path.join(' '),
              type: `'${entry.value}'`,
              release: releaseText(reference, valueKey('contracts/tokens', versions.name, entry.path)),
            },
            [
              line(reference, entry.text),
              entry.facts.permitSupport === undefined ? '' : `Permit: ${line(reference, entry.facts.permitSupport)}`,
            ].join(' '),
          ),
        ),
      ),
      head(reference, salts),
      rows(
        'Salts',
        salts.entries.map((entry) =>
          wrap(
            'Row',
            { id: entryAnchor(salts.name, entry.path), term: entry.path.join(' on ') },
            element('Hex', { value: entry.value }),
          ),
        ),
      ),
    ],
  );
}

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
    [title, name, 'deployments', 'proxies', 'implementations'],
    [
      importBlock(reference, [name]),
      head(reference, constant),
      filterTable(
        'Filter by name, chain or address',
        constant.entries.map((entry) => addressRow(reference, path, constant, entry)),
      ),
    ],
  );
}

/** Returns the handlers that take their address from this entry. */
const handlersAt = (reference: Reference, route: string): readonly Handler[] =>
  reference.handlers.filter(({ facts }) =>
    sourceAddresses(reference, parseAddressSource(facts.addressSource)).some((address) => address.route === route),
  );

/** Links to who can pause and upgrade the contract at the address. */
function control(reference: Reference, route: string): string {
  const contracts = new Set(handlersAt(reference, route).map(({ facts }) => facts.contract));
  return [...contracts]
    .map((contract) => `[Who can pause and upgrade it](${accessRoute}#${powersAnchor(contract)}).`)
    .join(' ');
}

/** Returns `Used by` and the handlers that take their address from this entry. */
function users(reference: Reference, route: string): string {
  const handlers = handlersAt(reference, route);
  return handlers.length === 0
    ? ''
    : `Used by ${handlers.map(({ class: { name }, module }) => `[${name}](${moduleRoute(module.path)})`).join(', ')}.`;
}

function addressRow(reference: Reference, path: string, constant: SdkConstant, entry: ConstantEntry): string {
  const chains = new Set(reference.enumeration('Chain').members.map(({ name }) => name));
  const chain = entry.path.find((key) => chains.has(key)) ?? '';
  const label = entry.path.filter((key) => key !== chain).join(' ');
  const attributes = {
    id: entryAnchor(constant.name, entry.path),
    name: label,
    type: chain,
    release: releaseText(reference, valueKey(path, constant.name, entry.path)),
  };
  if (entry.value === zeroAddress) {
    return wrap('Row', attributes, '**Not deployed.** The SDK stores the zero address as a placeholder.');
  }
  const explorer = explorerLink(reference, chain, entry.value);
  const { implementation, note } = entry.facts;
  const text = [
    element('Hex', { value: entry.value }),
    explorer === null ? '' : `[explorer](${explorer}).`,
    sentence(provenanceText(entry)),
    implementation === undefined ? '' : `Proxy; implementation \`${implementation}\`.`,
    note === undefined ? '' : sentence(line(reference, note.replaceAll('\n', '; '))),
    line(reference, entry.text),
    users(reference, `${moduleRoute(path)}#${attributes.id}`),
    control(reference, `${moduleRoute(path)}#${attributes.id}`),
  ];
  return wrap('Row', attributes, text.filter((part) => part !== '').join(' '));
}

function head(reference: Reference, item: SdkEnum | SdkConstant): string {
  return blocks(
    heading(2, item.name, exportAnchor(item.name)),
    docBlocks(reference, item.doc),
    caveatBlocks(reference, item.caveats),
  );
}

function importBlock(reference: Reference, names: readonly string[]): string {
  return codeBlock('ts', formatFields('import ', names, ` from '${reference.surface.upstream.package}';`));
}

function constantsPage(
  reference: Reference,
  path: string,
  title: string,
  summary: string,
  keywords: readonly string[],
  parts: readonly (string | null)[],
): Page {
  const route = moduleRoute(path);
  return pageOf(reference, {
    file: pageFile(route),
    route,
    path,
    variant: 'reference',
    title,
    summary,
    keywords,
    components,
    body: blocks(parts),
  });
}
