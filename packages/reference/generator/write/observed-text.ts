import { accountWords } from '../../model/account-words';
import { amountWords } from '../../model/amount-words';
import type { Contract, ContractFunction } from '../../model/contract';
import { figureWords, setWords } from '../../model/figure-words';
import type { ObservedFigure } from '../../model/observed-figures';
import type { BalanceChange } from '../../model/observation';
import { observedCall, setForTrial, type ObservedCall } from '../../model/observed-calls';
import type { Reference } from '../../model/reference';
import { boundariesRoute, howWeKnowRoute } from '../../model/routes';
import { plainMdx } from './mdx';
import { fact } from './rows';
import { words } from './sentence';

/**
 * Writes the fees and roundings of a function, otherwise what it moved in an example, as one row; empty without any.
 * `begin` is written first.
 */
export function observedRows(reference: Reference, contract: Contract, member: ContractFunction, begin = ''): string[] {
  const name = `${contract.name}.${member.signature}`;
  const figures = reference.surface.observedFigures.filter(({ call }) => call === name);
  const told = figures.map((figure) => `${plainMdx(figureText(figure, member))} [How](${boundariesRoute}#figures)`);
  if (told.length > 0) return [fact('Observed', `${begin}${told.join('. ')}`)];
  const found = observedCall(reference, contract.name, member);
  return found === null ? [] : [fact('Observed', `${begin}${callText(reference, found)}`)];
}

/** Writes a function's result for each amount, and the values that were set. */
export const figureText = (figure: ObservedFigure, member: ContractFunction | null): string =>
  words(`${figureWords(figure, member)}.`, setWords(figure.set));

function callText(reference: Reference, { observation, transaction }: ObservedCall): string {
  const set = setForTrial(observation, [transaction]);
  const ran = new Set(observation.contracts.map(({ name }) => name));
  const own = transaction.balances.filter(({ account }) => account === 'reader');
  const what = [...own.filter(isPaid).map((one) => `pays ${amountOf(one)}`), ...gains(own)].join(', ');
  const others = transaction.balances
    .filter((one) => one.account !== 'reader' && !ran.has(one.account))
    .flatMap((one) => gains([one]).map((text) => `; ${accountWords(one.account)} ${text}`));
  const guide = reference.surface.guides.find(({ examples }) => examples.includes(observation.example));
  return words(
    plainMdx(`The account ${what}${others.join('')}.`),
    set.length === 0 ? '' : plainMdx(`In this test: ${set.join('; ')}.`),
    `[Example ${observation.example}](${guide?.route ?? howWeKnowRoute})`,
  );
}

const isPaid = ({ change }: BalanceChange): boolean => change.startsWith('-');
const gains = (changes: readonly BalanceChange[]): string[] =>
  changes.filter((one) => !isPaid(one)).map((one) => `gets ${amountOf(one)}`);

const amountOf = ({ change, decimals, token }: BalanceChange): string =>
  amountWords(change.replace('-', ''), `base units of ${token} (${decimals} decimals)`);
