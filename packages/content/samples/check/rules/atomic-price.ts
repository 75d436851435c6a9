import { answerValue } from '../../record/answers';
import type { ExampleCode, Finding } from '../code/example-code';

/**
 * Compares the price of an atomic request with the accountant's rate that the example reads. The recording answers that
 * read with a known number, so a price in another scale shows up. Skips an example that reads no rate.
 */
export function atomicPriceRule(code: ExampleCode): Finding[] {
  const rate = rateOf(code);
  return code.sites.flatMap((site): Finding[] => {
    const given = code.argumentsOf(site);
    const price = given.find(({ name }) => name === 'atomicPrice');
    const offer = given.find(({ name }) => name === 'offerAmount');
    if (site.kind === 'prepare' || price === undefined || offer === undefined || code.evaluate(offer.expression) === 0n)
      return [];
    const value = code.evaluate(price.expression);
    const { line } = site;
    if (value === 0n) return [{ line, text: `${site.name} offers a token for nothing: ${price.path} is 0n` }];
    if (rate === null || typeof value !== 'bigint' || (value * 2n >= rate && value <= rate * 2n)) return [];
    return [
      {
        line,
        text: `${site.name} asks ${value} where the rate is ${rate}: ${price.path} is ${price.unit ?? ''}, in the same scale as getRateInQuoteSafe`,
      },
    ];
  });
}

function rateOf({ sites, reference, example }: ExampleCode): bigint | null {
  if (!sites.some(({ name }) => name.endsWith('.getRateInQuoteSafe'))) return null;
  const contract = reference.contracts.get('Accountant');
  const member = contract?.functions.find(({ name }) => name === 'getRateInQuoteSafe');
  if (contract === undefined || member === undefined)
    throw new Error('Accountant.getRateInQuoteSafe is gone: update this rule');
  return answerValue(contract, member.selector, example.answers) as bigint;
}
