import { functionAnchor, powersAnchor } from '../../model/anchors';
import { writes, type Contract, type ContractFunction } from '../../model/contract';
import { isOverloaded } from '../../model/links';
import { functionLink, methodLink, type Reference } from '../../model/reference';
import { abiKey, contractKeys } from '../../model/since';
import { accessText } from './access-text';
import { blocks, codeBlock, element, heading, inline, more, whole } from './mdx';
import { memberTitle, type MemberHead } from './member-head';
import { observedRows } from './observed-text';
import { caveatBlocks, docBlocks, line, prose, revertList } from './prose';
import { entryEnd, fact, facts, guideRows, listFact, pane, rows, solidityRows } from './rows';
import { ownErrors, ownRows, type Shared } from './shared';
import { viemCall } from './viem-call';

/** Whether a function is a read with at most one parameter, without a warning and without a revert. */
export function isBrief(contract: Contract, member: ContractFunction): boolean {
  const { caveats, inputs, reverts, name } = member;
  return (
    !writes(member) &&
    inputs.length <= 1 &&
    reverts.length === 0 &&
    caveats.warnings.length + caveats.inferred.length + caveats.unknown.length === 0 &&
    !isOverloaded(contract, name)
  );
}

/** The anchor of a function on the page of its contract. */
export const anchorOf = (contract: Contract, member: ContractFunction): string =>
  functionAnchor(member, isOverloaded(contract, member.name));

/** Returns who may call a function, as one row; nothing for one that is always open. */
function whoRows(reference: Reference, contract: Contract, member: ContractFunction, anchor?: string): string[] {
  const who = accessText(reference, contract.name, member, anchor);
  return who === null ? [] : [fact('Who may call', who)];
}

/** Returns the same for functions with the same rule: the link leads to their contract. */
export const sharedWhoRows = (reference: Reference, contract: Contract, member: ContractFunction): string[] =>
  whoRows(reference, contract, member, powersAnchor(contract.name));

/**
 * Writes one function. Facts shared by its group are at the anchor `group`; `folded` leaves its purpose and its
 * warnings open.
 */
export function functionEntry(
  reference: Reference,
  contract: Contract,
  member: ContractFunction,
  shared: Shared,
  group: string,
  folded: boolean,
): string {
  const overloaded = isOverloaded(contract, member.name);
  const plain = isBrief(contract, member);
  const callers = reference
    .callers(contract.name, member.signature)
    .map(
      ({ handler, method, text }) =>
        `[\`${handler.facts.clientProperty}.${method.name}\`](${methodLink(handler, method)})${text === '' ? '' : ` (${inline(text)})`}`,
    );
  const first = [
    ...(ownRows(sharedWhoRows(reference, contract, member), shared).length === 0
      ? []
      : whoRows(reference, contract, member)),
    ...listFact('Called by', callers),
    ...listFact(
      'Emits',
      member.emits.map(({ name, text }) => `\`${name}\` ${line(reference, text)}`),
    ),
  ];
  const reverts = ownErrors(member.reverts, shared.reverts);
  const observed = observedRows(reference, contract, member);
  const guides = guideRows(reference, functionLink(contract, member));
  const outputs = solidityRows(reference, member.outputs);
  const head = {
    title: overloaded ? member.signature.replaceAll(',', ', ') : member.name,
    anchor: anchorOf(contract, member),
    badge: member.mutability,
    hash: member.selector,
  };
  if (plain) return briefSection(reference, contract, member, head, [...outputs, ...first, ...observed, ...guides]);
  const sample = codeBlock('ts', viemCall(contract, member), 'title="With viem" uses-setup');
  const form = writes(member) ? [element('Compose', { of: `${contract.name}.${member.signature}` })] : [];
  const rest = [
    rows('Returns', outputs),
    revertList(reference, 'Reverts', reverts.own, reverts.shared === 0 ? '' : `[the common ones](#${group})`, !folded),
    entryEnd(prose(reference, member.doc.details), [...observed, ...guides], folded ? null : 'observed, guides'),
  ];
  const title = memberTitle(reference, contract, member, head);
  const signature = element('Signature', { code: member.solidity });
  const summary = prose(reference, member.doc.summary);
  const needs = [rows('Parameters', solidityRows(reference, member.inputs)), facts(first)];
  const warnings = caveatBlocks(reference, member.caveats);
  return folded
    ? blocks(title, summary, warnings, whole('Call, callers and reverts', signature, ...needs, ...rest, sample), form)
    : blocks(title, pane(signature, more('Call with viem', sample), ...form), summary, needs, warnings, rest);
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
      ...solidityRows(reference, inputs),
      ...others,
      fact('Selector', `${element('Hex', { value: hash })} ${element('Read')}`),
      ...(since === null ? [] : [fact('Since', since)]),
    ]),
  );
}
