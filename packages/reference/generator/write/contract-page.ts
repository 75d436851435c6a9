import { errorAnchor, eventAnchor, powersAnchor, typeAnchor } from '../../model/anchors';
import {
  writes,
  type Contract,
  type ContractError,
  type ContractEvent,
  type ContractFunction,
} from '../../model/contract';
import { counted } from '../../model/amount-words';
import type { Page } from '../../model/page';
import { accessRoute, contractRoute, abiModule } from '../../model/routes';
import { contractKeys } from '../../model/since';
import { leftOutRows } from './events-page';
import { anchorOf, functionEntry, isBrief, sharedWhoRows } from './function-entry';
import { memberEntry } from './member-head';
import { FIRST, isFolded, mostUsed, otherEntries } from './method-order';
import { sharedBy, sharedText } from './shared';
import { blocks, codeBlock, element, heading, more, wrap } from './mdx';
import { pageOf } from './page-of';
import { caveatBlocks, docBlocks, line, prose } from './prose';
import { isOverloaded } from '../../model/links';
import { functionLink, type Reference } from '../../model/reference';
import { fact, listFact, rows, solidityRows, watchRow } from './rows';
import { viemCall, viemSetup } from './viem-call';

/** Writes the reference page of a contract: functions, events, errors and types of the ABI in the SDK. */
export function contractPage(reference: Reference, contract: Contract): Page {
  const reads = contract.functions.filter((member) => !writes(member));
  const changes = contract.functions.filter(writes);
  const folded = isFolded(longEntries(contract), false);
  return pageOf(reference, {
    path: abiModule(contract.name),
    title: contract.name,
    summary: contract.doc.summary,
    keywords: ['ABI', 'contract', contract.name],
    body: blocks(
      prose(reference, contract.doc.summary),
      overview(reference, contract),
      caveatBlocks(reference, contract.caveats),
      prose(reference, contract.doc.details),
      heading(2, 'Set-up for the calls', 'set-up'),
      'Each sample below is one call. All samples use these two clients and this address.',
      codeBlock('ts', viemSetup(reference, contract), 'setup'),
      section(reference, contract, 'Write functions', 'write', changes),
      section(reference, contract, 'Read functions', 'read', reads),
      contract.receive === null
        ? null
        : blocks(heading(3, 'receive', 'receive'), docBlocks(reference, contract.receive)),
      contract.events.length === 0 ? null : heading(2, 'Events', 'events'),
      contract.events.map((event) => eventSection(reference, contract, event, folded)),
      contract.errors.length === 0 ? null : heading(2, 'Errors', 'errors'),
      contract.errors.map((error) => errorSection(reference, contract, error, folded)),
      types(reference, contract),
    ),
  });
}

/** Counts the entries that take more than a row. */
const longEntries = (contract: Contract): number =>
  contract.functions.filter((member) => !isBrief(contract, member)).length +
  contract.events.length +
  contract.errors.length +
  contract.structs.length;

/** Returns the functions that the commonest methods of the SDK call. */
const commonest = (reference: Reference, contract: Contract): ContractFunction[] =>
  reference
    .handlersOf(contract.name)
    .flatMap(mostUsed)
    .flatMap(({ calls }) => calls.filter((call) => call.contract === contract.name))
    .flatMap(({ signature }) => reference.functionOf(contract.name, signature) ?? [])
    // The first overload represents all.
    .filter((member, index, all) => all.findIndex(({ name }) => name === member.name) === index)
    .slice(0, FIRST);

function overview(reference: Reference, contract: Contract): string {
  const common = commonest(reference, contract);
  const handlers = reference.handlersOf(contract.name).map(({ class: { name } }) => `{@link ${name}}`);
  const counts = [
    counted(contract.functions.length, 'function'),
    counted(contract.events.length, 'event'),
    counted(contract.errors.length, 'error'),
  ];
  const since = reference.since(contractKeys(contract));
  return rows('At a glance', [
    ...listFact(
      'Most used',
      common.map((member) => `[\`${member.name}\`](${functionLink(contract, member)})`),
    ),
    fact('Handler', line(reference, handlers.join(', '))),
    fact(
      'ABI',
      `\`import { ${contract.name} } from '${reference.surface.upstream.package}/dist/${abiModule(contract.name)}'\``,
    ),
    ...watchRow(
      reference,
      common.map(({ reverts }) => reverts),
    ),
    fact('Holds', counts.join(', ')),
    ...(since === null ? [] : [fact('Since', since)]),
    fact('Pause and upgrade', `[who can](${accessRoute}#${powersAnchor(contract.name)})`),
    ...leftOutRows(reference, contract.name),
    fact('Addresses', `[per chain, with their SDK methods](${contractRoute(contract.name, 'cross-reference')})`),
  ]);
}

