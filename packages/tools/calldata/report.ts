import type { ToolState } from '../state/hash';
import { chainOfId } from '../book/places';
import type { CallNode, Explainer } from './explain';
import type { Pasted, PastedCall } from './input';
import type { LogNode, LogReader } from './logs';

export interface Report {
  readonly calls: readonly CallNode[];
  readonly logs: readonly LogNode[];
  /** One line for the status. */
  readonly summary: string;
  /** What is wrong with the fields beside the input; empty when nothing; null when they are not needed. */
  readonly fields: string | null;
}

/** Explains what was pasted, with the fields that the reader filled in: `chain`, `to`, `from`, `value`, `contract`. */
export function reportOf(
  explainer: Explainer,
  reader: LogReader,
  pasted: Pasted,
  state: ToolState,
  now: bigint,
): Report {
  const typed = typedFields(state);
  const read = pasted.items
    .filter((item) => item.kind === 'call')
    .map((call) => {
      const known = call.chainId === null ? null : chainOfId(explainer.places, call.chainId);
      const filled = {
        ...call,
        to: call.to ?? typed.to,
        from: call.from ?? typed.from,
        value: call.value ?? typed.value,
      };
      return { call: filled, known, chain: known ?? typed.chain };
    });
  const calls = explainer
    .explainAll(read, now, state.contract ?? '')
    .map((node, index) => withNotes(node, read[index]?.call as PastedCall, read[index]?.known ?? null));
  const logs = pasted.items.filter((item) => item.kind === 'log').map((log) => reader.read(log));
  return { calls, logs, fields: calls.length > 0 ? typed.problem : null, summary: summaryOf(pasted, calls, logs) };
}

function withNotes(node: CallNode, { note, chainId }: PastedCall, known: string | null): CallNode {
  const notes = [
    ...(note === null ? [] : [note]),
    ...(chainId !== null && known === null ? [`The input names chain ${chainId}, which the SDK does not know.`] : []),
  ];
  return notes.length === 0 ? node : { ...node, notes: [...notes, ...node.notes] };
}

function typedFields(state: ToolState) {
  const wrong: string[] = [];
  const address = (field: 'to' | 'from', label: string): string | null => {
    const text = (state[field] ?? '').trim();
    if (/^0x[0-9a-f]{40}$/i.test(text)) return text.toLowerCase();
    if (text !== '') wrong.push(`${label} is no address: 0x and 40 hex digits.`);
    return null;
  };
  const sent = (state.value ?? '').trim();
  const value = /^\d{1,78}$/.test(sent) ? BigInt(sent) : null;
  if (value === null && sent !== '') wrong.push('The value is a whole number of wei.');
  const [to, from] = [address('to', 'The called address'), address('from', 'The sender')];
  return { to, from, value, chain: state.chain || null, problem: wrong.join(' ') };
}

function summaryOf({ problem }: Pasted, calls: readonly CallNode[], logs: readonly LogNode[]): string {
  const warnings = calls.reduce((sum, call) => sum + countWarnings(call), 0);
  const parts = [
    ...(calls.length === 1 && logs.length === 0 ? [calls[0]?.sentence ?? ''] : []),
    ...(calls.length > 1 ? [`${calls.length} calls.`] : []),
    ...(logs.length > 0 ? [`${logs.length} ${logs.length === 1 ? 'log' : 'logs'}.`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`] : []),
    ...(problem === null ? [] : [problem]),
  ];
  return parts.join(' ');
}

const countWarnings = ({ warnings, inner }: CallNode): number =>
  warnings.length + inner.reduce((sum, call) => sum + countWarnings(call), 0);
