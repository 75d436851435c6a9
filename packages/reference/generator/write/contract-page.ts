import { errorAnchor, eventAnchor, functionAnchor, powersAnchor, typeAnchor } from '../../model/anchors';
import type { Contract, ContractError, ContractEvent, ContractFunction } from '../../model/contract';
import { counted } from '../../model/amount-words';
import type { Page } from '../../model/page';
import { accessRoute, contractRoute, pageFile, abiModule } from '../../model/routes';
import { abiKey, contractKeys } from '../../model/since';
import { accessText } from './access-text';
import { leftOutRows } from './events-page';
import { blocks, codeBlock, element, heading, inline, more, wrap } from './mdx';
import { pageOf } from './page-of';
import { observedRows } from './observed-text';
import { caveatBlocks, docBlocks, line, prose, revertList } from './prose';
import { functionLink, isOverloaded, methodLink, type Reference } from '../../model/reference';
import { entryEnd, fact, facts, guideRows, pane, rows, solidityRow } from './rows';
import { viemCall, viemSetup } from './viem-call';

const writes = (member: ContractFunction): boolean =>
  member.mutability === 'payable' || member.mutability === 'nonpayable';

/** Writes the reference page of a contract: functions, events, errors and types of the ABI in the SDK. */
export function contractPage(reference: Reference, contract: Contract): Page {
  const reads = contract.functions.filter((member) => !writes(member));
  const changes = contract.functions.filter(writes);
  return pageOf(reference, {
    file: pageFile(contractRoute(contract.name)),
    route: contractRoute(contract.name),
    path: abiModule(contract.name),
    variant: 'reference',
    title: contract.name,
    summary: contract.doc.summary,
    keywords: ['ABI', 'contract', contract.name],
    body: blocks(
      prose(reference, contract.doc.summary),
      overview(reference, contract),
      prose(reference, contract.doc.details),
      caveatBlocks(reference, contract.caveats),
      heading(2, 'Set-up for the calls', 'set-up'),
      'Each call below is a function. All use these two clients and this address.',
      codeBlock('ts', viemSetup(reference, contract), 'setup'),
      section(reference, contract, 'Write functions', 'write', changes),
      section(reference, contract, 'Read functions', 'read', reads),
      contract.receive === null
        ? null
        : blocks(heading(3, 'receive', 'receive'), docBlocks(reference, contract.receive)),
      contract.events.length === 0 ? null : heading(2, 'Events', 'events'),
      contract.events.map((event) => eventSection(reference, contract, event)),
      contract.errors.length === 0 ? null : heading(2, 'Errors', 'errors'),
      contract.errors.map((error) => errorSection(reference, contract, error)),
      types(reference, contract),
    ),
  });
}

