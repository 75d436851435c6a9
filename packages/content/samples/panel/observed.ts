import type { ElementContent } from 'hast';
import { formatUnits } from 'viem';
import { accountWords } from '@sdk-docs/reference/model/account-words';
import type {
  BalanceChange,
  Observation,
  ObservedStep,
  ObservedTransaction,
} from '@sdk-docs/reference/model/observation';
import { codeNotes, setForTrial } from '@sdk-docs/reference/model/observed-calls';
import { howWeKnowRoute } from '@sdk-docs/reference/model/routes';
import { code, h, link, native } from './hast';

/**
 * Describes what the given transactions did on a local chain: balances by account, allowances, gas, and later effects;
 * then what the figures depend on: the version of the code, values that were set, and steps of other accounts. Empty
 * without a transaction.
 *
 * @param whole - whether the example's last transaction is shown, to which the steps after the example belong
 */
export function observedPart(
  observation: Observation,
  shown: (line: number) => boolean,
  whole: boolean,
): ElementContent[] {
  const transactions = observation.transactions.filter(({ line }) => shown(line));
  const [first] = transactions;
  if (first === undefined) return [];
  const after = whole ? observation.steps.filter(({ when, balances }) => when === 'after' && balances.length > 0) : [];
  const conditions = conditionsOf(observation, transactions, whole);
  const observed = `Observed on a local chain: ${total(transactions)}`;
  const more = link(howWeKnowRoute, 'How we know');
  const only = transactions.length === 1;
  if (only && after.length === 0 && conditions.length === 0 && isShort(first)) {
    const gas = first.gasNeeded === null ? '' : `, gas needed ${count(first.gasNeeded)}`;
    return [h('p', { className: ['sample-badge'] }, `${observed}${gas}. `, more)];
  }
  return [
    native(
      'details',
      'sample-details',
      native('summary', '', observed),
      h(
        'ul',
        {},
        transactions.map((one) => transactionItem(one, only)),
        after.map(stepItem),
        conditions.map((words) => h('li', {}, words)),
      ),
      h('p', { className: ['sample-note'] }, more, '.'),
    ),
  ];
}

/** What the figures depend on, one sentence each. */
function conditionsOf(
  observation: Observation,
  transactions: readonly ObservedTransaction[],
  whole: boolean,
): readonly string[] {
  const values = setForTrial(observation, transactions, whole);
  // Steps that move balances of the reader have an entry of their own.
  const steps = (when: ObservedStep['when']): string[] =>
    counted(
      observation.steps
        .filter((step) => step.when === when && (when !== 'after' || step.balances.length === 0))
        .map(({ what }) => what),
    );
  return [
    ...sentence('In this test', values),
    ...codeNotes(observation, transactions).map((note) => `${note}.`),
    ...sentence('Before the example', steps('before')),
    ...sentence('While it ran', steps('between')),
    ...(whole ? sentence('After it', steps('after')) : []),
  ];
}

/** The longest sentence of STYLE.md, in words. */
const LONGEST = 35;

/** Writes parts as one sentence, or as two where it is too long. */
function sentence(begin: string, parts: readonly string[]): string[] {
  if (parts.length === 0) return [];
  const whole = `${begin}: ${parts.join('; ')}.`;
  if (parts.length === 1 || whole.split(' ').length <= LONGEST) return [whole];
  const half = Math.ceil(parts.length / 2);
  return [`${begin}: ${parts.slice(0, half).join('; ')}.`, ...sentence('Then', parts.slice(half))];
}

/** Writes a repeated step once, with its count. */
const counted = (steps: readonly string[]): string[] =>
  [...new Set(steps)].map((step) => {
    const times = steps.filter((other) => other === step).length;
    return times === 1 ? step : `${step} (${times} times)`;
  });

/** Whether one line is enough: only the reader's balances change, and no allowance. */
const isShort = ({ status, balances, allowances }: ObservedTransaction): boolean =>
  status !== 'success' || (allowances.length === 0 && balances.every(({ account }) => account === 'reader'));

/** Outgoing and incoming amounts, over all transactions. */
export function total(transactions: readonly ObservedTransaction[]): string {
  const sums = new Map<string, BalanceChange>();
  for (const one of transactions.flatMap(({ balances }) => balances).filter(({ account }) => account === 'reader')) {
    const change = String(BigInt(sums.get(one.token)?.change ?? 0) + BigInt(one.change));
    sums.set(one.token, { ...one, change });
  }
  const changed = [...sums.values()].filter(({ change }) => change !== '0');
  const refused = transactions.find(({ revert }) => revert !== null)?.revert;
  if (refused) return `refused with ${refused.error}`;
  return changed.length === 0 ? 'no balance of yours changes' : changed.map(amount).join(', ');
}

/** One transaction. When it is the only one, the line above has the reader's own balances. */
function transactionItem(one: ObservedTransaction, only: boolean): ElementContent {
  const { contract, function: name, status, revert, balances, allowances, gasNeeded } = one;
  if (status !== 'success')
    return h('li', {}, code(name), ` of ${contract}: ${status} with `, code(revert?.error ?? ''));
  const accounts = [...new Set(balances.map(({ account }) => account))].filter(
    (account) => !only || account !== 'reader',
  );
  const lines = [
    ...accounts.map((account) => {
      const own = balances.filter((change) => change.account === account).map(amount);
      return `${accountWords(account)}: ${own.join(', ')}`;
    }),
    ...allowances.map(
      ({ spender, token, decimals, after }) =>
        `allowance of ${spender}: ${after === '0' ? 'none left' : `${units(after, decimals)} ${token}`}`,
    ),
    `gas needed ${count(gasNeeded)}`,
  ];
  return h('li', {}, code(name), ` of ${contract}: ${lines.join('; ')}`);
}

const stepItem = ({ what, balances }: ObservedStep): ElementContent =>
  h('li', {}, `Then ${what}: you: ${balances.map(amount).join(', ')}`);

const amount = ({ change, decimals, token }: BalanceChange): string =>
  `${change.startsWith('-') ? '−' : '+'}${units(change.replace('-', ''), decimals)} ${token}`;

const units = (value: string, decimals: number): string => formatUnits(BigInt(value), decimals);
const count = (gas: number | null): string => (gas ?? 0).toLocaleString('en-US');
