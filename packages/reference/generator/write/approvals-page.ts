import { counted } from '../../model/amount-words';
import { movementsOf, type Movement } from '../../model/movements';
import type { Page } from '../../model/page';
import { accessRoute, approvalsRoute, contractRoute } from '../../model/routes';
import { needsAllowance, type Approval, type SdkMethod } from '../../model/sdk';
import { tokenPermits, type TokenPermit } from '../../model/token-permits';
import { provenance } from './access-text';
import { blocks, heading } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { named, sentence } from './sentence';
import { cell, groupedTable, table, type TableRow } from './table';
import { domainText } from './tokens-page';

/** A method that moves a token or ETH, with its movements. */
interface MovingMethod {
  readonly method: SdkMethod;
  readonly movements: readonly Movement[];
}

/**
 * Writes /api/approvals: every method that moves a token, what it needs, which contract is the spender, and what moves.
 */
export function approvalsPage(reference: Reference): Page {
  const moving = reference.handlers
    .map((handler) => ({ handler, methods: movingMethods(reference, handler) }))
    .filter(({ methods }) => methods.length > 0);
  const all = moving.flatMap(({ methods }) => methods);
  const free = all.filter(({ method }) => method.approvals.every(({ needs }) => needs === 'none')).length;
  return pageOf(reference, {
    route: approvalsRoute,
    title: 'Approvals and permits',
    summary: `The ${all.length} SDK methods that move a token or ETH: what each needs first, the contract that must be the spender, what leaves and what arrives, and whether a contract wallet can use it.`,
    keywords: ['approve', 'allowance', 'spender', 'permit', 'contract wallet', 'Safe', 'burn', 'token flow'],
    body: blocks(
      `If you approve the wrong contract, your tokens are at risk and the call still reverts. Each row names the contract that pulls the token, which is not always the one that the method calls. ${free} of the ${all.length} methods need no approval. Some of these burn or pay out what is already there: check the recipient.`,
      heading(2, 'Methods that move tokens or ETH', 'methods'),
      groupedTable(
        'Filter by method, token, spender or handler',
        ['Method', 'Spender', 'Permit', 'Needs', 'Moves', 'Contract wallet'],
        2,
        moving.map(({ handler, methods }) => ({
          id: handler.class.name,
          title: handler.class.name,
          rows: methods.map((item) => row(reference, handler, item)),
        })),
      ),
      heading(2, 'Permits by token', 'permits-by-token'),
      'Each row shows whether the token has an ERC-2612 permit, as far as its source is known, and the domain that the SDK signs with. The SDK refuses no token: one without `nonces` fails before the signature, any other is signed for. Where the answer is not a plain "yes", approve. The SDK reads the domain name from the token (`name()`). The chains are those where the SDK has an address.',
      table(
        'Filter by token, chain or answer',
        ['Token', 'Permit', 'Decimals', 'How it is known', 'Domain', 'Chains'],
        tokenPermits(reference.surface).map((permit) => permitRow(reference, permit)),
        { facts: 2, fold: counted(tokenPermits(reference.surface).length, 'token') },
      ),
    ),
  });
}

const movingMethods = ({ surface }: Reference, handler: Handler): readonly MovingMethod[] =>
  handler.class.methods
    .map((method) => ({ method, movements: movementsOf(surface, method) }))
    .filter(({ movements }) => movements.length > 0);

function row(reference: Reference, handler: Handler, { method, movements }: MovingMethod): TableRow {
  const { approvals, contractWallet, prompts } = method;
  return {
    cells: [
      `[\`${method.name}\`](${methodLink(handler, method)})`,
      cell(...approvals.map((approval) => spenderOf(reference, approval))),
      cell(...approvals.map((approval) => permitNote(reference, approval))),
      cell(
        ...approvals.map((approval) => what(reference, approval)),
        prompts === null ? '' : `The wallet shows ${prompts}.`,
      ),
      cell(
        ...movements.map(
          ({ gives, gets, sources, certainty }) =>
            `**Leaves:** ${line(reference, gives === '' ? 'nothing of the sender' : gives)}. **Arrives:** ${line(reference, gets === '' ? 'nothing' : gets)}. ${provenance(reference, sources, certainty, accessRoute)}`,
        ),
      ),
      contractWallet === null ? '' : `${contractWallet.answer}. ${sentence(line(reference, contractWallet.text))}`,
    ],
  };
}

const permitAnchor = (token: string): string => `permit-${token}`;

function permitRow(reference: Reference, permit: TokenPermit): TableRow {
  const { token, answer, text, domainName, decimals, chains } = permit;
  // Without a permit there is no domain to show.
  const domain = domainName === '' ? (answer.endsWith('no') ? '' : 'name unknown, ') : `name \`${domainName}\`, `;
  return {
    id: permitAnchor(token),
    cells: [
      `\`${token}\``,
      answer,
      decimals === '' ? 'unknown' : decimals,
      text === '' ? '' : sentence(line(reference, text)),
      `${domain}${domainText(permit)}`,
      chains.length === 0 ? 'none' : chains.join(', '),
    ],
  };
}

/** Describes the permit of the token that a method signs for. A token in words links to the list of permits. */
function permitNote(reference: Reference, { needs, token }: Approval): string {
  if (!needs.includes('permit')) return '';
  const support = tokenPermits(reference.surface).find((candidate) => candidate.token === token);
  return support === undefined
    ? '[depends on the token](#permits-by-token)'
    : `[${support.token}](#${permitAnchor(support.token)}), ${support.answer}`;
}

const ways = { approve: 'An allowance', permit: 'A permit', 'permit-or-approve': 'A permit or an allowance' };

/** Describes the approval that a call needs. `to` names the spender, where there is no column for it. */
function what(reference: Reference, { needs, token, text }: Approval, to = ''): string {
  const more = text === '' ? '' : ` ${sentence(line(reference, text))}`;
  if (needs === 'none') return `No approval.${more}`;
  if (needs === 'value') return `ETH sent as value, no approval.${more}`;
  return `${ways[needs]} of ${named(token ?? '')}${to === '' ? '' : ` for ${to}`}.${more}`;
}

/** Returns the contract that takes the token, as a link where the site describes it; empty where none is taken. */
function spenderOf(reference: Reference, approval: Approval): string {
  if (!needsAllowance(approval)) return '';
  const { spender } = approval;
  const known = spender !== null && reference.contracts.has(spender);
  return known ? `[**${spender}**](${contractRoute(spender, 'cross-reference')})` : named(spender ?? '');
}

/** Describes the approval that a call needs, with the spender. */
export const need = (reference: Reference, approval: Approval): string =>
  what(reference, approval, spenderOf(reference, approval));
