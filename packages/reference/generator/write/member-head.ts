import type { Contract, ContractError, ContractEvent, ContractFunction } from '../../model/contract';
import type { Reference } from '../../model/reference';
import { abiKey, contractKeys } from '../../model/since';
import { blocks, element, heading, whole } from './mdx';
import { caveatBlocks, prose } from './prose';
import { rows, solidityRows } from './rows';

export interface MemberHead {
  readonly title: string;
  readonly anchor: string;
  readonly badge: ContractFunction['mutability'] | 'event' | 'error';
  /** Selector of a function or error, topic of an event. */
  readonly hash: string;
}

/** Writes the heading of a member, and below it its kind, release and hash. */
export function memberTitle(
  reference: Reference,
  contract: Contract,
  { kind, signature }: Pick<ContractFunction | ContractEvent | ContractError, 'kind' | 'signature'>,
  { title, anchor, badge, hash }: MemberHead,
): string {
  const since = reference.since(abiKey(contract.name, { kind, signature }), contractKeys(contract));
  return blocks(
    heading(3, title, anchor),
    [
      element('Badge', { kind: badge, since }),
      element('Hex', { value: hash, label: kind === 'event' ? 'topic' : 'selector' }),
      ...(badge === 'view' || badge === 'pure' ? [element('Read')] : []),
    ].join(' '),
  );
}

/** Writes an event or error. On a long page its purpose and its warnings show, with `whatToDo`, and the rest is folded. */
export function memberEntry(
  reference: Reference,
  contract: Contract,
  member: ContractEvent | ContractError,
  head: MemberHead,
  folded: boolean,
  whatToDo = '',
): string {
  const title = memberTitle(reference, contract, member, head);
  const signature = element('Signature', { code: member.solidity });
  const summary = prose(reference, member.doc.summary);
  const parameters = rows('Parameters', solidityRows(reference, member.inputs));
  const details = prose(reference, member.doc.details);
  const warnings = caveatBlocks(reference, member.caveats);
  return folded
    ? blocks(title, summary, whatToDo, warnings, whole('Signature and parameters', signature, parameters, details))
    : blocks(title, signature, summary, parameters, details, warnings, whatToDo);
}
