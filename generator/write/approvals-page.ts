import type { Page } from '../../model/page';
import { approvalsRoute, contractRoute, pageFile } from '../../model/routes';
import type { Approval, SdkMethod } from '../../model/sdk';
import { blocks, heading, open, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { methodLink, type Handler, type Reference } from './reference';

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
    ),
  });
}

function row(reference: Reference, handler: Handler, method: SdkMethod): string {
  const wallet =
    method.contractWallet === null
      ? ''
      : ` **Contract wallet:** ${method.contractWallet.answer}. ${line(reference, method.contractWallet.text)}`;
  return wrap(
    'Row',
    { name: method.name, href: methodLink(handler, method), type: method.prompts ?? undefined },
    `${method.approvals.map((approval) => need(reference, approval)).join(' ')}${wallet}`,
  );
}

/** What must be in place before the call, in one sentence. */
export function need(reference: Reference, { needs, token, spender, text }: Approval): string {
  const more = text === '' ? '' : ` ${line(reference, text)}`;
  if (needs === 'none') return `No approval.${more}`;
  if (needs === 'value') return `ETH sent as value, no approval.${more}`;
  const known = spender !== null && reference.contracts.has(spender);
  const to = known ? `[**${spender}**](${contractRoute(spender, 'cross-reference')})` : `**${spender ?? ''}**`;
  const how = { approve: 'An allowance', permit: 'A permit', 'permit-or-approve': 'A permit or an allowance' }[needs];
  return `${how} of **${token ?? ''}** for ${to}.${more}`;
}
