import { enumMemberAnchor, exportAnchor } from '../../model/anchors';
import { parseAddressSource } from '../../model/contract-addresses';
import type { Page } from '../../model/page';
import { moduleRoute } from '../../model/routes';
import type { SdkConstant, SdkEnum, SdkEnumMember } from '../../model/sdk';
import { memberKey } from '../../model/since';
import { chainSupport, placeholderChains, type Support } from './chain-support';
import { blocks, codeBlock, element, heading } from './mdx';
import { pageOf } from './page-of';
import { caveatBlocks, docBlocks, line, prose } from './prose';
import type { Handler, Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { words } from './sentence';
import { cell, table, type TableRow } from './table';
import { formatFields } from '../../model/type-text';

/** Writes the page of chain ids and viem chains. */
export function chainsPage(reference: Reference): Page {
  const chain = reference.enumeration('Chain');
  const viemChains = reference.constant('VIEM_CHAINS');
  return pageOf(reference, {
    path: 'chains/constants',
    title: 'Chains',
    summary: chain.doc.summary,
    keywords: ['supported chains', 'supported networks', 'networks', 'chain id', 'chain ids'],
    body: blocks(
      head(
        reference,
        chain,
        table(
          'Filter chains',
          ['Chain', 'Chain id', 'viem name', 'Pays gas in', 'What it is', 'Explorer'],
          chain.members.map((member) => chainRow(reference, chain, member)),
          { facts: 3 },
        ),
      ),
      importBlock(reference, ['Chain', 'VIEM_CHAINS']),
      heading(2, 'Handlers by chain', 'handlers-by-chain'),
      'Use a handler only on the chains under "Address on". "Not deployed" means that the SDK stores the zero address. Under "No target" what is sent has [no recipient](/getting-started#no-target). If a row does not name a chain, the SDK has no entry there.',
      handlersByChain(reference),
      head(reference, viemChains),
      element('Signature', { code: `const VIEM_CHAINS: ${viemChains.type}` }),
    ),
  });
}

function chainRow(reference: Reference, owner: SdkEnum, member: SdkEnumMember): TableRow {
  const { viemName, nativeCurrency, testnet, explorer } = member.facts;
  const release = releaseText(reference, memberKey('chains/constants', owner.name, member.name));
  return {
    id: enumMemberAnchor(owner.name, member.name),
    cells: [
      cell(`\`${member.name}\``, release ?? ''),
      String(member.value),
      viemName ?? 'unknown',
      `${nativeCurrency ?? 'unknown'}${testnet === 'yes' ? ', testnet' : ''}`,
      memberText(reference, member),
      explorer === undefined || explorer === 'unknown' ? 'unknown' : `[${new URL(explorer).host}](${explorer})`,
    ],
  };
}

/** More chains than this are summarised in two words, where they are all the remaining ones. */
const FEW_CHAINS = 5;

/** Writes which handler works on which chain. */
function handlersByChain(reference: Reference): string {
  return table(
    'Filter by handler or chain',
    ['Handler', 'Address on', 'Not deployed', 'No target'],
    reference.handlers.map((handler) => {
      const support = chainSupport(reference, handler);
      const at = (kind: Support['kind']) => (support ?? []).filter((item) => item.support.kind === kind);
      const chains = (kind: Support['kind']): string =>
        at(kind).length > FEW_CHAINS && at('throws').length === 0
          ? 'every other chain'
          : at(kind)
              .map(({ chain }) => chain)
              .join(', ');
      return {
        cells: [
          `[\`${handler.class.name}\`](${moduleRoute(handler.module.path)}#chains)`,
          ...(support === null
            ? ofChoice(reference, handler)
            : [chains('address'), chains('placeholder'), chains('no-target')]),
        ],
      };
    }),
    { facts: 0 },
  );
}

/** The cells of a handler whose target depends on the chosen token, or is an address that the caller sets. */
function ofChoice(reference: Reference, { facts }: Handler): string[] {
  if (parseAddressSource(facts.addressSource).kind !== 'token') return ['an address of your choice'];
  const entries = reference.constant('TOKENS_ADDRESSES').entries;
  const without = reference
    .enumeration('Chain')
    .members.map(({ name }) => name)
    .filter((chain) => entries.every(({ path }) => path[1] !== chain));
  return [
    'the chains where the chosen token has an address',
    placeholderChains(reference)
      .map((chain) => `${chain}, for some tokens`)
      .join(', '),
    words('every other chain', without.length === 0 ? '' : `(${without.join(', ')}: for every token)`),
  ];
}

/** Writes a member of an enum: summary, details, and uncertain statements. */
export const memberText = (reference: Reference, member: SdkEnumMember): string =>
  words(line(reference, member.doc.summary), line(reference, member.doc.details), doubts(reference, member));

/** Returns the inferred and unknown statements of a member. */
function doubts(reference: Reference, { doc }: SdkEnumMember): string {
  const kinds: Readonly<Record<string, string>> = { inferred: 'Inferred', unknown: 'Unknown', warning: 'Warning' };
  return doc.tags
    .filter(({ name }) => name in kinds)
    .map(({ name, text }) => `**${kinds[name]}:** ${line(reference, text)}`)
    .join(' ');
}

/** Writes the heading of an export, with its purpose and caveats; `members`, a table, comes before the details. */
export function head(reference: Reference, item: SdkEnum | SdkConstant, members?: string): string {
  const { doc, caveats } = item;
  return blocks(
    heading(2, item.name, exportAnchor(item.name)),
    members === undefined
      ? [docBlocks(reference, doc), caveatBlocks(reference, caveats)]
      : [prose(reference, doc.summary), caveatBlocks(reference, caveats), members, prose(reference, doc.details)],
  );
}

/** Writes the import of exports of the root. */
export function importBlock(reference: Reference, names: readonly string[]): string {
  return codeBlock('ts', formatFields('import ', names, ` from '${reference.surface.upstream.package}';`));
}
