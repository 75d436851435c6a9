import type { Page } from '../../model/page';
import {
  accessRoute,
  apiIndexRoute,
  approvalsRoute,
  boundariesRoute,
  contractRoute,
  eventsRoute,
  exportsRoute,
  moduleRoute,
  revertsRoute,
  unknownsRoute,
} from '../../model/routes';
import { contractKeys, exportKey } from '../../model/since';
import { blocks, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import type { Reference, Handler } from '../../model/reference';
import { releaseText } from './release-text';
import { filterTable, rows, fact } from './rows';
import { countDoubts } from './unknowns-page';

/** Writes /api/: all exports of the SDK, by kind. */
export function indexPage(reference: Reference): Page {
  const { upstream, contracts, layout } = reference.surface;
  const methods = reference.handlers.reduce((sum, { class: { methods } }) => sum + methods.length, 0);
  const functions = contracts.reduce((sum, contract) => sum + contract.functions.length, 0);
  const held = holdingRows(reference);
  const doubts = countDoubts(reference);
  return pageOf(reference, {
    route: apiIndexRoute,
    title: 'API Reference',
    summary: `Every export of ${upstream.package} ${upstream.version}: ${reference.handlers.length} handlers with ${methods} methods, ${contracts.length} contract ABIs with ${functions} functions, and all constants.`,
    keywords: ['API', 'reference', 'handlers', 'ABIs'],
    body: blocks(
      `Everything that \`${upstream.package}\` ${upstream.version} exports: ${reference.handlers.length} handlers with ${methods} methods, the ${contracts.length} contract ABIs behind them with ${functions} functions, and the constants, types and errors around them.`,
      held.length === 0
        ? null
        : blocks(heading(2, 'By what you hold', 'by-what-you-hold'), rows('Handlers for it', held)),
      heading(2, 'Start here', 'start-here'),
      rows(null, [
        ...layout.modules.map(({ path, title, purpose }) =>
          wrap('Row', { name: title, href: moduleRoute(path) }, purpose),
        ),
        ...lists(reference.surface.observedReverts.length > 0).map(([name, href, text]) =>
          wrap('Row', { name, href }, text),
        ),
      ]),
      heading(2, 'Handlers', 'handlers'),
      filterTable(
        'Filter handlers by name, text or release (since 1.3)',
        reference.handlers.map(({ class: { name, doc }, module }) => {
          const release = releaseText(reference, exportKey(module.path, name));
          return wrap('Row', { name, href: moduleRoute(module.path), release }, line(reference, doc.summary));
        }),
      ),
      heading(2, 'Contract ABIs', 'contract-abis'),
      filterTable(
        'Filter ABIs by name, text or release (since 1.3)',
        contracts.map((contract) => {
          const { name, doc } = contract;
          const release = releaseText(reference, contractKeys(contract));
          return wrap('Row', { name, href: contractRoute(name), release }, line(reference, doc.summary));
        }),
      ),
      heading(2, 'What is unknown', 'what-is-unknown'),
      `${doubts.units} of ${doubts.integers} integers have a unit that is not fully known. ${doubts.unknown} questions are open, and ${doubts.inferred} statements are inferred instead of read or run. [All of them, with links](${unknownsRoute}).`,
    ),
  });
}

/** The lists of the reference. `boundaries`: whether limits were observed. */
const lists = (boundaries: boolean): readonly (readonly [name: string, route: string, purpose: string])[] => [
  ['Reverts', revertsRoute, 'Every known revert by name and selector, with cause and fix.'],
  ...(boundaries
    ? ([
        [
          'Limits, fees and rounding',
          boundariesRoute,
          'What passes and what reverts at each limit, and what fees and roundings take, on public code.',
        ],
      ] as const)
    : []),
  ['Approvals', approvalsRoute, 'Every method that moves a token: what it needs, and which contract is the spender.'],
  ['Access', accessRoute, 'Who may call what, who can pause and upgrade, and how to read it from the chain.'],
  ['Events', eventsRoute, 'Every event by name and topic, also those the ABIs leave out.'],
  ['Exports', exportsRoute, 'Every export with the line that imports it, and what TypeScript sees of it.'],
];

/** Returns a row for each holding whose handlers are in the surface: small surfaces of tests have few. */
function holdingRows({ handlers, surface }: Reference): string[] {
  const find = (client: string): Handler | undefined => handlers.find(({ facts }) => facts.clientProperty === client);
  return surface.layout.holdings.flatMap(({ held, clients }) => {
    const links = clients.flatMap((client) => {
      const handler = find(client);
      return handler === undefined ? [] : [`[\`${client}\`](${moduleRoute(handler.module.path)})`];
    });
    return links.length === 0 ? [] : [fact(held, links.join(', '))];
  });
}
