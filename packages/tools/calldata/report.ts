import type { ToolState } from '../state/hash';
import { getAddress } from '../book/hex';
import { chainOfId, namesAt } from '../book/places';
import { apartWarnings } from '../warnings/together';
import { highS, isHighS } from '../warnings/signature';
import { safeWarnings } from '../warnings/refund';
import { warning, type Warning } from '../warnings/warning';
import { allWarnings } from './all-warnings';
import type { CallNode, Explainer } from './explain';
import { readWhole, type Pasted } from './input';
import { OUTSIDE } from './outside';
import { whole } from './json-fields';
import type { PastedCall } from './pasted-call';
import { drained, type Steps } from './steps';
import type { Named } from './named';
import { readAddress } from '../book/checksum';
import type { LogNode, LogReader } from './logs';

/** Name of the contract for functions of a pasted ABI. */
export const OWN = 'Your ABI';

export interface Report {
  readonly calls: readonly CallNode[];
  readonly logs: readonly LogNode[];
  /** Description of an input that is neither a call nor a log; null otherwise. */
  readonly named: readonly string[] | null;
  /** Warnings about the input itself: it may be a private key. */
  readonly warnings: readonly Warning[];
  /** One line for the status. */
  readonly summary: string;
  /** Problems of the context fields; empty without any; null when they are not needed. */
  readonly fields: string | null;
  /** It needs functions or events that are not loaded: the report is incomplete. */
  readonly incomplete: boolean;
}

/** Context of the input. */
export interface Around {
  /** Fields that the reader has filled in: `chain`, `to`, `from`, `value`, `contract`. */
  readonly state: ToolState;
  /** Unix seconds. */
  readonly now: bigint;
}

/** Explains a text that was pasted, with the sender of a raw transaction. */
export async function reportOn(explainer: Explainer, reader: LogReader, text: string, around: Around): Promise<Report> {
  return reportOf(explainer, reader, await readWhole(text), around);
}

/** Explains what was pasted. */
export const reportOf = (explainer: Explainer, reader: LogReader | null, pasted: Pasted, around: Around): Report =>
  drained(reportSteps(explainer, reader, pasted, around));

/** Whether a report needs a reader of logs: for logs and receipts, and for what may be a topic. */
export const needsLogs = ({ items, named }: Pasted): boolean =>
  items.some(({ kind }) => kind !== 'call') || named?.kind === 'word' || named?.kind === 'hash';

/** The same in steps, so that a page stays responsive. Without a reader of logs, a report of logs is incomplete. */
export function* reportSteps(
  explainer: Explainer,
  reader: LogReader | null,
  pasted: Pasted,
  around: Around,
): Steps<Report> {
  const { state, now } = around;
  const sender = pasted.signed?.sender() ?? null;
  const s = pasted.signed?.s ?? null;
  const { places } = explainer.books;
  const typed = typedFields(state, Object.keys(places.chains));
  const read = pasted.items
    .filter((item) => item.kind === 'call')
    .map((call) => {
      const known = call.chainId === null ? null : chainOfId(places, call.chainId);
      const filled = {
        ...call,
        to: call.to ?? typed.to,
        from: call.from ?? sender ?? typed.from,
        value: call.value ?? typed.value,
      };
      // Bare calldata has neither a target nor a value.
      const bare = call.to === null && filled.value === null;
      return { call: filled, known, bare, chain: known ?? (call.chainId === null ? typed.chain : null) };
    });
  const other = [
    ...otherSigner(sender, typed.from),
    ...(s !== null && isHighS(s) ? [highS(s, 'no node takes the transaction (EIP-2)')] : []),
  ];
  const explained = (yield* explainer.steps(read, now, state.contract ?? '')).map(withRefunds);
  const together = pasted.batch ? apartWarnings(explainer.books, explained) : [];
  const calls = explained.map((node, index) => {
    const { call, known, bare } = read[index] ?? { call: null, known: null, bare: false };
    const chainId = call?.chainId ?? places.chains[typed.chain ?? ''] ?? null;
    const more = [
      ...(call?.safeHashes?.(chainId) ?? []),
      ...(call?.unread ?? []).map(leftOut),
      ...(call?.warnings ?? []),
      ...other,
      ...signer(sender),
      ...(index === 0 ? together : []),
      ...(bare && isPayable(explainer, node) ? ['Payable: the ETH is not in the calldata.'] : []),
    ];
    return call === null ? node : withNotes(node, call, known, more);
  });
  const logs: LogNode[] = [];
  for (const log of pasted.items.filter((item) => item.kind === 'log')) {
    if (reader !== null) logs.push(reader.read(log));
    yield;
  }
  const results = reader?.resultsOf(pasted.items.filter((item) => item.kind === 'receipt')) ?? '';
  return {
    calls,
    logs,
    named: pasted.named === null ? null : namedLines(explainer, reader, pasted.named),
    warnings: pasted.named === null ? [] : namedWarnings(reader, pasted.named),
    fields: calls.length > 0 ? typed.problem : null,
    incomplete: explainer.missed || (reader === null && needsLogs(pasted)),
    summary: summaryOf(pasted, calls, logs, results),
  };
}

