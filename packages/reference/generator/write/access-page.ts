import {
  kindWords,
  pauseOf,
  ruleOf,
  type AccessAccount,
  type AccessRole,
  type ContractPowers,
} from '../../model/access';
import { accessAnchor, accountAnchor, powersAnchor, roleAnchor, sourceAnchor } from '../../model/anchors';
import { counted } from '../../model/amount-words';
import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { accessRoute, contractRoute } from '../../model/routes';
import { provenance, roleLinks, statement, withCode } from './access-text';
import { explorerLink } from './address-text';
import { askPowers } from './ask-text';
import { foldedFact } from './fold';
import { blocks, heading } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import { functionLink, type Reference } from '../../model/reference';
import { sentence, words } from './sentence';
import { cell, shortAddress, table, type TableRow } from './table';
import { waysOut } from './ways-out';

/** /api/access: who may call what, who can pause and change the contracts, and how to read the live state. */
export function accessPage(reference: Reference): Page {
  const { access, contracts } = reference.surface;
  const rows = contracts.flatMap((contract) => gatedRows(reference, contract));
  return pageOf(reference, {
    route: accessRoute,
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
    body: blocks(
      'Each statement on this page comes from public documents or source code and names its source; none was read from a chain. A transaction can change roles and their holders: where money depends on one, [read the chain](#live).',
      heading(2, 'Who can stop my withdrawal?', 'stop'),
      'The table shows what is known about each way out. An upgrade can change any of it: see [who can pause and upgrade](#contracts).',
      table(null, ['To get out, and who can stop it', 'Who can stop it'], waysOut(reference), { facts: 0 }),
      heading(2, 'Read the live state', 'live'),
      reference.surface.layout.pauses.access,
      '```ts example="access-read"\n\n```',
      heading(2, 'What gates the functions', 'gates'),
      table(
        'Filter gates',
        ['Gate', 'Who decides', 'Pause', 'Contracts'],
        access.gates.map((gate) => ({
          id: `gate-${gate.id}`,
          cells: [
            gate.title,
            `${sentence(line(reference, gate.text))} ${provenance(reference, gate.sources, gate.certainty)}`,
            statement(reference, pauseOf(gate.pause)),
            access.contracts
              .filter((powers) => powers.gate === gate.id)
              .map(({ contract }) => `[${contract}](#${powersAnchor(contract)})`)
              .join(', '),
          ],
        })),
        { facts: 0 },
      ),
      heading(2, 'Who can pause and upgrade', 'contracts'),
      table(
        'Filter by contract or word',
        ['Contract', 'Gate', 'Pause', 'A pause stops', 'Not gated', 'Upgrade'],
        access.contracts.map((powers) => powersRow(reference, powers)),
        { facts: 1 },
      ),
      heading(2, 'Who may call', 'functions'),
      `${rows.length} functions are not always open to everyone. Filter by function, contract, role or word.`,
      table(
        'Filter by function, contract or role',
        ['Function', 'Who', 'How it is known', 'Role and condition', 'Methods of the SDK'],
        rows,
        { facts: 2, fold: `All ${rows.length} functions` },
      ),
      heading(2, 'Role ids of the AccessManager', 'roles'),
      'The names and holders are the published ones. Institutional vaults and UniFi vaults have their own role ids, which are unrelated to these.',
      table(
        'Filter roles',
        ['Name', 'Id', 'Holder', 'May call', 'How it is known'],
        access.roles.map((role) => roleRow(reference, role)),
        { facts: 1, fold: counted(access.roles.length, 'role') },
      ),
      heading(2, 'Timelock, managers and multisigs', 'accounts'),
      'These come from the deployments list, not from the chain.',
      table(
        'Filter by name, chain or address',
        ['Name', 'Chain', 'Address', 'Note'],
        access.accounts.map((account) => accountRow(reference, account)),
        { facts: 2, fold: counted(access.accounts.length, 'account') },
      ),
      heading(2, 'Sources', 'sources'),
      table(
        'Filter sources',
        ['Source', 'Commit'],
        access.sources.map(({ id, text, url }) => ({
          id: sourceAnchor(id),
          cells: [
            url === null ? `${withCode(text)}, not in a public repository` : `[${withCode(text)}](${url})`,
            commitOf(url ?? ''),
          ],
        })),
        { facts: 1, fold: counted(access.sources.length, 'source') },
      ),
    ),
  });
}

