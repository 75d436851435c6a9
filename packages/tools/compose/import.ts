import { getAddress } from '../book/hex';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { decodeExactly } from '../book/decode-exactly';
import { chainOfId } from '../book/places';
import type { CallNode, CallReader } from '../calldata/read-calls';
import { readJson } from '../calldata/json-calls';
import { fromText, isRaw } from '../calldata/text-call';
import { batchOf, composeItem, MOST_CALLS, type Item } from './batch';
import { mayBeCalls } from './may-be-calls';
import { pastedOf } from './check';
import type { Call, Value } from './composed';
import { formOf, type Form } from './form';
import { APPROVED, DATA, RAW, SENDER, TARGET, VALUE } from './paths';
import type { Field } from './shape';
import { typeInto } from './type-into';

/** The result of importing a call or batch. */
export interface Imported {
  readonly items: readonly Item[];
  /** Member of Chain that the input names; null where it names none. */
  readonly chain: string | null;
}

/** Contracts that carry the calls of a Safe: a batch contains these calls. */
const CARRIERS = ['MultiSend', 'Safe'];
/** A placeholder address while the target is unknown. */
const ANY = `0x${'1'.repeat(40)}`;

/** Creates editable calls. A call that no form reproduces byte for byte stays calldata. */
export function importCalls(data: CallsData, { nodes, named, on }: Pasted): Imported | { readonly problem: string } {
  if (nodes.length > MOST_CALLS) return { problem: `${nodes.length} calls: at most ${MOST_CALLS} can be edited here.` };
  if (nodes.some(({ setting }) => setting.operation === 'delegatecall'))
    return {
      problem: 'A delegatecall runs code as the account itself: it cannot be edited here.',
    };
  return {
    chain: named,
    items: withoutNew(
      data,
      on,
      nodes.map((node) => itemOf(data, on, node)),
    ),
  };
}

/** A pasted text in the explainer's format. */
export interface Pasted {
  readonly nodes: readonly CallNode[];
  /** Member of Chain that the input names; null where it names none. */
  readonly named: string | null;
  /** The chain to read it for. */
  readonly on: string;
}

/**
 * Reads calldata, a transaction, an EIP-5792 batch or a Safe file (with data, or with methods and values), for a chain
 * unless it names its own. Null for any other text.
 */
export function readPasted(
  explainer: CallReader,
  text: string,
  chain: string,
): Pasted | { readonly problem: string } | null {
  if (!mayBeCalls(text)) return null;
  const json = readJson(text);
  const pasted = (json?.items ?? [fromText(text)]).flatMap((item) => (item?.kind === 'call' ? [item] : []));
  if (pasted.length === 0) return null;
  // What would be lost: nothing is imported then.
  const [lost] = [
    ...pasted.flatMap(({ data, unread = [] }) => (isRaw(data) ? ['A raw transaction'] : unread)),
    ...(json?.left ?? []),
  ];
  if (lost !== undefined) return { problem: `${lost} cannot be read: nothing is imported.` };
  const ids = [...new Set(pasted.flatMap(({ chainId }) => (chainId === null ? [] : [chainId])))];
  const [id] = ids;
  if (ids.length > 1) return { problem: `The calls are for several chains: ${ids.join(', ')}.` };
  const named = id === undefined ? null : chainOfId(explainer.books.places, id);
  if (id !== undefined && named === null)
    return { problem: `The input is for chain ${id}, which the SDK does not know.` };
  const on = named ?? chain;
  const nodes = pasted.flatMap((call) => carried(explainer.explain(call, 0n, { chain: on, contract: '' })));
  return { nodes, named, on };
}

/** The contracts that its calls' forms may need: their parts must be loaded before the import. */
export const contractsIn = ({ nodes }: Pasted): readonly string[] => [...new Set(nodes.flatMap(contractsOf))];

/** An import adds no approvals: those missing in the batch are assumed to exist. */
function withoutNew(data: CallsData, chain: string, items: readonly Item[]): readonly Item[] {
  const ready = batchOf(items.map((item) => composeItem(data, chain, item, { limits: [] })));
  if ('problem' in ready) return items;
  return items.map(({ id, typed }, index) =>
    (ready[index]?.call.allowances ?? []).length === 0
      ? { id, typed }
      : { id, typed: { ...typed, [APPROVED]: 'true' } },
  );
}

