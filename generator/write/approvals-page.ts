import type { Page } from '../../model/page';
import { approvalsRoute, contractRoute, pageFile } from '../../model/routes';
import type { Approval, SdkMethod } from '../../model/sdk';
import { blocks, heading, open, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { named, sentence } from './sentence';

/** /api/approvals: every method that moves a token, what it needs and which contract is the spender. */
export function approvalsPage(reference: Reference): Page {
  const moving = reference.handlers.map((handler) => ({
    handler,
    methods: handler.class.methods.filter(({ approvals }) => approvals.some(({ needs }) => needs !== 'none')),
  }));
  const count = moving.reduce((sum, { methods }) => sum + methods.length, 0);
  return pageOf(reference, {
    file: pageFile(approvalsRoute),
    route: approvalsRoute,
    path: null,
    variant: 'reference',
    title: 'Approvals and permits',
    summary: `The ${count} SDK methods that move a token or ETH: what each needs first, the contract that must be the spender, and whether a contract wallet can use it.`,
    keywords: ['approve', 'allowance', 'spender', 'permit', 'contract wallet', 'Safe'],
    components: ['FilterTable', 'Row'],
    body: blocks(
      'An approval for the wrong contract is money at risk and a transaction that reverts. Each row names the contract that pulls the token. It is not always the contract that the method calls.',
      moving
        .filter(({ methods }) => methods.length > 0)
        .map(({ handler, methods }) =>
          blocks(
            heading(2, handler.class.name, handler.class.name),
            `${open('FilterTable', { label: `Filter ${handler.class.name}` })}\n${methods.map((method) => row(reference, handler, method)).join('\n')}\n</FilterTable>`,
          ),
        ),
      heading(2, 'Permits by token', 'permits-by-token'),
      'Whether a token has an ERC-2612 permit, as far as its source is known. The SDK asks for a signature either way: where the answer is not "yes", approve.',
      `${open('FilterTable', { label: 'Filter tokens' })}\n${permits(reference).map(permitRow).join('\n')}\n</FilterTable>`,
    ),
  });
}

function row(reference: Reference, handler: Handler, method: SdkMethod): string {
  const wallet =
    method.contractWallet === null
      ? ''
      : ` **Contract wallet:** ${method.contractWallet.answer}. ${sentence(line(reference, method.contractWallet.text))}`;
  return wrap(
    'Row',
    { name: method.name, href: methodLink(handler, method), type: method.prompts ?? undefined },
    `${method.approvals.map((approval) => `${need(reference, approval)}${permitNote(reference, approval)}`).join(' ')}${wallet}`,
  );
}

interface PermitSupport {
  readonly token: string;
  /** What the SDK puts into the domain; empty when it stores none. */
  readonly version: string;
  /** "yes", "no", "unknown", "differs by chain", "inferred yes". */
  readonly answer: string;
  /** Where the answer comes from; may be empty. */
  readonly text: string;
}

/** Permit support of every token, as `@permitSupport` of TOKENS_PERMIT_VERSION tells it; unknown where it is silent. */
function permits(reference: Reference): PermitSupport[] {
  return reference.constant('TOKENS_PERMIT_VERSION').entries.map(({ path, value, facts }) => {
    const [answer = '', ...rest] = (facts.permitSupport ?? 'unknown').split(' - ');
    const text = rest.join(' - ');
    const doubt = text.startsWith('inferred') ? 'inferred ' : '';
    return { token: path[0] ?? '', version: value, answer: `${doubt}${answer}`, text: line(reference, text) };
  });
}

const permitAnchor = (token: string): string => `permit-${token}`;

function permitRow({ token, version, answer, text }: PermitSupport): string {
  const stored = version === '' ? 'The SDK stores no domain version.' : `The SDK signs with version \`${version}\`.`;
  return wrap(
    'Row',
    { id: permitAnchor(token), name: token, type: answer },
    text === '' ? stored : `${sentence(text)} ${stored}`,
  );
}

/** What is known of the permit of the token that a method would sign for; a token in words leads to the list. */
function permitNote(reference: Reference, { needs, token }: Approval): string {
  if (!needs.includes('permit')) return '';
  const support = permits(reference).find((candidate) => candidate.token === token);
  return support === undefined
    ? ' **Permit:** [depends on the token](#permits-by-token).'
    : ` **Permit:** [${support.token}](#${permitAnchor(support.token)}), ${support.answer}.`;
}

/** What must be in place before the call. */
export function need(reference: Reference, { needs, token, spender, text }: Approval): string {
  const more = text === '' ? '' : ` ${sentence(line(reference, text))}`;
  if (needs === 'none') return `No approval.${more}`;
  if (needs === 'value') return `ETH sent as value, no approval.${more}`;
  const known = spender !== null && reference.contracts.has(spender);
  const to = known ? `[**${spender}**](${contractRoute(spender, 'cross-reference')})` : named(spender ?? '');
  const how = { approve: 'An allowance', permit: 'A permit', 'permit-or-approve': 'A permit or an allowance' }[needs];
  return `${how} of ${named(token ?? '')} for ${to}.${more}`;
}
