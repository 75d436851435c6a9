import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { abiModule, moduleRoute } from '../../model/routes';
import { explorerLink, provenanceText } from './address-text';
import { contractAddresses, parseAddressSource } from '../../model/contract-addresses';
import { blocks, codeBlock, element, heading } from './mdx';
import { pageOf } from './page-of';
import { functionLink, methodLink, type Reference } from '../../model/reference';
import { fact, rows } from './rows';
import { words } from './sentence';
import { shortAddress, table } from './table';

/** Writes the cross-reference of a contract: its addresses, the SDK methods that use it and the imports of its ABI. */
export function contractCrossPage(reference: Reference, contract: Contract): Page {
  return pageOf(reference, {
    path: abiModule(contract.name),
    variant: 'cross-reference',
    title: `${contract.name}: cross-reference`,
    summary: `Addresses of ${contract.name} on each chain with explorer links, the SDK methods that call it, and the ways to import its ABI.`,
    keywords: [contract.name, 'addresses', 'imports'],
    body: blocks(
      heading(2, 'Addresses', 'addresses'),
      addresses(reference, contract),
      heading(2, 'SDK methods', 'sdk-methods'),
      methods(reference, contract),
      heading(2, 'Imports', 'imports'),
      imports(reference, contract),
    ),
  });
}

function addresses(reference: Reference, contract: Contract): string {
  const known = contractAddresses(reference, contract.name);
  if (known.length === 0) {
    return reference
      .handlersOf(contract.name)
      .some(({ facts }) => parseAddressSource(facts.addressSource).kind === 'token')
      ? 'This ABI is used with every token: its addresses are in the [token table](/api/contracts/tokens).'
      : 'The SDK has no address: set each deployment with `withAddress`.';
  }
  return table(
    null,
    ['Name', 'Chain', 'Address', 'Compared', 'Implementation'],
    known.map(({ chain, label, address, placeholder, route, entry }) => {
      const { implementation } = entry.facts;
      return {
        cells: [
          label,
          chain,
          placeholder
            ? '**Not deployed** (the SDK stores the zero address)'
            : words(element('Hex', { value: address }), explorerLink(reference, chain, address)),
          `[${provenanceText(entry)}](${route})`,
          implementation === undefined ? '' : `proxy of ${shortAddress(implementation)}`,
        ],
      };
    }),
    { facts: 1 },
  );
}

function methods(reference: Reference, contract: Contract): string {
  const all = contract.functions.map((member) => ({
    link: `[\`${member.signature}\`](${functionLink(contract, member)})`,
    callers: reference.callers(contract.name, member.signature),
  }));
  const used = all.filter(({ callers }) => callers.length > 0);
  const unused = all.filter(({ callers }) => callers.length === 0);
  return blocks(
    table(
      null,
      ['Function', 'Methods'],
      used.map(({ link, callers }) => ({
        cells: [
          link,
          callers
            .map(({ handler, method }) => `[\`${handler.class.name}.${method.name}\`](${methodLink(handler, method)})`)
            .join(', '),
        ],
      })),
    ),
    unused.length === 0
      ? null
      : blocks(
          heading(3, 'Without a method', 'without-a-method'),
          'No handler wraps these; call them through `getContract()` or viem.',
          unused.map(({ link }) => link).join(', '),
        ),
  );
}

function imports(reference: Reference, contract: Contract): string {
  const { package: name } = reference.surface.upstream;
  const handlers = reference.handlersOf(contract.name);
  return blocks(
    codeBlock(
      'ts',
      [
        `import { ${contract.name} } from '${name}/dist/${abiModule(contract.name)}';`,
        ...handlers.map(
          ({ class: { name: handler }, module }) =>
            `import { ${handler} } from '${name}/handlers/${module.path.split('/').at(-1)}';`,
        ),
      ].join('\n'),
    ),
    'The ABI is not exported from the package root, and paths without `dist/` do not resolve.',
    rows(
      'Handlers',
      handlers.map(({ class: { name: handler }, module }) =>
        fact('Handler', `[\`${handler}\`](${moduleRoute(module.path)})`),
      ),
    ),
  );
}
