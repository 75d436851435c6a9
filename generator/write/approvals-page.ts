import { movementsOf, type Movement } from '../../model/movements';
import type { Page } from '../../model/page';
import { accessRoute, approvalsRoute, contractRoute, pageFile } from '../../model/routes';
import type { Approval, SdkMethod } from '../../model/sdk';
import { tokenPermits, type TokenPermit } from '../../model/token-permits';
import { provenance } from './access-text';
import { blocks, heading, open, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { named, sentence } from './sentence';

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
    file: pageFile(approvalsRoute),
    route: approvalsRoute,
    path: null,
    variant: 'reference',
    title: 'Approvals and permits',
    summary: `The ${all.length} SDK methods that move a token or ETH: what each needs first, the contract that must be the spender, what leaves and what arrives, and whether a contract wallet can use it.`,
    keywords: ['approve', 'allowance', 'spender', 'permit', 'contract wallet', 'Safe', 'burn', 'token flow'],
    components: ['FilterTable', 'Row'],
    body: blocks(
      `An approval for the wrong contract is money at risk and a transaction that reverts. Each row names the contract that pulls the token. It is not always the contract that the method calls. ${free} of the ${all.length} methods need nothing in advance, some of them because they burn or pay out what is already there: check the recipient.`,
      moving.map(({ handler, methods }) =>
        blocks(
          heading(2, handler.class.name, handler.class.name),
          `${open('FilterTable', { label: `Filter ${handler.class.name}` })}\n${methods.map((item) => row(reference, handler, item)).join('\n')}\n</FilterTable>`,
        ),
      ),
      heading(2, 'Permits by token', 'permits-by-token'),
      'Whether a token has an ERC-2612 permit, as far as its source is known, and the domain that the SDK signs with. The SDK asks for a signature either way: where the answer is not "yes", approve. It asks the token itself for the domain name (`name()`); the chains are those with an address in the SDK.',
      `${open('FilterTable', { label: 'Filter tokens' })}\n${tokenPermits(reference.surface)
        .map((permit) => permitRow(reference, permit))
        .join('\n')}\n</FilterTable>`,
    ),
  });
}

const movingMethods = ({ surface }: Reference, handler: Handler): readonly MovingMethod[] =>
  handler.class.methods
    .map((method) => ({ method, movements: movementsOf(surface, method) }))
    .filter(({ movements }) => movements.length > 0);

function row(reference: Reference, handler: Handler, { method, movements }: MovingMethod): string {
  const needs = method.approvals
    .map((approval) => `${need(reference, approval)}${permitNote(reference, approval)}`)
    .join(' ');
  const parts = [
    needs,
    ...movements.map(
      ({ gives, gets, sources, certainty }) =>
        `**Leaves:** ${line(reference, gives === '' ? 'nothing of the sender' : gives)}. **Arrives:** ${line(reference, gets === '' ? 'nothing' : gets)}. ${provenance(reference, sources, certainty, accessRoute)}`,
    ),
    method.contractWallet === null
      ? ''
      : `**Contract wallet:** ${method.contractWallet.answer}. ${sentence(line(reference, method.contractWallet.text))}`,
  ];
  return wrap(
    'Row',
    { name: method.name, href: methodLink(handler, method), type: method.prompts ?? undefined },
    parts.filter((part) => part !== '').join('<br />'),
  );
}

const permitAnchor = (token: string): string => `permit-${token}`;

function permitRow(reference: Reference, permit: TokenPermit): string {
  const { token, answer, text, version, domainName, salts, decimals, chains } = permit;
  const facts = [
    `version ${version === '' ? 'none stored' : `\`${version}\``}`,
    // Without a permit there is no domain to show.
    ...(domainName === '' && answer.endsWith('no')
      ? []
      : [`domain name ${domainName === '' ? 'unknown' : `\`${domainName}\``}`]),
    `salt ${salts.length === 0 ? 'none' : salts.map(({ chain, value }) => `\`${value}\` on ${chain}`).join(', ')}`,
    `decimals ${decimals === '' ? 'unknown' : decimals}`,
    `chains ${chains.length === 0 ? 'none' : chains.join(', ')}`,
  ];
  return wrap(
    'Row',
    { id: permitAnchor(token), name: token, type: answer },
    [...(text === '' ? [] : [sentence(line(reference, text))]), sentence(facts.join('; '))].join('<br />'),
  );
}

/** Describes the permit of the token that a method signs for. A token in words links to the list of permits. */
function permitNote(reference: Reference, { needs, token }: Approval): string {
  if (!needs.includes('permit')) return '';
  const support = tokenPermits(reference.surface).find((candidate) => candidate.token === token);
  return support === undefined
    ? ' **Permit:** [depends on the token](#permits-by-token).'
    : ` **Permit:** [${support.token}](#${permitAnchor(support.token)}), ${support.answer}.`;
}

/** Describes what must be in place before the call. */
export function need(reference: Reference, { needs, token, spender, text }: Approval): string {
  const more = text === '' ? '' : ` ${sentence(line(reference, text))}`;
  if (needs === 'none') return `No approval.${more}`;
  if (needs === 'value') return `ETH sent as value, no approval.${more}`;
  const known = spender !== null && reference.contracts.has(spender);
  const to = known ? `[**${spender}**](${contractRoute(spender, 'cross-reference')})` : named(spender ?? '');
  const how = { approve: 'An allowance', permit: 'A permit', 'permit-or-approve': 'A permit or an allowance' }[needs];
  return `${how} of ${named(token ?? '')} for ${to}.${more}`;
}