/** A note says that bytes of the carrier are no call, or that calls are missing: it stays whole. */
const carried = (node: CallNode): readonly CallNode[] =>
  CARRIERS.includes(node.found?.contract ?? '') && node.inner.length > 0 && node.notes.length === 0
    ? node.inner.flatMap(carried)
    : [node];

/** The form that reproduces exactly this call, or the call as calldata. */
function itemOf(data: CallsData, chain: string, node: CallNode): Item {
  const [contract, second] = contractsOf(node).filter((name) => Object.hasOwn(data.contracts, name));
  if (contract !== undefined && second === undefined) {
    const item = typedItem(data, chain, node, contract);
    if (item !== null) return item;
  }
  const typed = addressesOf(node);
  typeEther(data, chain, formOf(data, { kind: 'raw' }), typed, node);
  return { id: RAW, typed: { ...typed, [DATA]: node.data } };
}

const addressesOf = ({ setting: { to, from } }: CallNode): Record<string, string> => ({
  ...(to === null ? {} : { [TARGET]: getAddress(to) }),
  ...(from === null ? {} : { [SENDER]: getAddress(from) }),
});

/** Enters the ETH of a call into its field, which a nonpayable function's form lacks. */
function typeEther(
  data: CallsData,
  chain: string,
  form: Form,
  typed: Record<string, string>,
  { setting: { value } }: CallNode,
): void {
  const field = form.around.find(({ path }) => path === VALUE);
  if (field !== undefined && value !== null && value > 0n) typeInto(data, form, chain, typed, field, value);
}

/** The contract at the target; an unknown token has the functions of every token. */
function contractsOf({ found, contracts }: CallNode): readonly string[] {
  if (found === null) return [];
  if (found.contract !== '') return [found.contract];
  return contracts.includes(EVERY_TOKEN) ? [EVERY_TOKEN] : contracts;
}

/** A call read as one of a contract; null if its form gives other bytes. */
function typedItem(data: CallsData, chain: string, node: CallNode, contract: string): Item | null {
  const item = data.contracts[contract]?.functions.find(({ signature }) => signature === node.found?.signature);
  if (item === undefined) return null;
  const decoded = decodeExactly(item.inputs, node.data.slice(10));
  if ('problem' in decoded || decoded.notes.length > 0) return null;
  const form = formOf(data, { kind: 'function', contract, item });
  const typed = addressesOf(node);
  // Tokens decide the format of amounts, so addresses come first.
  const fields = form.fields.map((field, index) => [field, decoded.values[index] as Value] as const);
  for (const [field, given] of fields.toSorted(([a], [b]) => Number(isAmount(a)) - Number(isAmount(b))))
    typeInto(data, form, chain, typed, field, given);
  typeEther(data, chain, form, typed, node);
  // Without a target, the SDK's address on this chain is used, if there is one.
  const tried = { ...typed, [TARGET]: typed[TARGET] ?? ANY };
  const { composed } = composeItem(data, chain, { id: form.id, typed: tried }, { limits: [] });
  const value = node.setting.value ?? 0n;
  const same = composed !== null && !('problem' in composed) && composed.data === node.data && composed.value === value;
  return same ? { id: form.id, typed } : null;
}

const isAmount = ({ shape }: Field): boolean =>
  shape.kind === 'integer' || shape.kind === 'group' || shape.kind === 'list';

/** A composed call in the explainer's format. */
export function nodeOf(explainer: CallReader, chain: string, call: Call): CallNode {
  return explainer.explain(pastedOf(call, call.from), 0n, { chain, contract: '' });
}

/** The forms of all contracts that reproduce a call; the parts of `node.contracts` must be loaded. */
export function formsOf(data: CallsData, chain: string, node: CallNode): readonly Item[] {
  return node.contracts.flatMap((contract) => typedItem(data, chain, node, contract) ?? []);
}