function section(
  reference: Reference,
  contract: Contract,
  title: string,
  id: string,
  functions: readonly ContractFunction[],
): string | null {
  if (functions.length === 0) return null;
  const seen = new Set<string>();
  const long = longEntries(contract);
  const common = commonest(reference, contract);
  const first = common.filter((member) => functions.includes(member));
  const others = functions.filter((member) => !common.includes(member));
  const entries = contract.functions.length + contract.events.length + contract.errors.length + contract.structs.length;
  const plain = functions.filter((member) => isBrief(contract, member));
  const members = functions.map((member) => ({
    name: anchorOf(contract, member),
    reverts: member.reverts,
    throws: [],
    member,
  }));
  const shared = sharedBy(members, ({ member }) => sharedWhoRows(reference, contract, member));
  const entry = (member: ContractFunction): string => {
    const isFirst = isOverloaded(contract, member.name) && !seen.has(member.name);
    seen.add(member.name);
    return blocks(
      isFirst ? element('Anchor', { id: member.name }) : null,
      functionEntry(reference, contract, member, shared, id, isFolded(long, common.includes(member))),
    );
  };
  const samples = [0, 1].flatMap((count) => plain.find(({ inputs }) => inputs.length === count) ?? []);
  return blocks(
    heading(2, title, `${id}-functions`),
    element('Anchor', { id }),
    functions.every(({ signature }) => reference.callers(contract.name, signature).length > 0)
      ? null
      : 'No SDK method calls a function without a "Called by" row: call it with viem.',
    sharedText(reference, id, shared),
    samples.length === 0
      ? null
      : blocks(
          'Call a read that has only one row like this, with its own name.',
          codeBlock(
            'ts',
            samples.map((member) => viemCall(contract, member)).join('\n'),
            'title="A read with viem" uses-setup',
          ),
        ),
    first.map(entry),
    id === 'read' ? otherEntries(entries, 'reads', others.map(entry)) : others.map(entry),
  );
}

function eventSection(reference: Reference, contract: Contract, event: ContractEvent, folded: boolean): string {
  const head = { title: event.name, anchor: eventAnchor(event.name), badge: 'event', hash: event.topic } as const;
  return memberEntry(reference, contract, event, head, folded);
}

function errorSection(reference: Reference, contract: Contract, error: ContractError, folded: boolean): string {
  const { name, selector, fix } = error;
  const head = { title: name, anchor: errorAnchor(name), badge: 'error', hash: selector } as const;
  const whatToDo = rows('Facts', [fact('What to do', line(reference, fix))]);
  return memberEntry(reference, contract, error, head, folded, whatToDo);
}

function types(reference: Reference, contract: Contract): string | null {
  const structs = contract.structs.map((struct) =>
    blocks(
      heading(3, struct.name, typeAnchor(struct.name)),
      element('Badge', { kind: 'struct' }),
      docBlocks(reference, struct.doc),
      more(
        `Fields: ${struct.fields.map(({ name }) => name).join(', ')}`,
        rows(null, solidityRows(reference, struct.fields)),
      ),
    ),
  );
  const enums = contract.enums.map((item) =>
    blocks(
      heading(3, item.name, typeAnchor(item.name)),
      element('Badge', { kind: 'enum' }),
      docBlocks(reference, item.doc),
      rows(
        'Members',
        item.members.map(({ name, description }, value) =>
          wrap('Row', { name, type: String(value) }, line(reference, description)),
        ),
      ),
    ),
  );
  return structs.length + enums.length === 0 ? null : blocks(heading(2, 'Types', 'types'), structs, enums);
}
