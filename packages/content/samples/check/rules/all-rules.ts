import type { ExampleCode, Finding, Rule } from '../code/example-code';
import { argumentsArriveRule } from './arguments-arrive';
import { atomicPriceRule } from './atomic-price';
import { attachedEtherRule } from './attached-ether';
import { awaitedRule } from './awaited';
import { chainsRule } from './chains';
import { decimalsRule } from './decimals';
import { minimumsRule } from './minimums';
import { receiptsRule } from './receipts';
import { recipientsRule } from './recipients';
import { regionsRule } from './regions';
import { requestsSentRule } from './requests-sent';
import { secondsRule } from './seconds';
import { spenderRule } from './spender';
import { swappedArgumentsRule } from './swapped-arguments';
import { tokensRule } from './tokens';
import { typedDataRule } from './typed-data';

/** Rule name, as problems show it -> rule. */
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
  chains: chainsRule,
  spender: spenderRule,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Returns the problems of an example and its recording: `examples/x.ts:31 decimals: the mistake and its fix`. */
export function checkCode(code: ExampleCode): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const problems = rule(code).map(({ line, text }) => `${code.example.file}:${line} ${name}: ${text}`);
    return [...new Set(problems)];
  });
}

/** Rules that need nothing but the code: they hold for the blocks of pages too, which were not executed. */
const ofBlocks: readonly RuleName[] = [
  'decimals',
  'tokens',
  'swapped-arguments',
  'awaited',
  'receipts',
  'seconds',
  'recipients',
  'minimums',
  'attached-ether',
  'chains',
  'spender',
];

/** Returns the problems of a block, each once. */
export function blockFindings(code: ExampleCode): (Finding & { readonly rule: RuleName })[] {
  return ofBlocks.flatMap((rule) => {
    const found = new Map(
      rules[rule](code).map((finding) => [`${finding.line} ${finding.text}`, { ...finding, rule }]),
    );
    return [...found.values()];
  });
}
