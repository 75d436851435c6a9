import type { Contract, ContractError, ContractEvent, ContractFunction } from '../../model/contract';
import type { Reference } from '../../model/reference';
import { abiKey, contractKeys } from '../../model/since';
import { blocks, element, heading, whole } from './mdx';
import { caveatBlocks, prose } from './prose';
import { pane, rows, solidityRow } from './rows';

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

/** Writes the head of a function, event or error: heading, badge, signature, summary, parameters, facts, warnings. */
export function memberHead(
  reference: Reference,
  contract: Contract,
  { kind, signature, doc, caveats, solidity, inputs }: ContractFunction | ContractEvent | ContractError,
  { title, anchor, badge, hash }: MemberHead,
  first = '',
  /** What stands below the declaration, beside the prose. */
  call: readonly string[] = [],
): string {
  return blocks(
    memberTitle(reference, contract, { kind, signature }, { title, anchor, badge, hash }),
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

/** Writes an event or error of a long page: its purpose and what to do, and the rest folded. */
export function foldedMember(
  reference: Reference,
  contract: Contract,
  member: ContractEvent | ContractError,
  head: MemberHead,
  shown = '',
): string {
  const { doc, caveats, solidity, inputs } = member;
  return blocks(
    memberTitle(reference, contract, member, head),
    prose(reference, doc.summary),
    shown,
    caveatBlocks(reference, caveats),
    whole(
      'Signature and parameters',
      element('Signature', { code: solidity }),
      rows(
        'Parameters',
        inputs.map((input, position) => solidityRow(reference, input, position)),
      ),
      prose(reference, doc.details),
    ),
  );
}
