import type { Page } from '../../model/page';
import { contractRoute } from '../../model/routes';
import type { SdkMethod } from '../../model/sdk';
import { chainSupport } from './chain-support';
import { explorerLink } from './address-text';
import { blocks, element, heading } from './mdx';
import { pageOf } from './page-of';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { codeLink, line } from './prose';
import { words } from './sentence';
import { table, type TableRow } from './table';

/** Writes the cross-reference of a handler: method -> contract function -> selector, and the address on each chain. */
export function handlerCrossPage(reference: Reference, handler: Handler): Page {
  const { class: handlerClass, facts, module } = handler;
  return pageOf(reference, {
    path: module.path,
    variant: 'cross-reference',
    title: `${handlerClass.name}: cross-reference`,
    summary: `Which function of ${facts.contract} each method of ${handlerClass.name} calls, with its selector, and the address used on each chain.`,
    keywords: [handlerClass.name, facts.contract, 'selectors'],
    body: blocks(
      heading(2, 'Methods and contract functions', 'methods-and-functions'),
      table(
        null,
        ['Method', 'Contract function', 'Selector'],
        handlerClass.methods.flatMap((method) => calls(reference, handler, method)),
      ),
      heading(2, 'Chains and addresses', 'chains-and-addresses'),
      chains(reference, handler),
    ),
  });
}

function calls(reference: Reference, handler: Handler, method: SdkMethod): TableRow[] {
  return method.calls.map(({ contract, signature, text }) => {
    const target = reference.functionOf(contract, signature);
    return {
      cells: [
        `[\`${method.name}\`](${methodLink(handler, method)})`,
        words(codeLink(reference, `${contract}.${signature}`), text === '' ? '' : `(${line(reference, text)})`),
        target === null ? '' : element('Hex', { value: target.selector }),
      ],
    };
  });
}

function chains(reference: Reference, handler: Handler): string {
  const support = chainSupport(reference, handler);
  if (support === null) {
    return `The address is chosen at run time. See [${handler.facts.contract}](${contractRoute(handler.facts.contract, 'cross-reference')}).`;
  }
  const items = support.flatMap(({ chain, support: here }) =>
    here.kind !== 'address'
      ? []
      : here.addresses.map(({ label, address, route }) => {
          const links = [`[entry](${route})`, explorerLink(reference, chain, address)].filter(Boolean).join(', ');
          return { cells: [chain, label, `${element('Hex', { value: address })} ${links}`] };
        }),
  );
  return blocks(
    table(null, ['Chain', 'Name', 'Address'], items),
    `No address on: ${support
      .filter(({ support: { kind } }) => kind !== 'address')
      .map(({ chain }) => chain)
      .join(', ')}.`,
  );
}
