import type { Observation } from '../../model/observation';

/**
 * What an example claims in its header: `@observes pays WETH, gets pufETH, spender PufferDepositor`. Each word with its
 * names, in the order written.
 */
export type Claim = readonly [word: ClaimWord, name: string];

/**
 * - pays, gets: token of the reader, over all transactions of the example; the cost of gas is not counted
 * - gives: token that an account outside of all tables gains
 * - spender: account that got an allowance of the reader, by an approval or a permit
 * - keeps: token of which an allowance of the reader is left that the example itself has raised
 * - refused: error with which the contract refuses, on purpose
 */
const claimWords = ['pays', 'gets', 'gives', 'spender', 'keeps', 'refused'] as const;
type ClaimWord = (typeof claimWords)[number];

/** Reads the text of `@observes`. @throws Error for a word that is not known */
export function readClaims(text: string): readonly Claim[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'nothing')
    .map((part) => {
      const [word = '', ...name] = part.split(' ');
      if (!claimWords.includes(word as ClaimWord) || name.length === 0)
        throw new Error(`@observes ${part}: write one of ${claimWords.join(', ')} and a name, or "nothing"`);
      return [word as ClaimWord, name.join(' ')];
    });
}

/** Returns what an observation shows, as claims, without doubles. */
export function observedClaims({ transactions }: Observation): readonly Claim[] {
  const done = transactions.filter(({ status }) => status === 'success');
  const sums = new Map<string, bigint>();
  for (const { account, token, change } of done.flatMap(({ balances }) => balances)) {
    const key = `${account}\n${token}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(change));
  }
  const changed = [...sums].map(([key, sum]) => ({
    account: key.split('\n')[0] ?? '',
    token: key.split('\n')[1] ?? '',
    sum,
  }));
  const own = changed.filter(({ account }) => account === 'reader');
  const strangers = changed.filter(({ account, sum }) => account.startsWith('0x') && sum > 0n);
  const claims: Claim[] = [
    ...own.filter(({ sum }) => sum < 0n).map(({ token }): Claim => ['pays', token]),
    ...own.filter(({ sum }) => sum > 0n).map(({ token }): Claim => ['gets', token]),
    ...strangers.map(({ token }): Claim => ['gives', token]),
    ...spenders(transactions).map((name): Claim => ['spender', name]),
    ...left(transactions).map((token): Claim => ['keeps', token]),
    ...transactions.flatMap(({ revert }): Claim[] =>
      revert === null ? [] : [['refused', revert.error.replace(/\(.*$/, '')]],
    ),
  ];
  return claims.filter(
    ([word, name], index) => claims.findIndex(([other, same]) => other === word && same === name) === index,
  );
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

/** Tokens of which the last change of an allowance leaves something. */
function left(transactions: Observation['transactions']): string[] {
  const last = new Map<string, { readonly token: string; readonly after: string }>();
  for (const { allowances } of transactions)
    for (const { token, spender, after } of allowances) last.set(`${token} ${spender}`, { token, after });
  return [...last.values()].filter(({ after }) => after !== '0').map(({ token }) => token);
}

/** Compares what an example claims with what was observed. */
export function claimProblems(claimed: readonly Claim[], observed: readonly Claim[]): string[] {
  const has = (claims: readonly Claim[], [word, name]: Claim) =>
    claims.some(([other, same]) => other === word && same === name);
  return [
    ...claimed
      .filter((claim) => !has(observed, claim))
      .map(([word, name]) => `claims "${word} ${name}", which was not observed`),
    ...observed
      .filter((claim) => !has(claimed, claim))
      .map(([word, name]) => `was observed: "${word} ${name}", which its header does not claim`),
  ];
}
