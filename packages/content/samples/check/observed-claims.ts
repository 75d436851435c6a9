import { formatUnits } from 'viem';
import type { BalanceChange, Observation } from '@sdk-docs/reference/model/observation';

/** One claim of an example's header: `pays 0.5 stETH`, `spender PufferDepositor`. */
export interface Claim {
  readonly word: ClaimWord;
  readonly name: string;
  /** Whole tokens; null where a claim has none. */
  readonly amount: number | null;
}

/**
 * - pays, gets: token of the reader, over all transactions of the example; the cost of gas is not counted
 * - later: the same, in the steps that follow the example
 * - gives: token that an account outside of all tables gains
 * - spender: account that got an allowance of the reader, by an approval or a permit
 * - keeps: token of which an allowance of the reader is left that the example itself has changed
 * - refused: error with which the contract refuses, on purpose
 */
const claimWords = ['pays', 'gets', 'later pays', 'later gets', 'gives', 'spender', 'keeps', 'refused'] as const;
type ClaimWord = (typeof claimWords)[number];

/** Amounts in a header have few digits: they may differ by a thousandth. */
const TOLERANCE = 0.001;

/** Reads the text of `@observes`. @throws Error for an unknown word */
export function readClaims(text: string): readonly Claim[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'nothing')
    .map((part) => {
      const word = claimWords.find((known) => part.startsWith(`${known} `));
      const rest = part.slice((word ?? '').length).trim();
      if (word === undefined || rest === '')
        throw new Error(`@observes ${part}: write one of ${claimWords.join(', ')} and a name, or "nothing"`);
      const [, amount, name] = /^(\d[\d.]*) (.+)$/.exec(rest) ?? [];
      return { word, name: name ?? rest, amount: amount === undefined ? null : Number(amount) };
    });
}

/** Formats claims as in a header. */
export const claimText = (claims: readonly Claim[]): string =>
  claims
    .map(({ word, name, amount }) => [word, ...(amount === null ? [] : [written(amount)]), name].join(' '))
    .join(', ') || 'nothing';

const written = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumSignificantDigits: 4, useGrouping: false });

/** Returns what an observation shows, as claims, without duplicates. */
export function observedClaims({ transactions, steps }: Observation): readonly Claim[] {
  const done = transactions.filter(({ status }) => status === 'success').flatMap(({ balances }) => balances);
  const later = steps.filter(({ when }) => when === 'after').flatMap(({ balances }) => balances);
  const bare = (word: ClaimWord, names: readonly string[]): Claim[] =>
    [...new Set(names)].map((name) => ({ word, name, amount: null }));
  return [
    ...moved(done, 'pays', 'gets'),
    ...moved(later, 'later pays', 'later gets'),
    ...bare(
      'gives',
      sums(done)
        .filter(({ account, sum }) => account.startsWith('0x') && sum > 0n)
        .map(({ token }) => token),
    ),
    ...bare('spender', spenders(transactions)),
    ...bare('keeps', left(transactions)),
    ...bare(
      'refused',
      transactions.flatMap(({ revert }) => (revert === null ? [] : [revert.error.replace(/\(.*$/, '')])),
    ),
  ];
}

function moved(changes: readonly BalanceChange[], less: ClaimWord, more: ClaimWord): Claim[] {
  const own = sums(changes).filter(({ account, sum }) => account === 'reader' && sum !== 0n);
  const claim = ({ sum, token, decimals }: Sum): Claim => ({
    word: sum < 0n ? less : more,
    name: token,
    amount: Math.abs(Number(formatUnits(sum, decimals))),
  });
  return [...own.filter(({ sum }) => sum < 0n), ...own.filter(({ sum }) => sum > 0n)].map(claim);
}

interface Sum {
  readonly account: string;
  readonly token: string;
  readonly decimals: number;
  readonly sum: bigint;
}

function sums(changes: readonly BalanceChange[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const { account, token, decimals, change } of changes) {
    const key = `${account} ${token}`;
    found.set(key, { account, token, decimals, sum: (found.get(key)?.sum ?? 0n) + BigInt(change) });
  }
  return [...found.values()];
}

/** Accounts that an approval or a permit of the reader names, with their names in the tables. */
function spenders(transactions: Observation['transactions']): string[] {
  return transactions.flatMap(({ events, from, names }) =>
    events
      .filter(({ name }) => name === 'Approval')
      .map(({ args }) => Object.values(args).map(String))
      .filter(([owner = '', , value = '0']) => owner.toLowerCase() === from.toLowerCase() && BigInt(value) > 0n)
      .map(([, spender = '']) => names[spender.toLowerCase()] ?? spender),
  );
}

/** Tokens whose allowance is not zero after its last change. */
function left(transactions: Observation['transactions']): string[] {
  const last = new Map<string, { readonly token: string; readonly after: string }>();
  for (const { allowances } of transactions)
    for (const { token, spender, after } of allowances) last.set(`${token} ${spender}`, { token, after });
  return [...last.values()].filter(({ after }) => after !== '0').map(({ token }) => token);
}

/** Compares what an example claims with what was observed. */
export function claimProblems(claimed: readonly Claim[], observed: readonly Claim[]): string[] {
  return [
    ...claimed
      .filter((claim) => !observed.some((other) => agree(claim, other)))
      .map((claim) => `claims "${claimText([claim])}", which was not observed`),
    ...observed
      .filter((claim) => !claimed.some((other) => agree(other, claim)))
      .map((claim) => `was observed: "${claimText([claim])}", which its header does not claim`),
  ];
}

function agree(claimed: Claim, observed: Claim): boolean {
  if (claimed.word !== observed.word || claimed.name !== observed.name) return false;
  if (observed.amount === null) return claimed.amount === null;
  return claimed.amount !== null && Math.abs(claimed.amount - observed.amount) <= observed.amount * TOLERANCE;
}
