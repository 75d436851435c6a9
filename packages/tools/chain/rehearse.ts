import type { Address } from 'viem';
import { numberToHex } from '../book/hex';
import type { Allowance, Call } from '../compose/composed';
import type { Transaction } from '../compose/outputs/transactions';
import { askNumber } from './ask-number';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged } from './call';
import { readMoment, type Moment } from './moment';
import { viewItem } from './view-item';
import type { OnChain } from './wanted-chain';

/** The current state that a batch depends on. */
export interface Rehearsal extends Moment {
  /** One entry per approval that the batch makes before a call, in order. */
  readonly allowances: readonly Held[];
  /** One entry per transaction of the batch, in order. */
  readonly steps: readonly Step[];
}

/** The sender's balance of a token that a call takes, in base units. */
interface Held {
  readonly wanted: Allowance;
  /** `balanceOf(sender)` */
  readonly balance: bigint | Problem;
  /** `allowance(sender, spender)` */
  readonly allowance: bigint | Problem;
}

/** A transaction of the batch. */
interface Step {
  /** The approval, if it is one; null for a call. */
  readonly approves: Allowance | null;
  /** Number of the call, from 1; an approval has its call's number. */
  readonly call: number;
  /** The result of eth_call, or why it was not run. */
  readonly outcome:
    | { readonly ran: true; readonly failure: Problem | null }
    | { readonly ran: false; readonly why: string };
}

interface Wanted extends OnChain {
  readonly calls: readonly Call[];
  readonly from: Address;
}

const BALANCE = viewItem('balanceOf', ['address'], ['uint256']);
const ALLOWANCE = viewItem('allowance', ['address', 'address'], ['uint256']);

/**
 * Reads the balances and allowances that a batch needs, and runs its transactions from the sender, all at the latest
 * block. eth_call keeps no state, so a transaction runs only where none before it affects it: the first one, and one
 * after approvals that already exist.
 */
export async function rehearse(door: Door, wanted: Wanted, signal: AbortSignal): Promise<Rehearsal | Problem> {
  const { calls, from } = wanted;
  const moment = await readMoment(door, 'The calls are for', wanted, signal);
  if ('problem' in moment) return moment;
  const at = numberToHex(moment.block);
  const allowances = await Promise.all(
    calls
      .flatMap((call) => call.allowances)
      .map(async (needed) => {
        const [balance, allowance] = await Promise.all([
          askNumber(door, { to: needed.token, item: BALANCE, args: [from], at }, signal),
          askNumber(door, { to: needed.token, item: ALLOWANCE, args: [from, needed.spender], at }, signal),
        ]);
        return { wanted: needed, balance, allowance };
      }),
  );
  const run = async ({ to, value, data }: Sent): Promise<Problem | null> => {
    const answer = await door.ask('eth_call', [{ from, to, value: numberToHex(value), data }, at], signal);
    return 'problem' in answer ? answer : null;
  };
  const steps: Step[] = [];
  let before: string | null = null;
  for (const sent of sentOf(calls)) {
    const { approves, call } = sent;
    if (before !== null) {
      steps.push({ approves, call, outcome: { ran: false, why: before } });
      continue;
    }
    const failure = await run(sent);
    steps.push({ approves, call, outcome: { ran: true, failure } });
    before = failure === null ? changedBy(sent, allowances) : 'What comes before it did not succeed.';
  }
  const changed = await chainChanged(door, moment.chainId, signal);
  if (changed !== null) return changed;
  return { ...moment, allowances, steps };
}

type Sent = Pick<Step, 'approves' | 'call'> & Transaction;

const sentOf = (calls: readonly Call[]): readonly Sent[] =>
  calls.flatMap(({ allowances, to, value, data }, index) => [
    ...allowances.map((approves) => ({
      approves,
      call: index + 1,
      to: approves.token,
      value: 0n,
      data: approves.data,
    })),
    { approves: null, call: index + 1, to, value, data },
  ]);

/** Why nothing after a transaction can run alone; null where it has no relevant effect. */
function changedBy({ approves, call }: Sent, allowances: readonly Held[]): string | null {
  if (approves === null) return `It comes after call ${call}, and eth_call keeps nothing of what call ${call} does.`;
  return isMissing(allowances.find(({ wanted }) => wanted === approves))
    ? `It needs the approval before call ${call}, and eth_call keeps nothing of that approval.`
    : null;
}

/** Whether an allowance is less than the call takes, or unknown. */
export const isMissing = (held: Held | undefined): boolean =>
  held === undefined || typeof held.allowance !== 'bigint' || held.allowance < held.wanted.amount;
