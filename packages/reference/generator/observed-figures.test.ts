import { parseEther } from 'viem';
import { expect, it } from 'vitest';
import { productsIn, type Product } from '../model/minimums';
import { surface } from './fixtures/own-surface';

/**
 * Recomputes the observed figures from the formulas in the reference: conversions with one virtual share, each exit fee
 * rounded up, tickets rounded down, the treasury's share rounded up. Amounts are base units.
 */
const TEN = 10n ** 18n;
const floor = (a: bigint, b: bigint): bigint => a / b;
const ceil = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

type Round = (a: bigint, b: bigint) => bigint;
type Set = Readonly<Record<string, string>>;
type Formula = (amount: bigint, set: Set) => bigint;

const rate = (set: Set, name: string): bigint => parseEther(/^[\d.]+/.exec(set[name] ?? '')?.[0] ?? '');
const points = (set: Set, name: string): bigint => BigInt(/^\d+/.exec(set[name] ?? '')?.[0] ?? 'no fee');

/** Shares and assets of a vault with one virtual share; any large supply gives the same. */
const SUPPLY = 10n ** 24n;
const vault = (name: string) => {
  const assets = (set: Set): bigint => (SUPPLY * rate(set, name)) / TEN;
  return {
    shares:
      (round: Round): Formula =>
      (amount, set) =>
        round(amount * (SUPPLY + 1n), assets(set) + 1n),
    assets:
      (round: Round): Formula =>
      (amount, set) =>
        round(amount * (assets(set) + 1n), SUPPLY + 1n),
  };
};
const pufEth = vault('rate');
const lagoon = vault('value of a share');
const divided =
  (name: string, round: Round = floor): Formula =>
  (amount, set) =>
    round(amount * TEN, rate(set, name));
const times =
  (name: string): Formula =>
  (amount, set) =>
    floor(amount * rate(set, name), TEN);

/**
 * `redeem` rounds each of the two exit fees up; `withdraw` adds the gross-up, rounded down, before converting to
 * shares.
 */
const exitFees = (set: Set, round: (fee: bigint) => bigint): bigint =>
  round(points(set, 'exit fee')) + round(points(set, 'treasury fee'));
const redeemed: Formula = (shares, set) => {
  const assets = pufEth.assets(floor)(shares, set);
  return assets - exitFees(set, (fee) => ceil(assets * fee, 10_000n));
};
const withdrawn: Formula = (assets, set) => {
  const total = points(set, 'exit fee') + points(set, 'treasury fee');
  return pufEth.shares(ceil)(floor(assets * 10_000n, 10_000n - total), set);
};

