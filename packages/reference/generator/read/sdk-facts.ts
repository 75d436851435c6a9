import type { DocTag } from '../../model/doc';
import type { Approval, CallReference, SdkMethod } from '../../model/sdk';
import { referencesOf, splitDash, textOf, textsOf } from './tags';

type Facts = Pick<
  SdkMethod,
  'calls' | 'sender' | 'value' | 'approvals' | 'signs' | 'prompts' | 'contractWallet' | 'reverts' | 'throws'
>;

/** Reads the tags of a method: its calls and the facts of a write (grammar: surface/README.md). */
export function readFacts(tags: readonly DocTag[]): Facts {
  const wallet = textOf(tags, 'contractWallet');
  return {
    calls: textsOf(tags, 'calls').map(readCall),
    sender: textOf(tags, 'sender'),
    value: textOf(tags, 'value'),
    approvals: textsOf(tags, 'approval').map(readApproval),
    signs: textOf(tags, 'signs'),
    prompts: textOf(tags, 'prompts'),
    contractWallet: wallet === null ? null : readContractWallet(wallet),
    reverts: referencesOf(tags, 'reverts'),
    throws: referencesOf(tags, 'throws'),
  };
}

function readCall(tag: string): CallReference {
  const [target, text] = splitDash(tag);
  const dot = target.indexOf('.');
  return { contract: target.slice(0, Math.max(dot, 0)), signature: target.slice(dot + 1), text };
}

/** Reads `none`, `value`, or `approve|permit|permit-or-approve TOKEN to Contract`. Anything else goes into `text`. */
function readApproval(tag: string): Approval {
  const [head, text] = splitDash(tag);
  if (head === 'none' || head === 'value') return { needs: head, token: null, spender: null, text };
  const match = /^(approve|permit|permit-or-approve) ("[^"]*"|\S+) to ("[^"]*"|\S+)$/.exec(head);
  // An approval without a token, which the write-facts check reports.
  if (!match) return { needs: 'approve', token: null, spender: null, text: tag };
  const needs = match[1] as Approval['needs'];
  return { needs, token: match[2] ?? null, spender: match[3] ?? null, text };
}

/** Returns null without one of the three words, which the write-facts check reports. */
function readContractWallet(tag: string): SdkMethod['contractWallet'] {
  const [head, text] = splitDash(tag);
  return head === 'yes' || head === 'no' || head === 'unknown' ? { answer: head, text } : null;
}
