import { kindWords, ruleOf, type AccessAccount, type AccessRole, type ContractPowers } from '../../model/access';
import { accessAnchor, accountAnchor, powersAnchor, roleAnchor, sourceAnchor } from '../../model/anchors';
import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { accessRoute, contractRoute, pageFile } from '../../model/routes';
import { provenance, roleLinks, statement } from './access-text';
import { explorerLink } from './address-text';
import { blocks, element, heading, open, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { functionLink, type Reference } from '../../model/reference';
import { sentence } from './sentence';

/** /api/access: who may call what, who can pause and change the contracts, and how to read the live state. */
export function accessPage(reference: Reference): Page {
  const { access, contracts } = reference.surface;
  const rows = contracts.flatMap((contract) => gatedRows(reference, contract));
  return pageOf(reference, {
    file: pageFile(accessRoute),
    route: accessRoute,
    path: null,
    variant: 'reference',
    title: 'Access',
    summary: `Who may call the ${rows.length} gated functions, who can pause and upgrade each contract, the roles and their published holders, and how to read the live state.`,
    keywords: [
      'access control',
      'roles',
      'role id',
      'permissions',
      'pause',
      'paused',
      'upgrade',
      'Timelock',
      'multisig',
      'AccessManager',
      'authority',
      'owner',
      'admin',
    ],
    components: ['FilterTable', 'Row', 'Hex'],
    body: blocks(
      'This page repeats public documents and source code and names the source of each statement. Roles and holders change by transaction: where money depends on it, read the chain, as the sample does.',
      heading(2, 'Read the live state', 'live'),
      "A core contract of Puffer has no `paused()`. Ask its `authority()`: a closed contract (`isTargetClosed`) or a function of another role than PUBLIC_ROLE (`getTargetFunctionRole`) reverts with `AccessManagedUnauthorized`. Check both: a pause of single functions shows only in the second. The SDK's handler for institutional access managers reads any manager of that kind.",
      '```ts example="access-read"\n\n```',
      heading(2, 'What gates the functions', 'gates'),
      table(
        'Filter gates',
        access.gates.map((gate) =>
          wrap(
            'Row',
            { id: `gate-${gate.id}`, term: gate.title },
            [
              `${sentence(line(reference, gate.text))} ${provenance(reference, gate.sources, gate.certainty)}`,
              `**Pause:** ${statement(reference, gate.pause)}`,
              `**Contracts:** ${access.contracts
                .filter((powers) => powers.gate === gate.id)
                .map(({ contract }) => `[${contract}](#${powersAnchor(contract)})`)
                .join(', ')}.`,
            ].join('<br />'),
          ),
        ),
      ),
      heading(2, 'Who can pause and upgrade', 'contracts'),
      table(
        'Filter by contract or word',
        access.contracts.map((powers) => powersRow(reference, powers)),
      ),
      heading(2, 'Who may call', 'functions'),
      `${rows.length} functions are not open to everyone at all times. Filter by function, contract, role or word.`,
      table('Filter by function, contract or role', rows),
      heading(2, 'Role ids of the AccessManager', 'roles'),
      'Names and holders as published. A role id of an institutional vault or a UniFi vault belongs to that vault and is unrelated to these.',
      table(
        'Filter roles',
        access.roles.map((role) => roleRow(reference, role)),
      ),
      heading(2, 'Timelock, managers and multisigs', 'accounts'),
      'Read from the deployments list, not from the chain.',
      table(
        'Filter by name, chain or address',
        access.accounts.map((account) => accountRow(reference, account)),
      ),
      heading(2, 'Sources', 'sources'),
      table(
        'Filter sources',
        access.sources.map(({ id, text, url }) =>
          wrap(
            'Row',
            { id: sourceAnchor(id), term: text },
            url === null ? 'Not in a public repository.' : `[${url}](${url})`,
          ),
        ),
      ),
    ),
  });
}

function table(label: string, items: readonly string[]): string {
  return `${open('FilterTable', { label })}\n${items.join('\n')}\n</FilterTable>`;
}

function powersRow(reference: Reference, { contract, gate, pause, upgrade }: ContractPowers): string {
  const { access } = reference.surface;
  const own = access.gates.find(({ id }) => id === gate);
  const names = (kinds: readonly string[]) =>
    access.rules
      .filter((rule) => rule.contract === contract && kinds.includes(rule.kind))
      .flatMap(({ functions }) => functions)
      .map((name) => `\`${name}\``)
      .join(', ');
  const stops = names(['public', 'pausable']);
  const goesOn = names(['open']);
  return wrap(
    'Row',
    { id: powersAnchor(contract), name: contract, href: contractRoute(contract) },
    [
      `**Gate:** [${own?.title ?? ''}](#gate-${gate}).`,
      `**Pause:** ${pause === null ? `As [the gate](#gate-${gate}) says.` : statement(reference, pause)}`,
      stops === '' ? '' : `**A pause stops:** ${stops}.`,
      goesOn === '' ? '' : `**Not gated:** ${goesOn}.`,
      `**Upgrade:** ${statement(reference, upgrade)}`,
    ]
      .filter((part) => part !== '')
      .join('<br />'),
  );
}

/** Returns one row for each gated function; overloads share the row of their name. */
function gatedRows(reference: Reference, contract: Contract): string[] {
  return contract.functions.flatMap((member) => {
    const rule = ruleOf(reference.surface.access, contract.name, member.name);
    const overloads = contract.functions.filter(({ name }) => name === member.name);
    if (rule === null || rule.kind === 'open' || overloads[0] !== member) return [];
    const roles = roleLinks(reference, rule.roles);
    const callers = overloads
      .flatMap(({ signature }) => reference.callers(contract.name, signature))
      .map(({ handler, method }) => `\`${handler.facts.clientProperty}.${method.name}\``);
    return [
      wrap(
        'Row',
        {
          id: accessAnchor(contract.name, member.name),
          name: `${contract.name}.${member.name}`,
          href: functionLink(contract, member),
          type: kindWords[rule.kind],
        },
        [
          member.access === null ? '' : sentence(line(reference, member.access)),
          roles === '' ? '' : `**Role:** ${roles}.`,
          rule.note === '' ? '' : sentence(line(reference, rule.note)),
          callers.length === 0 ? '' : `In the SDK: ${callers.join(', ')}.`,
          provenance(reference, rule.sources, rule.certainty),
        ]
          .filter((part) => part !== '')
          .join(' '),
      ),
    ];
  });
}

function roleRow(reference: Reference, { id, name, holder, note, sources, certainty }: AccessRole): string {
  const { rules } = reference.surface.access;
  const functions = rules
    .filter((rule) => rule.roles.includes(id))
    .flatMap((rule) =>
      rule.functions.map((item) => `[\`${rule.contract}.${item}\`](#${accessAnchor(rule.contract, item)})`),
    );
  return wrap(
    'Row',
    { id: roleAnchor(id), name: id, type: name },
    [
      `**Holder:** ${line(reference, holder)}.`,
      note === '' ? '' : sentence(line(reference, note)),
      functions.length === 0 ? 'No function of the ABIs of the SDK.' : `**May call:** ${functions.join(', ')}.`,
      provenance(reference, sources, certainty),
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

function accountRow(reference: Reference, { chain, name, address, note, sources, certainty }: AccessAccount): string {
  const explorer = explorerLink(reference, chain, address);
  return wrap(
    'Row',
    { id: accountAnchor(chain, name), term: name, type: chain },
    [
      element('Hex', { value: address }),
      explorer === null ? '' : `[explorer](${explorer}).`,
      note === '' ? '' : sentence(line(reference, note)),
      provenance(reference, sources, certainty),
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}
