import { entryAnchor, enumMemberAnchor } from '../../model/anchors';
import { zeroAddress } from '../../model/contract-addresses';
import type { Page } from '../../model/page';
import type { SdkConstant, SdkEnum, SdkEnumMember } from '../../model/sdk';
import { memberKey, valueKey } from '../../model/since';
import { tokenPermits, type TokenPermit } from '../../model/token-permits';
import { addressTables } from './addresses-pages';
import { head, importBlock, memberText } from './constants-pages';
import { blocks } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import type { Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { cell, shortAddress, table, type TableRow } from './table';
import { typeSection } from './type-section';

const MODULE = 'contracts/tokens';

/** Writes the page of tokens: facts about each, addresses per chain, permit versions and salts. */
export function tokensPage(reference: Reference): Page {
  const [token, unifi] = [reference.enumeration('Token'), reference.enumeration('UnifiToken')];
  const [addresses, versions, salts] = ['TOKENS_ADDRESSES', 'TOKENS_PERMIT_VERSION', 'TOKENS_SALT'].map((name) =>
    reference.constant(name),
  ) as [SdkConstant, SdkConstant, SdkConstant];
  const anyToken = reference.surface.modules
    .flatMap(({ exports }) => exports)
    .find((item) => item.kind === 'type' && item.name === 'AnyToken');
  return pageOf(reference, {
    path: MODULE,
    title: 'Tokens',
    summary: addresses.doc.summary,
    keywords: [
      'tokens',
      'supported tokens',
      'token addresses',
      'token contract address',
      'token decimals',
      'permit version',
    ],
    body: blocks(
      head(reference, token, membersTable(reference, token, 'Filter tokens')),
      importBlock(reference, ['Token', 'UnifiToken', 'TOKENS_ADDRESSES', 'TOKENS_PERMIT_VERSION', 'TOKENS_SALT']),
      head(reference, unifi, membersTable(reference, unifi, 'Filter tokens of the UniFi vaults')),
      anyToken?.kind === 'type' ? typeSection(reference, MODULE, anyToken, 2) : null,
      head(reference, addresses),
      addressTables(reference, MODULE, addresses),
      head(reference, versions),
      table(
        'Filter permit versions',
        ['Token', 'Version', 'Permit', 'What it is'],
        versions.entries.map((entry) => ({
          id: entryAnchor(versions.name, entry.path),
          cells: [
            cell(
              `\`${entry.path.join(' ')}\``,
              releaseText(reference, valueKey(MODULE, versions.name, entry.path)) ?? '',
            ),
            `\`'${entry.value}'\``,
            entry.facts.permitSupport === undefined ? '' : line(reference, entry.facts.permitSupport),
            line(reference, entry.text),
          ],
        })),
        { facts: 1, fold: `All ${versions.entries.length} versions` },
      ),
      head(reference, salts),
      table(
        'Filter salts',
        ['Token', 'Chain', 'Salt'],
        salts.entries.map((entry) => ({
          id: entryAnchor(salts.name, entry.path),
          cells: [`\`${entry.path[0] ?? ''}\``, entry.path.slice(1).join(' '), shortAddress(entry.value)],
        })),
      ),
    ),
  });
}

function membersTable(reference: Reference, owner: SdkEnum, label: string): string {
  const named = owner.members.every(({ name, value }) => name === value);
  return blocks(
    table(
      label,
      ['Token', 'On Mainnet', 'Decimals', 'Permit', 'What it is', 'Domain of the permit'],
      owner.members.map((member) => memberRow(reference, owner, member)),
      { facts: 3 },
    ),
    named ? 'The value of each member is its name, a string.' : null,
  );
}

/** Writes the SDK's data for the domain that a permit is signed with. */
export const domainText = ({ version, salts }: TokenPermit): string =>
  `${version === '' ? 'no version stored' : `version \`${version}\``}, ${salts.length === 0 ? 'no salt' : salts.map(({ chain, value }) => `salt ${shortAddress(value)} on ${chain}`).join(', ')}`;

/** Writes the address of a token on Mainnet. */
function onMainnet(reference: Reference, token: string): string {
  const entry = reference
    .constant('TOKENS_ADDRESSES')
    .entries.find(({ path }) => path.includes(token) && path.includes('Mainnet'));
  if (entry === undefined) return 'no entry';
  return entry.value === zeroAddress ? 'not deployed' : shortAddress(entry.value);
}

function memberRow(reference: Reference, owner: SdkEnum, member: SdkEnumMember): TableRow {
  const permit = tokenPermits(reference.surface).find(({ token }) => token === member.name);
  const { decimals } = member.facts;
  return {
    id: enumMemberAnchor(owner.name, member.name),
    cells: [
      cell(
        `\`${member.name}\``,
        member.value === member.name ? '' : `\`'${member.value}'\``,
        releaseText(reference, memberKey(MODULE, owner.name, member.name)) ?? '',
      ),
      onMainnet(reference, member.name),
      decimals === undefined ? '' : `${decimals} decimals`,
      permit?.answer ?? '',
      memberText(reference, member),
      permit === undefined ? '' : domainText(permit),
    ],
  };
}
