import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { readTyped, writeTyped } from '../state/typed';
import type { ToolState } from '../state/hash';
import { composeCall } from './call';
import type { Allowance, Call, Composed, Reading } from './composed';
import { formOf, subjectOf, type Form, type Subject } from './form';
import type { Composition } from './outputs/sdk-call';
import { readForm } from './read';
import type { Typed } from './read-fields';
import { statusOf } from './status';

/** One call of a batch: its subject, and the values in its form. */
export interface Item {
  readonly id: string;
  readonly typed: Typed;
}

/** The calls in order, and the index of the edited one; `at` equals their number while a new one is being chosen. */
export interface Batch {
  readonly items: readonly Item[];
  readonly at: number;
}

/** More calls are not taken. */
export const MOST_CALLS = 60;

/** The names of all calls of a state: their data must be loaded before the batch is read. */
export const namesIn = ({ in: id = '', b = '' }: ToolState): readonly string[] => [
  id.trim(),
  ...readOthers(b).map((item) => item.id),
];

/** The batch of a state: `in` and `v` are the edited call, `b` the others, `at` its index. */
export function readBatch(data: CallsData, state: ToolState): Batch {
  const others = readOthers(state.b ?? '');
  const at = Math.min(others.length, /^\d{1,3}$/.test(state.at ?? '') ? Number(state.at) : others.length);
  const id = (state.in ?? '').trim();
  if (subjectOf(data, id) === null) return { items: others, at: others.length };
  return { items: others.toSpliced(at, 0, { id, typed: readTyped(state.v ?? '') }), at };
}

function readOthers(text: string): readonly Item[] {
  if (text === '') return [];
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return [];
    return found.slice(0, MOST_CALLS).flatMap((entry: unknown): Item[] => {
      const [id, typed] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return typeof id === 'string' ? [{ id, typed: readTyped(JSON.stringify(typed ?? {})) }] : [];
    });
  } catch {
    return [];
  }
}

/** The state with these calls, of which the one at `at` is edited; none when `at` equals their number. */
export function writeBatch({ items, at }: Batch): ToolState {
  const kept = items.slice(0, MOST_CALLS);
  const current = kept[at];
  const others = kept.filter((_, index) => index !== at);
  return {
    in: current?.id ?? '',
    v: writeTyped(current?.typed ?? {}),
    b: others.length === 0 ? '' : JSON.stringify(others.map(({ id, typed }) => [id, typed])),
    at: others.length === 0 ? '' : String(Math.min(at, kept.length)),
  };
}

/** A call of the batch as far as it could be composed; `subject` is null for an unknown name. */
export interface Part {
  readonly id: string;
  readonly subject: Subject | null;
  readonly form: Form | null;
  readonly reading: Reading | null;
  readonly composed: Composed | null;
}

export function composeItem(
  data: CallsData,
  chain: string,
  { id, typed }: Item,
  rules: Pick<RulesBook, 'limits'>,
): Part {
  const subject = subjectOf(data, id);
  if (subject === null) return { id, subject, form: null, reading: null, composed: null };
  const form = formOf(data, subject);
  const reading = readForm(data, form, chain, typed, rules);
  const composed = reading.problems.size > 0 ? null : composeCall(data, form, chain, reading);
  return { id, subject, form, reading, composed };
}

/** Why a call is not ready; empty for one that is. */
export function problemOf({ id, reading, composed }: Part): string {
  if (reading === null) return `${id} is not known.`;
  return composed === null || 'problem' in composed ? statusOf(reading, composed, 0) : '';
}

/** The calls of the whole batch, or what is missing, by the number of the call. */
export function batchOf(parts: readonly Part[]): readonly Composition[] | { readonly problem: string } {
  const ready: Composition[] = [];
  for (const [index, part] of parts.entries()) {
    const { form, reading, composed } = part;
    if (form === null || reading === null || composed === null || 'problem' in composed)
      return { problem: `${parts.length === 1 ? '' : `Call ${index + 1}: `}${problemOf(part)}` };
    ready.push({ form, reading, call: composed });
  }
  const senders = [...new Set(ready.flatMap(({ call }) => (call.from === null ? [] : [call.from])))];
  if (senders.length > 1) return { problem: `The calls have different senders: ${senders.join(', ')}.` };
  const from = senders[0] ?? null;
  const calls = withoutRepeats(ready.map(({ call }) => ({ ...call, from })));
  return ready.map((part, index) => ({ ...part, call: calls[index] ?? part.call }));
}

/**
 * Approvals that the batch already makes are not repeated: one for at least this amount, not used by a call in between.
 */
function withoutRepeats(calls: readonly Call[]): readonly Call[] {
  const given = new Map<string, bigint>();
  return calls.map((call) => {
    const lacks = ({ token, spender, amount }: Allowance): boolean => {
      const key = `${token} ${spender}`;
      const left = given.get(key) ?? 0n;
      if (left < amount) given.delete(key);
      else given.set(key, left - amount);
      return left < amount;
    };
    const allowances = call.allowances.filter(lacks);
    call.spent.forEach(lacks);
    const approves = call.item?.signature === 'approve(address,uint256)';
    // What this call may pull is unknown: an allowance to its target counts as used.
    const isUnknown = call.allowances.length + call.spent.length === 0;
    for (const key of given.keys()) {
      if (isUnknown && (call.item === null || key.endsWith(` ${call.to}`))) given.delete(key);
      // A call of the token may lower its allowances: a permit sets one anew.
      if (!approves && key.startsWith(`${call.to} `)) given.delete(key);
    }
    const [spender, amount] = call.args;
    if (approves) given.set(`${call.to} ${String(spender)}`, BigInt(String(amount)));
    const dropped = call.allowances.length - allowances.length;
    return dropped === 0 ? call : { ...call, allowances, notes: [...call.notes, BEFORE] };
  });
}

const BEFORE = 'An earlier call of the batch approves what this one needs.';
