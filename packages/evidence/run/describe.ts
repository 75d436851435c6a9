import { getAbiItem, zeroAddress, type Address, type Hex } from 'viem';
import type { BalanceChange, ObservedContract, ObservedTransaction } from '@sdk-docs/reference/model/observation';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import type { Receipt } from '../anvil/node';
import type { Ground } from '../ground/ground';
import type { Answers, Sent } from './answer';
import { allowanceChanges, balanceChanges } from './changes';
import { addressesIn, errorName, eventsOf } from './events';

/** Describes the transactions of an example: events, balances, allowances and gas of each. */
export async function describeSent(ground: Ground, { sent }: Answers): Promise<ObservedTransaction[]> {
  const described: ObservedTransaction[] = [];
  for (const one of sent) described.push(await describe(ground, one));
  return described;
}

async function describe(ground: Ground, sent: Sent): Promise<ObservedTransaction> {
  const { line, call, receipt, gasNeeded, refusal } = sent;
  const to = call.to ?? '';
  const selector = (call.data ?? '0x').slice(0, 10);
  const called = getAbiItem({ abi: ground.find(to)?.abi ?? [], name: selector });
  const base = {
    line,
    from: call.from,
    to,
    contract: ground.nameOf(to),
    function: called?.type === 'function' ? called.name : '',
    selector,
    value: String(BigInt(call.value ?? '0x0')),
    gasNeeded,
  };
  if (receipt === null) {
    const revert = { data: refusal ?? '0x', error: errorName(ground, refusal ?? '0x') };
    return { ...base, status: 'refused', revert, gasUsed: null, events: [], names: {}, balances: [], allowances: [] };
  }
  const block = Number(receipt.blockNumber);
  const blocks = [block - 1, block] as const;
  const events = eventsOf(ground, receipt);
  const emitters = [...new Set(receipt.logs.map(({ address }) => address.toLowerCase()))];
  const reader = testAccount.address;
  const paid = targets(await traceOf(ground, receipt), ({ value = '0x0' }) => BigInt(value) > 0n);
  const people = sortedAddresses([call.from, to, ...addressesIn(events), ...emitters, ...paid]);
  const gas = { [call.from.toLowerCase()]: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) };
  return {
    ...base,
    status: receipt.status === '0x1' ? 'success' : 'reverted',
    revert: null,
    gasUsed: Number(receipt.gasUsed),
    events,
    names: Object.fromEntries(people.map((address) => [address, ground.nameOf(address)])),
    balances: await balanceChanges(ground, blocks, emitters, people, gas),
    allowances: await allowanceChanges(ground, blocks, emitters, reader, people),
  };
}

/** Returns how the reader's balances changed in a step, in the tokens that the example has touched, and in ETH. */
export async function stepChanges(
  ground: Ground,
  blocks: readonly [number, number],
  { sent }: Answers,
): Promise<BalanceChange[]> {
  if (blocks[0] === blocks[1]) return [];
  const touched = sortedAddresses([...ground.placed.values()].map(({ address }) => address));
  return sent.length === 0 ? [] : balanceChanges(ground, blocks, touched, [testAccount.address], {});
}

/** Returns the deployed contracts that the example's transactions and reads reached, in the order of deployment. */
export async function touchedBy(
  ground: Ground,
  { sent, read }: Answers,
): Promise<(ObservedContract & { readonly placed: string })[]> {
  const reached = new Set(read.keys());
  for (const { receipt, call } of sent) {
    reached.add((call.to ?? '').toLowerCase());
    if (receipt === null) continue;
    for (const address of targets(await traceOf(ground, receipt), () => true)) reached.add(address);
  }
  return [...ground.placed.values()]
    .filter(({ address }) => reached.has(address.toLowerCase()))
    .map(({ name, address, source: { repository, commit } }) => ({
      name: ground.nameOf(address),
      placed: name,
      address,
      repository,
      commit,
      note: ground.codeNotes.get(name) ?? null,
    }));
}

/**
 * Returns the addresses that any call of a run reached, lower case: of the example, of the steps around it, and inside
 * its reads. Of calls to one function, one is traced.
 *
 * @param first number of the run's first block
 */
export async function reachedFrom({ node }: Ground, first: number, { sent, read }: Answers): Promise<Set<string>> {
  const { request } = node;
  const reached = new Set<string>();
  const add = (frame: Frame): void => targets(frame, () => true).forEach((address) => reached.add(address));
  const seen = new Set<string>();
  const last = Number(await request<Hex>('eth_blockNumber'));
  // The newest first: a node prunes the states of old blocks.
  for (let block = last; block >= first; block--) {
    const { transactions } = await request<{ transactions: readonly { hash: Hex; to: Hex | null; input: Hex }[] }>(
      'eth_getBlockByNumber',
      [`0x${block.toString(16)}`, true],
    );
    for (const { hash, to, input } of transactions) {
      const key = `${to ?? ''} ${input.slice(0, 10)}`;
      if (!seen.has(key)) add(await request<Frame>('debug_traceTransaction', [hash, TRACER]));
      seen.add(key);
    }
  }
  const refused = sent.flatMap(({ call, receipt }) => (receipt === null ? [call] : []));
  for (const call of [...[...read.values()].flat(), ...refused])
    add(await request<Frame>('debug_traceCall', [call, 'latest', TRACER]));
  return reached;
}

const TRACER = { tracer: 'callTracer' };

interface Frame {
  readonly to?: string;
  /** wei, in hex */
  readonly value?: string;
  readonly calls?: readonly Frame[];
}

const traceOf = ({ node }: Ground, { transactionHash }: Receipt): Promise<Frame> =>
  node.request('debug_traceTransaction', [transactionHash, TRACER]);

/** Returns the targets of the calls that pass a test. An account can be paid without an event. */
const targets = (frame: Frame, test: (frame: Frame) => boolean): string[] => [
  ...(test(frame) ? [(frame.to ?? '').toLowerCase()] : []),
  ...(frame.calls ?? []).flatMap((inner) => targets(inner, test)),
];

/** Distinct addresses without the zero address. The reader comes first, the order of the others is stable. */
function sortedAddresses(addresses: readonly string[]): Address[] {
  const reader = testAccount.address.toLowerCase() as Address;
  const distinct = new Set(addresses.map((address) => address.toLowerCase() as Address));
  distinct.delete(zeroAddress);
  return distinct.delete(reader) ? [reader, ...distinct] : [...distinct];
}
