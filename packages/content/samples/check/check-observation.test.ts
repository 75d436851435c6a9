import { expect, it } from 'vitest';
import type { Observation, ObservedTransaction } from '@sdk-docs/reference/model/observation';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readExamples, type Example } from '../read/example';
import { readObservation } from '../read/observation';
import { readRecording, type Recording } from '../read/recording';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { checkObservation } from './check-observation';
import { readClaims } from './observed-claims';

const root = process.cwd();
const reference = referenceOf(root);
const NAME = 'stake-steth';
const CLAIM = 'pays 0.5 stETH, gets 0.4673 pufETH, spender PufferDepositor';

/** Checks the observation of one example after changes to it. Its seal fits unless the change breaks it on purpose. */
function check(
  change: (observation: Observation) => object,
  { reseal = true, claim }: { reseal?: boolean; claim?: string } = {},
): string[] {
  const example = readExamples(root).get(NAME) as Example;
  const observation = readObservation(root, NAME) as Observation;
  const fresh = { ...observation, sha256: example.sha256 };
  const changed = { ...fresh, ...change(fresh) };
  const sealed = { ...changed, seal: reseal ? sealOf(changed) : observation.seal };
  const said = { ...example, observes: claim ?? CLAIM };
  return checkObservation(reference, said, readRecording(root, NAME) as Recording, sealed, observation.scenario);
}

const first = ({ transactions }: Observation, change: Partial<ObservedTransaction>): object => ({
  transactions: transactions.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
});

it('accepts what was observed', () => {
  expect(check(() => ({}))).toEqual([]);
});

it.each<readonly [string, (observation: Observation) => object, RegExp]>([
  ['another version of the example', () => ({ sha256: '0' }), /is stale: the example has changed/],
  ['another scenario', () => ({ scenario: '0' }), /is stale: the scenario has changed/],
  ['another release', () => ({ version: '0.0.0' }), /was made with .* 0\.0\.0/],
  ['another target', (one) => first(one, { to: `0x${'1'.repeat(40)}` }), /transaction 1: target 0x1111/],
  ['another function', (one) => first(one, { selector: '0x2d2da806' }), /transaction 1: selector 0x2d2da806/],
  [
    'a selector that the surface lacks',
    (one) => first(one, { selector: '0xdeadbeef' }),
    /sends 0xdeadbeef to PufferDepositor, which PufferDepositor does not have/,
  ],
  [
    'a selector that only another contract of the surface has',
    (one) => first(one, { selector: '0xba087652' }),
    /sends 0xba087652 to PufferDepositor, which PufferDepositor does not have/,
  ],
  ['another value', (one) => first(one, { value: '1' }), /transaction 1: value 1, in the recording 0/],
  ['another sender', (one) => first(one, { from: `0x${'2'.repeat(40)}` }), /transaction 1: sender 0x2222/],
  ['a transaction that is missing', () => ({ transactions: [] }), /lacks transaction 1/],
  [
    'a transaction too many',
    (one) => ({ transactions: [...one.transactions, ...one.transactions] }),
    /has 1 more transactions/,
  ],
  [
    'nothing that arrives',
    (one) => first(one, { balances: [] }),
    /claims "gets 0.4673 pufETH", which was not observed/,
  ],
  [
    'an error at the end',
    (one) => ({ error: 'Error: no', transactions: one.transactions }),
    /ended with an error: Error: no/,
  ],
])('refuses %s', (_, change, problem) => {
  expect(check(change).join('\n')).toMatch(problem);
});

it('refuses an observation that was edited by hand', () => {
  expect(check((one) => first(one, { gasUsed: 1 }), { reseal: false }).join('\n')).toMatch(/was edited by hand/);
});

it.each([
  [
    CLAIM.replace('stETH', 'WETH'),
    /claims "pays 0.5 WETH", which was not observed[^]*"pays 0.5 stETH", which its header does not/,
  ],
  [CLAIM.replace('0.5', '0.6'), /claims "pays 0.6 stETH"/],
  [CLAIM.replace('0.4673', '0.4679'), /claims "gets 0.4679 pufETH"/],
  [CLAIM.replace('0.5 ', ''), /claims "pays stETH"/],
  [
    CLAIM.replace(', spender PufferDepositor', ''),
    /was observed: "spender PufferDepositor", which its header does not claim/,
  ],
  [CLAIM.replace('PufferDepositor', 'pufETH'), /claims "spender pufETH"/],
  [`${CLAIM}, keeps stETH`, /claims "keeps stETH"/],
])('refuses the claim %s', (claim, problem) => {
  expect(check(() => ({}), { claim }).join('\n')).toMatch(problem);
});

it('refuses a missing observation and an empty reason', () => {
  const example = readExamples(root).get(NAME) as Example;
  const recording = readRecording(root, NAME) as Recording;
  expect(checkObservation(reference, example, recording, null, null).join()).toMatch(/does not exist/);
  expect(checkObservation(reference, example, recording, { example: NAME, notObserved: '' }, null).join()).toMatch(
    /says not why/,
  );
});

it('knows the words of a claim', () => {
  expect(readClaims('pays 0.5 WETH, later gets 2 pufETH, spender unifiETH NucleusTeller')).toEqual([
    { word: 'pays', name: 'WETH', amount: 0.5 },
    { word: 'later gets', name: 'pufETH', amount: 2 },
    { word: 'spender', name: 'unifiETH NucleusTeller', amount: null },
  ]);
  expect(readClaims('nothing')).toEqual([]);
  expect(() => readClaims('earns WETH')).toThrow('write one of pays, gets');
});
