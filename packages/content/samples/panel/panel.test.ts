import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import type { SampleIndex } from '../highlight/sample-index';
import { readExamples, regionNames } from '../read/example';
import { textOf } from './hast';
import { restCode, samplePanel } from './panel';

const root = process.cwd();
const examples = readExamples(root);
const reference = referenceOf(root);
const index: SampleIndex = { reference, examples, names: () => new Set(), resolved: () => null, card: () => null };

/** Returns the arrow and the first words of each step below a region. */
function steps(name: string, region: string): string[] {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`no example ${name}`);
  const items = (node: ElementContent): string[] => {
    if (!('children' in node)) return [];
    if (node.type !== 'element' || node.tagName !== 'ol')
      return node.children.flatMap((child) => items(child as ElementContent));
    return node.children.map((step) => {
      const [arrow = 'to-contract'] = step.type === 'element' ? ((step.properties.className ?? []) as string[]) : [];
      return `${arrow} ${textOf(step).replace(/(?:: | of |, | \().*/s, '')}`;
    });
  };
  return samplePanel({ root, index, example, region, shown: new Set(regionNames(example, region)) }).flatMap(items);
}

/** Returns the text of the panel below a region: of its own lines, and of what folds out below them. */
function panel(name: string, region: string | null): { readonly own: string; readonly rest: string } {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`no example ${name}`);
  const shown = new Set(regionNames(example, region));
  const text = samplePanel({ root, index, example, region, shown }).map(textOf).join('');
  const [own = '', rest = ''] = text.split('The rest of ');
  return { own, rest };
}

it('names the files of others whose functions its lines call', () => {
  expect(panel('withdraw-all', 'flow').own).toContain('Needs confirm.ts. Needs received.ts.');
  expect(panel('withdraw-all', 'setup').own).not.toContain('Needs');
});

describe('a region shows only the requests of its own lines', () => {
  it('an estimate does not count as a transaction', () => {
    const { own, rest } = panel('gas-estimate', 'flow');
    expect(own).toContain('What this sends: 1 read, 1 gas estimate, ');
    expect(own).toContain('no transaction');
    expect(own).not.toContain('Asks the wallet to send');
    expect(rest).toContain('What the rest sends: 1 transaction, ');
    expect(panel('gas-estimate', 'limit').own).toContain('What this sends: 1 transaction');
    expect(panel('gas-estimate', 'chain').own).toContain('Asks which chain the node is on (eth_chainId).');
  });

  it('a lock is two transactions, its delegation a third', () => {
    const { own, rest } = panel('vlpuffer-lock', 'flow');
    expect(own).toContain('What this sends: 2 transactions, 2 waits for receipts');
    expect(own).not.toContain('delegate');
    expect(rest).toContain('What the rest sends: 1 transaction');
  });

  it('starting a vesting sends no claim', () => {
    const { own, rest } = panel('carrot-vest', 'flow');
    expect(own).toContain('startVestingWithPermit');
    expect(own).not.toContain('claim()');
    expect(rest).toContain('claim()');
  });

  it('a log query counts and has a description', () => {
    const { own } = panel('withdraw-find', 'flow');
    expect(own).toContain('1 log query');
    expect(own).not.toContain('0 read');
    expect(own).toContain('Reads event logs (eth_getLogs) of PufferWithdrawalManager');
    expect(own).toContain('Indexed account: your account');
  });

  it('an empty signature does not show as a signature', () => {
    const { own } = panel('stake-steth-approved', 'flow');
    expect(own).toContain('permitData.v: 0, no signature');
    expect(own).not.toContain('27 or 28');
  });

  it('a region without requests says so', () => {
    expect(panel('withdraw-queue', 'index').own).toBe(
      'Run with SDK 1.32.0. Part of withdraw-queue.ts. It sends nothing.',
    );
  });
});

describe('a sequence', () => {
  it('has an arrow for each step: a signature ends at the wallet, a receipt at the node', () => {
    expect(steps('stake-steth', 'flow').slice(0, 4)).toEqual([
      'to-contract Reads ERC20Permit.nonces(address)',
      'to-contract Reads ERC20Permit.name()',
      'to-wallet Asks the wallet to sign',
      'to-contract Asks the wallet to send a transaction',
    ]);
    expect(steps('stake-weth', 'flow')[2]).toBe('to-node Waits for the receipt');
  });

  it('draws the calls of a batch from the wallet', () => {
    expect(
      steps('batch-deposit', 'flow')
        .filter((step) => /^(?:from|to)-wallet/.test(step))
        .slice(0, 3),
    ).toEqual([
      'to-wallet Asks the wallet to send the calls below as one batch',
      'from-wallet Asks the wallet to send a transaction',
      'from-wallet Asks the wallet to send a transaction',
    ]);
  });

  it('does not repeat the part above', () => {
    const { own, rest } = panel('stake-weth', 'flow');
    expect(own).toContain('Asks the wallet to send');
    const [weth] = [...examples.values()].filter(({ name }) => name === 'stake-weth');
    const code = weth && restCode(weth, new Set(['flow']));
    expect(code).toContain('// ... the part "flow" of this page ...');
    expect(code).not.toContain('.deposit(');
    expect(rest).not.toContain('Asks the wallet to send');
  });
});

it('names every field of typed data', () => {
  const { own } = panel('stake-steth', 'flow');
  for (const text of [
    'Asks the wallet to sign: Permit of stETH',
    'domain.name: the result of name(), an example here',
    'domain.version: 2',
    'domain.chainId: 1 (Mainnet)',
    'domain.verifyingContract: stETH',
    'Primary type: Permit',
    'message.owner: your account',
    'message.spender: PufferDepositor',
    'message.value: 500000000000000000 base units of stETH (18 decimals), that is 0.5',
    'message.nonce: 0 permits of the owner before this one',
    'message.deadline: 1767232800, Unix seconds: 2 hours after the request',
    'permitData.v: from the signature of the permit',
  ])
    expect(own).toContain(text);
});

it('a simulation does not count as a read and shows its payment', () => {
  const { own } = panel('deposit-quote', 'flow');
  expect(own).toMatch(/Simulates PufferVaultV5\.depositETH\(address\)[^]*Value: 0\.1 ETH/);
});

it('a page with all of a file has one list', () => {
  const { own, rest } = panel('deposit-eth', null);
  expect(own).toContain('What this sends: 1 transaction, 1 wait for a receipt, 1 request for accounts');
  expect(rest).toBe('');
});

it('a file without a flow region shows below its last region', () => {
  expect(panel('lagoon-redeem', 'request').rest).toBe('');
  expect(panel('lagoon-redeem', 'claim').rest).toContain('What the rest sends: 1 transaction');
});

describe('figures of a recording beside observed ones', () => {
  it.each([
    ['validator-ticket-pufeth', true],
    ['lagoon-redeem', true],
    ['stake-steth', false],
    ['errors-handle', false],
  ])('%s says that they can differ: %s', (name, differ) => {
    const { own, rest } = panel(name, null);
    expect(`${own}${rest}`.includes('Reads gave example values')).toBe(differ);
  });
});
