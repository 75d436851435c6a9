import { parseEther } from 'viem';
import { arriving, order } from '../provocations/rewards';
import { at, does, reader } from '../provocations/trial';
import { settle } from '../settle';
import { give, wait, type Step } from '../steps';
import { gain, type Figure } from './figure';

const LAGOON = 'LagoonVault';
const CONCRETE = 'ConcreteMultiStrategyVault';
const LOCK = 'vlPUFFER';
const one = parseEther('1');

/** One share of the Lagoon vault is worth 1.1 pufETH: the second valuation counts 1.1 for the 1 that came in. */
const grown: readonly Step[] = [
  give('pufETH', '10'),
  does('reader', 'PufferVaultV5.approve', [at('tacpufETH'), parseEther('10')]),
  does('reader', `${LAGOON}.requestDeposit`, [one, reader, reader]),
  ...settle(0n),
  does('reader', `${LAGOON}.deposit`, [one, reader]),
  ...settle(parseEther('1.1')),
];
/** Half of the shares can be withdrawn, and a second deposit of one pufETH is settled too: ids 2 and 3. */
const settled: readonly Step[] = [
  ...grown,
  does('reader', `${LAGOON}.requestRedeem`, [one / 2n, reader, reader]),
  does('reader', `${LAGOON}.requestDeposit`, [one, reader, reader]),
  ...settle(parseEther('1.1')),
];
/** The last valuation is valid for a day. */
const valued: readonly Step[] = [
  ...grown,
  does('safe of Lagoon', `${LAGOON}.updateTotalAssetsLifespan`, [86_400n]),
  ...settle(parseEther('1.1')),
];
const pufETH = 'base units of pufETH (18 decimals)';
const tacpufETH = 'base units of tacpufETH (18 decimals)';
const concrete = 'base units of ctTACpufETH (27 decimals)';

const depositor: readonly Step[] = [
  give('pufETH', '2'),
  does('reader', 'PufferVaultV5.approve', [at(CONCRETE), one * 2n]),
];
const withdrawalFee = does('owner', `${CONCRETE}.setVaultFees`, [
  { depositFee: 100n, withdrawalFee: 100n, protocolFee: 0n, performanceFee: [] },
]);

/** The account's lock has ended, and its grace period of seven days too. */
const expired = (amount: bigint): readonly Step[] => [
  give('PUFFER', '100'),
  does('reader', 'PUFFER.approve', [at(LOCK), amount]),
  does('reader', `${LOCK}.createLock`, [amount, 1n]),
  wait(38),
];

/** A function of the Lagoon vault that converts assets to shares or shares to assets. */
const lagoon = (
  name: string,
  of: 'assets' | 'shares',
  amounts: Figure['amounts'],
  before: readonly Step[],
  rest: readonly unknown[],
): Figure => ({
  what: `${LAGOON}.${name}`,
  of,
  unit: of === 'assets' ? pufETH : tacpufETH,
  gives: of === 'assets' ? tacpufETH : pufETH,
  amounts,
  sets: { 'value of a share': '1.1 pufETH' },
  call: (amount) => ({ args: [amount, ...rest], before }),
});

const own = [reader, reader];

/** Lagoon, Concrete, and the reward for ending another account's lock. */
export const others: readonly Figure[] = [
  lagoon('convertToShares', 'assets', [1n, 2n, one], grown, []),
  lagoon('convertToAssets', 'shares', [9n, 10n, one], grown, []),
  lagoon('convertToAssets', 'shares', [9n, 10n, one], settled, [2n]),
  lagoon('convertToShares', 'assets', [1n, 2n, one], settled, [3n]),
  lagoon('redeem', 'shares', [9n, 10n, one / 2n], settled, own),
  lagoon('withdraw', 'assets', [1n, 2n, one / 2n], settled, own),
  lagoon('syncDeposit', 'assets', [1n, 2n, one], valued, own),
  {
    what: 'L2RewardManager.claimRewards',
    of: 'reward',
    unit: 'wei of ETH',
    gives: pufETH,
    amounts: [1n, 2n, one],
    sets: { 'rate of the interval': '0.95 pufETH for one ETH' },
    call: (amount) => ({
      args: order({ amount }),
      before: [...arriving(amount, parseEther('0.95')), wait(0.5)],
    }),
    reads: gain('for the account', 'PufferVaultV5', 'reader'),
  },
  {
    what: `${CONCRETE}.previewDeposit`,
    of: 'assets_',
    unit: pufETH,
    gives: concrete,
    amounts: [100n, 101n, one],
    sets: { fees: '100 basis points for deposits, 100 for withdrawals' },
    call: (amount) => ({ args: [amount], before: [...depositor, withdrawalFee] }),
  },
  {
    what: `${CONCRETE}.previewRedeem`,
    of: 'shares_',
    unit: concrete,
    gives: pufETH,
    amounts: [10n ** 9n - 1n, 10n ** 9n, 10n ** 27n],
    call: (amount) => ({
      args: [amount],
      before: [...depositor, does('reader', `${CONCRETE}.deposit`, [one, reader])],
    }),
  },
  {
    what: `${LOCK}.kickUsers`,
    of: 'locked PUFFER',
    unit: 'base units of PUFFER (18 decimals)',
    gives: 'base units of PUFFER (18 decimals)',
    amounts: [parseEther('10') + 99n, parseEther('10') + 100n, parseEther('100')],
    from: 'friend',
    call: (amount) => ({ args: [[reader]], before: expired(amount) }),
    reads: gain('for the caller', 'PUFFER', 'friend'),
  },
];
