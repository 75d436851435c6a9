import { answerValue } from '../../record/answers';
import type { ExampleCode } from '../code/example-code';
import { eachCall } from './each';

/**
 * Compares the price of an atomic request with the accountant's rate that the example reads. The recording answers that
 * read with a known number, so a price in another scale shows up. Skips an example that reads no rate.
 */
export const atomicPriceRule = eachCall((code, site) => {
  const given = code.argumentsOf(site);
  const price = given.find(({ name }) => name === 'atomicPrice');
  const offer = given.find(({ name }) => name === 'offerAmount');
  if (site.kind === 'prepare' || price === undefined || offer === undefined || code.evaluate(offer.expression) === 0n)
    return null;
  const value = code.evaluate(price.expression);
  if (value === 0n) return `offers a token for nothing: ${price.path} is 0n`;
  const rate = rateOf(code);
  if (rate === null || typeof value !== 'bigint' || (value * 2n >= rate && value <= rate * 2n)) return null;
  return `asks ${value} where the rate is ${rate}: ${price.path} is ${price.unit ?? ''}, in the same scale as getRateInQuoteSafe`;
});

function rateOf({ sites, reference, example }: ExampleCode): bigint | null {
  if (!sites.some(({ name }) => name.endsWith('.getRateInQuoteSafe'))) return null;
  const contract = reference.contracts.get('Accountant');
  const member = contract?.functions.find(({ name }) => name === 'getRateInQuoteSafe');
  if (contract === undefined || member === undefined)
    throw new Error('Accountant.getRateInQuoteSafe is gone: update this rule');
  return answerValue(contract, member.selector, example.answers) as bigint;
}
