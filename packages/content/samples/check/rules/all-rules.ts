import type { ExampleCode, Finding, Rule } from '../code/example-code';
import { argumentsArriveRule } from './arguments-arrive';
import { atomicPriceRule } from './atomic-price';
import { attachedEtherRule } from './attached-ether';
import { awaitedRule } from './awaited';
import { chainsRule } from './chains';
import { decimalsRule } from './decimals';
import { minimumsRule } from './minimums';
import { nodeChainRule } from './node-chain';
import { receiptsRule } from './receipts';
import { recipientsRule } from './recipients';
import { regionsRule } from './regions';
import { requestsSentRule } from './requests-sent';
import { secondsRule } from './seconds';
import { spenderRule } from './spender';
import { swappedArgumentsRule } from './swapped-arguments';
import { tokensRule } from './tokens';
import { typedDataRule } from './typed-data';

/** Rules that need only the code, so they apply to blocks of pages and to examples without a recording too. */
const ofBlocks = {
  decimals: decimalsRule,
  tokens: tokensRule,
  'swapped-arguments': swappedArgumentsRule,
  awaited: awaitedRule,
  receipts: receiptsRule,
  seconds: secondsRule,
  recipients: recipientsRule,
  minimums: minimumsRule,
  'attached-ether': attachedEtherRule,
  chains: chainsRule,
  'node-chain': nodeChainRule,
  spender: spenderRule,
  regions: regionsRule,
} satisfies Record<string, Rule>;

/** Rule name, as problems show it -> rule. */
const ofExamples = {
  ...ofBlocks,
  'atomic-price': atomicPriceRule,
  'requests-sent': requestsSentRule,
  'arguments-arrive': argumentsArriveRule,
  'typed-data': typedDataRule,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof ofExamples;

interface RuleFinding extends Finding {
  readonly rule: string;
}

const findings = (rules: Readonly<Record<string, Rule>>, code: ExampleCode): RuleFinding[] =>
  Object.entries(rules).flatMap(([rule, find]) => find(code).map((finding) => ({ ...finding, rule })));

/** Returns what the rules find in a block. */
export const blockFindings = (code: ExampleCode): RuleFinding[] => findings(ofBlocks, code);

/**
 * Returns the problems of an example and, where it is `recorded`, of its recording: `examples/x.ts:31 decimals: the
 * mistake and its fix`.
 */
export function checkCode(code: ExampleCode, recorded = true): string[] {
  const problems = findings(recorded ? ofExamples : ofBlocks, code).map(
    ({ line, rule, text }) => `${code.example.file}:${line} ${rule}: ${text}`,
  );
  return [...new Set(problems)];
}