/** Adds what a Safe pays beside a call, also to the calls inside. */
const withRefunds = (node: CallNode): CallNode => ({
  ...node,
  warnings: [...safeWarnings(node), ...node.warnings],
  inner: node.inner.map(withRefunds),
});

/** Whether all functions of these docs that a call may be are payable. */
const isPayable = (explainer: Explainer, { found, selector }: CallNode): boolean =>
  found !== null &&
  explainer
    .functionsWith(selector)
    .filter(({ contract }) => found.contract === '' || found.contract === contract)
    .every(
      ({ contract, item }) => item.mutability === 'payable' && contract !== OWN && !Object.hasOwn(OUTSIDE, contract),
    );

const eventsOf = (reader: LogReader | null, topic: string): readonly string[] => reader?.eventsOf(topic) ?? [];

function namedWarnings(reader: LogReader | null, { kind, value }: Named): readonly Warning[] {
  if (kind === 'word') return reader?.warningsOf(value) ?? [];
  const s = `0x${value.slice(66, 130)}`;
  return kind === 'signed' && isHighS(s) ? [highS(s)] : [];
}

/** Entries of the docs for a value that is no call. */
function namedLines(explainer: Explainer, reader: LogReader | null, { kind, value, lines }: Named): readonly string[] {
  if (kind === 'word' || kind === 'hash') {
    const events = eventsOf(reader, value);
    if (events.length > 0)
      return [`The topic of ${events.join('; ')}, an event. Paste the whole log or the receipt to read its values.`];
  }
  if (kind === 'address') {
    const names = namesAt(explainer.books.places, value);
    return [...lines, names.length === 0 ? 'The address book does not have it.' : names.join('; ')];
  }
  if (kind !== 'signature') return lines;
  const contracts = explainer.contractsWith(value);
  return [
    ...lines,
    contracts.length === 0
      ? 'No contract of these docs has this function.'
      : `Contracts with this function: ${contracts.join(', ')}`,
  ];
}

const signer = (sender: string | null): string[] => (sender === null ? [] : [`Signed by ${getAddress(sender)}.`]);

function otherSigner(sender: string | null, typed: string | null): Warning[] {
  if (sender === null || typed === null || sender === typed) return [];
  return [
    warning(
      'other-signer',
      `The transaction is signed by ${getAddress(sender)}, not by ${getAddress(typed)}, the sender that was typed.`,
      'Sign it with the right account.',
      { signer: sender, sender: typed },
    ),
  ];
}

const leftOut = (name: string): Warning =>
  warning(
    'odd-data',
    `${name} of the input cannot be read.`,
    'Write numbers as texts, and check each digit of an address.',
    {
      [name]: '',
    },
  );

const unknownChain = (id: number): Warning =>
  warning(
    'wrong-chain',
    `The input names chain ${id}, which the SDK does not know: names below are those of other chains.`,
    'Switch the wallet to a chain of the SDK.',
    { chain: String(id) },
  );

function withNotes(
  node: CallNode,
  { note, chainId }: PastedCall,
  known: string | null,
  more: readonly (Warning | string)[],
): CallNode {
  const notes = [
    ...(note === null ? [] : [note]),
    ...more.filter((each) => typeof each === 'string'),
    ...(known === null ? [] : [`The input names the chain: ${known} (${chainId}).`]),
  ];
  const warnings = [
    ...(chainId !== null && known === null ? [unknownChain(chainId)] : []),
    ...more.filter((each) => typeof each !== 'string'),
  ];
  return { ...node, notes: [...notes, ...node.notes], warnings: [...warnings, ...node.warnings] };
}

function typedFields(state: ToolState, chains: readonly string[]) {
  const wrong: string[] = [];
  const address = (field: 'to' | 'from', label: string): string | null => {
    const { address: read, problem } = readAddress(state[field] ?? '');
    if (problem !== undefined) wrong.push(`${label}: ${problem}`);
    return read?.toLowerCase() ?? null;
  };
  const sent = (state.value ?? '').trim();
  const value = whole(sent);
  if (value === null && sent !== '') wrong.push('The value is a whole number of wei.');
  const chain = state.chain ?? '';
  if (chain !== '' && !chains.includes(chain)) wrong.push(`${chain.slice(0, 40)} isn't a chain of the SDK.`);
  const [to, from] = [address('to', 'The called address'), address('from', 'The sender')];
  return { to, from, value, chain: chains.includes(chain) ? chain : null, problem: wrong.join(' ') };
}

function summaryOf(
  { problem, named }: Pasted,
  calls: readonly CallNode[],
  logs: readonly LogNode[],
  results: string,
): string {
  const warnings = calls.flatMap(allWarnings).length;
  const parts = [
    ...(named === null || calls.length + logs.length > 0 ? [] : ['No call and no log.']),
    ...(calls.length === 1 && logs.length === 0 ? [calls[0]?.sentence ?? ''] : []),
    ...(calls.length > 1 ? [`${calls.length} calls.`] : []),
    ...(logs.length > 0 ? [`${logs.length} ${logs.length === 1 ? 'log' : 'logs'}.`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`] : []),
    ...[results, problem ?? ''].filter(Boolean),
  ];
  return parts.join(' ');
}
