import { expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import { quantities } from './check/quantities';
import { spender } from './check/spender';
import { unknownName } from './check/unknown-name';
import { surface } from './fixtures/own-surface';

/** Mistakes planted in the prose of the real guides: page, original text, wrong text, and the rule's finding. */
const mistakes = [
  ['guides/vlpuffer-locking', 'you have 7 days.', 'you have 14 days.', '"14 days" has no source', '7 days'],
  ['guides/withdrawing', '**10 requests**', '**20 requests**', '"20 requests" has no source', '10 requests'],
  ['guides/withdrawing', 'at 250 basis points', 'at 50 basis points', '"50 basis points" has no source', '250 basis'],
  ['staking/staking-at-puffer', 'least 0.01 pufETH', 'least 0.1 pufETH', '"0.1 pufETH" has no source', '0.01 pufETH'],
  ['guides/withdrawing', '`NotFinalized`', '`NotYetFinalised`', 'nothing is named NotYetFinalised', 'correct the name'],
  ['guides/request-status', '`0x1bee0d5a`', '`0x1bee0d5e`', 'nothing is named 0x1bee0d5e', 'correct the name'],
  ['guides/withdrawing', 'together at most 500', 'together at most 250', '"250 basis points" has no', '500 basis'],
  ['guides/rewards', '6 and 12 hours', '6 and 24 hours', '"6 and 24 hours" has no source', '12 hours'],
  ['guides/permits-and-approvals', '7200 seconds', '3600 seconds', '"3600 seconds" has no source', '2 hours'],
  ['guides/vlpuffer-locking', 'keep 1 %', 'keep 5 %', '"5 %" has no source', '1 %'],
  ['getting-started', 'any of the 27 handlers', 'any of the 26 handlers', '"26 handlers" has no source', '27 handlers'],
  ['handlers/index', '107 methods send', '108 methods send', '"108 methods" has no source', '107 methods'],
  ['guides/errors-and-retries', '20 of the SDK', '19 of the SDK', '"19 of the SDK', '20 ABIs'],
  ['handlers/index', 'the 118 contract', 'the 181 contract', '"181 contract functions" has no source', '118 functions'],
  ['tools/compose', '>23 functions', '>3 functions', '"3 functions" are not the functions of PufferVaultV5', 'has 23'],
  ['vaults/unifi-vaults-deposit-and-withdrawal', 'the AtomicQueue as', 'the Teller as', 'Teller for unifiETH', 'name'],
  ['guides/validator-tickets', 'with ValidatorTicket as', 'with PufferVaultV5 as', 'PufferVaultV5 for pufETH', 'name'],
  ['guides/calldata-and-safe', 'spender is the BoringVault', 'spender is the Teller', 'spender Teller', 'name'],
] as const;

it('finds counts that another surface no longer has', () => {
  const [first] = surface.contracts;
  const without = { ...surface, contracts: surface.contracts.filter((one) => one !== first) };
  const found = quantities(without).map(({ message }) => message);
  expect(found).toContain('counted "ABIs" does not say 27 ABIs');
  expect(found).toContain('counted "ABIs without errors" does not say 20 ABIs');
});

// All are planted at once, because a rule reads every page anyway.
const planted = mistakes.reduce<{ readonly pageTexts: typeof surface.pageTexts; readonly places: readonly string[] }>(
  ({ pageTexts, places }, [page, right, wrong]) => {
    const file = `site/docs/${page}.mdx`;
    const place = pageTexts.find(({ prose, location }) => location.file === file && prose.includes(right));
    if (place === undefined) throw new Error(`${file} no longer says "${right}"`);
    const edited = { ...place, prose: place.prose.replace(right, wrong) };
    const line = place.location.line + place.prose.slice(0, place.prose.indexOf(right)).split('\n').length - 1;
    return {
      pageTexts: pageTexts.map((text) => (text === place ? edited : text)),
      places: [...places, `${file}:${line} `],
    };
  },
  { pageTexts: surface.pageTexts, places: [] },
);
const found = [quantities, spender, unknownName]
  .flatMap((rule) => rule({ ...surface, pageTexts: planted.pageTexts }))
  .map((problem) => formatProblem({ rule: 'prose', ...problem }));

it.each(mistakes.map((mistake, index) => [...mistake, planted.places[index] ?? ''] as const))(
  'finds in %s: %s as %s',
  (_page, _right, _wrong, message, remedy, place) => {
    expect(
      found.filter((text) => text.startsWith(place) && text.includes(message) && text.includes(remedy)),
    ).toHaveLength(1);
  },
);