const formulas: Readonly<Record<string, Formula>> = {
  'PufferVaultV5.convertToAssets(uint256)': pufEth.assets(floor),
  'PufferVaultV5.convertToShares(uint256)': pufEth.shares(floor),
  'PufferVaultV5.convertToSharesUp(uint256)': pufEth.shares(ceil),
  'PufferVaultV5.previewDeposit(uint256)': pufEth.shares(floor),
  'PufferVaultV5.previewMint(uint256)': pufEth.assets(ceil),
  'PufferVaultV5.previewRedeem(uint256)': redeemed,
  'PufferVaultV5.previewWithdraw(uint256)': withdrawn,
  'PufferVaultV5.deposit(uint256,address)': pufEth.shares(floor),
  'PufferVaultV5.depositETH(address)': pufEth.shares(floor),
  'PufferVaultV5.depositStETH(uint256,address)': (amount, set) =>
    pufEth.shares(floor)(times('stETH value of a share')(amount, set), set),
  'PufferVaultV5.mint(uint256,address)': pufEth.assets(ceil),
  'PufferVaultV5.redeem(uint256,address,address)': redeemed,
  'PufferVaultV5.withdraw(uint256,address,address)': withdrawn,
  'PufferVaultV5.mintRewards(uint256) pufETHAmount': pufEth.shares(floor),
  'ValidatorTicket.purchaseValidatorTicket(address)': divided('ticket price'),
  'ValidatorTicket.purchaseValidatorTicket(address) for the treasury': (amount, set) =>
    ceil(amount * points(set, 'treasury fee'), 10_000n),
  'ValidatorTicket.purchaseValidatorTicketWithPufETH(address,uint256)': (tickets, set) =>
    divided('PufferVaultV5 rate', ceil)(ceil(tickets * rate(set, 'PufferOracleV2 ticket price'), TEN), set),
  'Accountant.getRate()': (rate) => rate,
  'Teller.deposit(address,uint256,uint256)': divided('unifiETH Accountant rate'),
  'Teller.bulkDeposit(address,uint256,uint256,address)': divided('unifiETH Accountant rate'),
  'Teller.bulkWithdraw(address,uint256,uint256,address)': times('unifiETH Accountant rate'),
  // The offer differs and the price is set, or the other way round.
  'AtomicQueue.solve(address,address,address[],bytes,address) for the account': (amount, set) =>
    times('price' in set ? 'price' : 'offer')(amount, set),
  'LagoonVault.convertToShares(uint256)': lagoon.shares(floor),
  'LagoonVault.convertToAssets(uint256)': lagoon.assets(floor),
  'LagoonVault.convertToShares(uint256,uint256)': divided('value of a share'),
  'LagoonVault.convertToAssets(uint256,uint256)': times('value of a share'),
  'LagoonVault.redeem(uint256,address,address)': times('value of a share'),
  'LagoonVault.withdraw(uint256,address,address)': divided('value of a share', ceil),
  'LagoonVault.syncDeposit(uint256,address,address)': lagoon.shares(floor),
  'L2RewardManager.claimRewards((bytes32,uint256,bool,address,bytes32[])[]) for the account':
    times('rate of the interval'),
  // A share has 9 decimals more than the asset, and the fee of 100 basis points is rounded down.
  'ConcreteMultiStrategyVault.previewDeposit(uint256)': (amount, set) =>
    (amount - floor(amount * points(set, 'fees'), 10_000n)) * 10n ** 9n,
  'ConcreteMultiStrategyVault.previewRedeem(uint256)': (shares) => shares / 10n ** 9n,
  'vlPUFFER.kickUsers(address[]) for the caller': (amount) => floor(amount, 100n),
};

const rows = surface.observedFigures.map((row) => ({
  ...row,
  name: [row.call, ...(row.reads === null ? [] : [row.reads])].join(' '),
}));
const named = rows.map((row) => ({ ...row, formula: formulas[row.name] }));

it('has a formula for every figure, and no other', () => {
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(Object.keys(formulas).sort());
});

it.each(named)('$name', ({ formula, tries, set }) => {
  for (const { amount, result } of tries) expect(`${formula?.(BigInt(amount), set)}`).toBe(result);
});

it('gives another result for another rate', () => {
  const [row] = named.filter(({ name }) => name === 'PufferVaultV5.previewRedeem(uint256)');
  const changed = { ...row?.set, rate: '1.08 ETH' };
  expect(`${row?.formula?.(TEN, changed)}`).not.toBe(row?.tries[2]?.result);
});

/** Every run of a call whose minimum has a preview. */
const previewed = surface.minimums.flatMap(({ of: calls, preview }) =>
  rows.filter(({ call }) => calls.includes(call.replace(/\(.*/, ''))).map((row) => ({ ...row, preview })),
);

it('computes the preview of a minimum from what the call gave', () => {
  expect(new Set(previewed.map(({ preview }) => preview)).size).toBe(2);
  for (const { name, preview, of, set, tries } of previewed)
    for (const { amount, result } of tries) {
      const numbers = new Map([
        [of, BigInt(amount)],
        ['rate', rate(set, 'unifiETH Accountant rate')],
        ['decimals', 18n],
      ]);
      const valueOf = ({ factors }: Product): bigint =>
        factors.reduce((value, factor) => {
          const number = numbers.get(factor.name) ?? 0n;
          return value * (factor.power ? 10n ** number : number);
        }, 1n);
      const { above, below } = productsIn(preview);
      expect(`${floor(valueOf(above), valueOf(below))}`, `${name} gives ${preview}`).toBe(result);
    }
});