function overview(reference: Reference, contract: Contract): string {
  const handlers = reference.handlersOf(contract.name).map(({ class: { name } }) => `{@link ${name}}`);
  const counts = [
    counted(contract.functions.length, 'function'),
    counted(contract.events.length, 'event'),
    counted(contract.errors.length, 'error'),
  ];
  const since = reference.since(contractKeys(contract));
  return rows('At a glance', [
    fact('Handler', line(reference, handlers.join(', '))),
    fact(
      'ABI',
      `\`import { ${contract.name} } from '${reference.surface.upstream.package}/dist/${abiModule(contract.name)}'\``,
    ),
    fact('Holds', counts.join(', ')),
    ...(since === null ? [] : [fact('Since', since)]),
    fact('Pause and upgrade', `[who can](${accessRoute}#${powersAnchor(contract.name)})`),
    ...leftOutRows(reference, contract.name),
    fact(
      'Addresses',
      `[per chain, with the SDK methods that use them](${contractRoute(contract.name, 'cross-reference')})`,
    ),
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
  const plain = functions.filter((member) => isBrief(contract, member));
  const samples = [0, 1].flatMap((count) => plain.find(({ inputs }) => inputs.length === count) ?? []);
  return blocks(
    heading(2, title, `${id}-functions`),
    element('Anchor', { id }),
    samples.length === 0
      ? null
      : blocks(
          'A read in one row is called like this, with its own name.',
          codeBlock(
            'ts',
            samples.map((member) => viemCall(contract, member)).join('\n'),
            'title="A read with viem" uses-setup',
          ),
        ),
    functions.map((member) => {
      const first = isOverloaded(contract, member.name) && !seen.has(member.name);
      seen.add(member.name);
      return blocks(
        first ? element('Anchor', { id: member.name }) : null,
        functionSection(reference, contract, member),
      );
    }),
  );
}

/** Whether a function is a read with at most one parameter, without a warning and without a revert of its own. */
function isBrief(contract: Contract, { caveats, inputs, reverts, name, ...member }: ContractFunction): boolean {
  return (
    member.mutability !== 'payable' &&
    member.mutability !== 'nonpayable' &&
    inputs.length <= 1 &&
    reverts.length === 0 &&
    caveats.warnings.length + caveats.inferred.length + caveats.unknown.length === 0 &&
    !isOverloaded(contract, name)
  );
}

function functionSection(reference: Reference, contract: Contract, member: ContractFunction): string {
  const overloaded = isOverloaded(contract, member.name);
  const plain = isBrief(contract, member);
  const who = accessText(reference, contract.name, member);
  const callers = reference
    .callers(contract.name, member.signature)
    .map(
      ({ handler, method, text }) =>
        `[\`${handler.facts.clientProperty}.${method.name}\`](${methodLink(handler, method)})${text === '' ? '' : ` (${inline(text)})`}`,
    );
  const first = [
    ...(who === null ? [] : [fact('Who may call', who)]),
    fact(
      'Called by',
      callers.length > 0
        ? callers.join(', ')
        : plain
          ? 'no method of the SDK'
          : 'no method of the SDK; use the call below',
    ),
    ...(member.emits.length === 0
      ? []
      : [fact('Emits', member.emits.map(({ error, text }) => `\`${error}\` ${line(reference, text)}`).join(', '))]),
  ];
  const observed = observedRows(reference, contract, member);
  const guides = guideRows(reference, functionLink(contract, member));
  const outputs = member.outputs.map((output, position) => solidityRow(reference, output, position));
  const head = {
    title: overloaded ? member.signature.replaceAll(',', ', ') : member.name,
    anchor: functionAnchor(member, overloaded),
    badge: member.mutability,
    hash: member.selector,
  };
  if (plain) return briefSection(reference, contract, member, head, [...outputs, ...first, ...observed, ...guides]);
  return blocks(
    memberHead(reference, contract, member, head, facts(first), [
      more('Call with viem', codeBlock('ts', viemCall(contract, member), 'title="With viem" uses-setup')),
      ...(writes(member) ? [element('Compose', { of: `${contract.name}.${member.signature}` })] : []),
    ]),
    rows('Returns', outputs),
    revertList(reference, 'Reverts', member.reverts),
    entryEnd(prose(reference, member.doc.details), [...observed, ...guides], 'observed, guides'),
  );
}

function briefSection(
  reference: Reference,
  contract: Contract,
  { kind, signature, doc, solidity, inputs }: ContractFunction,
  { title, anchor, hash }: MemberHead,
  others: readonly string[],
): string {
  const since = reference.since(abiKey(contract.name, { kind, signature }), contractKeys(contract));
  return blocks(
    heading(3, title, anchor),
    element('Signature', { brief: true, code: solidity }),
    docBlocks(reference, doc),
    facts([
      ...inputs.map((input, position) => solidityRow(reference, input, position)),
      ...others,
      fact('Selector', element('Hex', { value: hash })),
      ...(since === null ? [] : [fact('Since', since)]),
    ]),
  );
}

function eventSection(reference: Reference, contract: Contract, event: ContractEvent): string {
  const { name, topic } = event;
  return memberHead(reference, contract, event, {
    title: name,
    anchor: eventAnchor(name),
    badge: 'event',
    hash: topic,
  });
}

function errorSection(reference: Reference, contract: Contract, error: ContractError): string {
  const { name, selector, fix } = error;
  return blocks(
    memberHead(reference, contract, error, { title: name, anchor: errorAnchor(name), badge: 'error', hash: selector }),
    rows('Facts', [fact('What to do', line(reference, fix))]),
  );
}

interface MemberHead {
  readonly title: string;
  readonly anchor: string;
  readonly badge: ContractFunction['mutability'] | 'event' | 'error';
  /** Selector of a function or error, topic of an event. */
  readonly hash: string;
}

/** Writes the head of a function, event or error: heading, badge, signature, summary, parameters, facts, warnings. */
function memberHead(
  reference: Reference,
  contract: Contract,
  { kind, signature, doc, caveats, solidity, inputs }: ContractFunction | ContractEvent | ContractError,
  { title, anchor, badge, hash }: MemberHead,
  first = '',
  /** What stands below the declaration, beside the prose. */
  call: readonly string[] = [],
): string {
  const since = reference.since(abiKey(contract.name, { kind, signature }), contractKeys(contract));
  return blocks(
    heading(3, title, anchor),
    `${element('Badge', { kind: badge, since })} ${element('Hex', { value: hash, label: kind === 'event' ? 'topic' : 'selector' })}`,
    call.length === 0
      ? element('Signature', { code: solidity })
      : pane(element('Signature', { code: solidity }), ...call),
    prose(reference, doc.summary),
    rows(
      'Parameters',
      inputs.map((input, position) => solidityRow(reference, input, position)),
    ),
    first,
    // The details of a function are folded below what it needs.
    call.length === 0 ? prose(reference, doc.details) : null,
    caveatBlocks(reference, caveats),
  );
}

function types(reference: Reference, contract: Contract): string | null {
  const structs = contract.structs.map((struct) =>
    blocks(
      heading(3, struct.name, typeAnchor(struct.name)),
      element('Badge', { kind: 'struct' }),
      docBlocks(reference, struct.doc),
      rows(
        'Fields',
        struct.fields.map((field, position) => solidityRow(reference, field, position)),
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
