import type { ExampleCode, Rule } from '../code/example-code';
import { argumentsArriveRule } from './arguments-arrive';
import { atomicPriceRule } from './atomic-price';
import { attachedEtherRule } from './attached-ether';
import { awaitedRule } from './awaited';
import { decimalsRule } from './decimals';
import { minimumsRule } from './minimums';
import { receiptsRule } from './receipts';
import { recipientsRule } from './recipients';
import { regionsRule } from './regions';
import { requestsSentRule } from './requests-sent';
import { secondsRule } from './seconds';
import { swappedArgumentsRule } from './swapped-arguments';
import { tokensRule } from './tokens';
import { typedDataRule } from './typed-data';

/** The rules by the name that their problems carry. */
const rules = {
  regions: regionsRule,
  decimals: decimalsRule,
  tokens: tokensRule,
  'swapped-arguments': swappedArgumentsRule,
  awaited: awaitedRule,
  receipts: receiptsRule,
  seconds: secondsRule,
  recipients: recipientsRule,
  minimums: minimumsRule,
  'attached-ether': attachedEtherRule,
  'atomic-price': atomicPriceRule,
  'requests-sent': requestsSentRule,
  'arguments-arrive': argumentsArriveRule,
  'typed-data': typedDataRule,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Problems of an example and its recording: `examples/x.ts:31 decimals: what is wrong and what to write`. */
export function checkCode(code: ExampleCode): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const problems = rule(code).map(({ line, text }) => `${code.example.file}:${line} ${name}: ${text}`);
    return [...new Set(problems)];
  });
}
