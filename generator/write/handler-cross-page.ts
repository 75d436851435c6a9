import type { Page } from '../../model/page';
import { contractRoute, moduleRoute, pageFile } from '../../model/routes';
import { chainSupport } from './chain-support';
import { explorerLink } from './address-text';
import { blocks, element, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import { functionLink, methodLink, type Handler, type Reference } from '../../model/reference';
import { rows } from './rows';

/** Writes the cross-reference of a handler: method -> contract function -> selector, and the address on each chain. */
export function handlerCrossPage(reference: Reference, handler: Handler): Page {
  const { class: handlerClass, facts, module } = handler;
  const route = moduleRoute(module.path, 'cross-reference');
  return pageOf(reference, {
    file: pageFile(route),
    route,
    path: module.path,
    variant: 'cross-reference',
    title: `${handlerClass.name}: cross-reference`,
    heading: `${handlerClass.name} cross-reference`,
    summary: `Which function of ${facts.contract} each method of ${handlerClass.name} calls, with its selector, and the address used on each chain.`,
    keywords: [handlerClass.name, facts.contract, 'selectors'],
    components: ['Rows', 'Row', 'Hex'],
    body: blocks(
      heading(2, 'Methods and contract functions', 'methods-and-functions'),
      rows(
        'Methods and contract functions',
        handlerClass.methods.flatMap((method) => calls(reference, handler, method.name)),
      ),
      heading(2, 'Chains and addresses', 'chains-and-addresses'),
      chains(reference, handler),
    ),
  });
}

function calls(reference: Reference, handler: Handler, name: string): string[] {
  const method = handler.class.methods.find((candidate) => candidate.name === name);
  if (method === undefined || method.calls.length === 0) return [];
  const targets = method.calls.map(({ contract, signature, text }) => {
    const owner = reference.contracts.get(contract);
    const target = reference.functionOf(contract, signature);
    if (owner === undefined || target === null) return `\`${contract}.${signature}\``;
    const when = text === '' ? '' : ` (${text})`;
    return `[\`${contract}.${signature}\`](${functionLink(owner, target)}) ${element('Hex', { value: target.selector })}${when}`;
  });
  return [wrap('Row', { name: method.name, href: methodLink(handler, method) }, targets.join(', '))];
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
          const explorer = explorerLink(reference, chain, address);
          const links = [`[entry](${route})`, ...(explorer === null ? [] : [`[explorer](${explorer})`])].join(', ');
          return wrap('Row', { term: `${chain}, ${label}` }, `${element('Hex', { value: address })} ${links}`);
        }),
  );
  return blocks(
    rows('Chains and addresses', items),
    `No address on: ${support
      .filter(({ support: { kind } }) => kind !== 'address')
      .map(({ chain }) => chain)
      .join(', ')}.`,
  );
}