/** The first digits of the commit that an address names, in code; empty without one. */
function commitOf(url: string): string {
  const commit = /\/([\da-f]{7})[\da-f]{33}(?:\/|$)/.exec(url)?.[1];
  return commit === undefined ? '' : `\`${commit}\``;
}

function powersRow(reference: Reference, powers: ContractPowers): TableRow {
  const { contract, gate, pause, upgrade } = powers;
  const { access } = reference.surface;
  const own = access.gates.find(({ id }) => id === gate);
  const names = (kinds: readonly string[]) =>
    access.rules
      .filter((rule) => rule.contract === contract && kinds.includes(rule.kind))
      .flatMap(({ functions }) => functions)
      .map((name) => `\`${name}\``)
      .join(', ');
  return {
    id: powersAnchor(contract),
    cells: [
      `[\`${contract}\`](${contractRoute(contract)})`,
      `[${own?.title ?? ''}](#gate-${gate}) ${askPowers(reference, powers)}`.trim(),
      pause === null ? `As [the gate](#gate-${gate}) says.` : statement(reference, pauseOf(pause)),
      names(['public', 'pausable']),
      names(['open']),
      statement(reference, upgrade),
    ],
  };
}

/** Returns one row for each gated function; overloads share the row of their name. */
function gatedRows(reference: Reference, contract: Contract): TableRow[] {
  return contract.functions.flatMap((member) => {
    const rule = ruleOf(reference.surface.access, contract.name, member.name);
    const overloads = contract.functions.filter(({ name }) => name === member.name);
    if (rule === null || rule.kind === 'open' || overloads[0] !== member) return [];
    const roles = roleLinks(reference, rule.roles);
    const callers = overloads
      .flatMap(({ signature }) => reference.callers(contract.name, signature))
      .map(({ handler, method }) => `\`${handler.facts.clientProperty}.${method.name}\``);
    return [
      {
        id: accessAnchor(contract.name, member.name),
        cells: [
          `[\`${contract.name}.${member.name}\`](${functionLink(contract, member)})`,
          kindWords[rule.kind],
          foldedFact(rule.certainty, provenance(reference, rule.sources, rule.certainty)),
          words(
            roles === '' ? '' : `Role ${roles}.`,
            sentence(line(reference, member.access ?? '')),
            sentence(line(reference, rule.note)),
          ),
          callers.join(', '),
        ],
      },
    ];
  });
}

function roleRow(reference: Reference, { id, name, holder, note, sources, certainty }: AccessRole): TableRow {
  const { rules } = reference.surface.access;
  const functions = rules
    .filter((rule) => rule.roles.includes(id))
    .flatMap((rule) =>
      rule.functions.map((item) => `[\`${rule.contract}.${item}\`](#${accessAnchor(rule.contract, item)})`),
    );
  return {
    id: roleAnchor(id),
    cells: [
      `\`${name}\``,
      `\`${id}\``,
      cell(`${line(reference, holder)}.`, sentence(line(reference, note))),
      functions.length === 0 ? "No function in the SDK's ABIs." : functions.join(', '),
      provenance(reference, sources, certainty),
    ],
  };
}

function accountRow(reference: Reference, { chain, name, address, note, sources, certainty }: AccessAccount): TableRow {
  return {
    id: accountAnchor(chain, name),
    cells: [
      name,
      chain,
      words(shortAddress(address), explorerLink(reference, chain, address)),
      cell(sentence(line(reference, note)), provenance(reference, sources, certainty)),
    ],
  };
}
