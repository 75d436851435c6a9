import { parseEther } from 'viem';
import { at, does, reader } from '../provocations/trial';
import { give, type Step } from '../steps';
import type { Figure } from './figure';

const VAULT = 'PufferVaultV5';
const one = parseEther('1');

/** A function of the vault and the setup of its calls; by default it takes only an amount. */
const tries = (
  name: string,
  of: string,
  amounts: Figure['amounts'],
  call: Figure['call'] = (amount) => ({ args: [amount] }),
  rest: Partial<Figure> = {},
): Figure => ({ what: `${VAULT}.${name}`, of, amounts, call, ...rest });

const payer: readonly Step[] = [give('WETH', '2'), does('reader', 'WETH.approve', [at(VAULT), one * 2n])];
const bothFees = does('Operations multisig', `${VAULT}.setTreasuryExitFeeBasisPoints`, [50n, at('treasury')]);
const fees = (amount: bigint) => ({ args: [amount, reader, reader], before: [give('pufETH', '2'), bothFees] });
const sets = { 'treasury fee': '50 basis points' };

/** The vault's roundings and exit fees. Where the vault pays out, its name means WETH. */
export const vault: readonly Figure[] = [
  tries('convertToAssets', 'shares', [14n, 15n, one]),
  tries('convertToShares', 'assets', [1n, 2n, one]),
  tries('convertToSharesUp', 'assets', [1n, 2n, one]),
  tries('previewDeposit', 'assets', [1n, 2n, one]),
  tries('previewMint', 'shares', [1n, 2n, one]),
  tries('previewRedeem', 'shares', [1n, 2n, one]),
  tries('previewWithdraw', 'assets', [1n, 2n, one]),
  tries('deposit', 'assets', [1n, 2n, one], (amount) => ({ args: [amount, reader], before: payer })),
  tries('depositETH', 'value', [1n, 2n, one], (amount) => ({ args: [reader], value: amount })),
  tries(
    'depositStETH',
    'stETHSharesAmount',
    [1n, 2n, one],
    (amount) => ({
      args: [amount, reader],
      before: [give('stETH', '2'), does('reader', 'stETH.approve', [at(VAULT), one * 2n])],
    }),
    { set: [VAULT, 'stETH'] },
  ),
  tries('mint', 'shares', [1n, 2n, one], (amount) => ({ args: [amount, reader], before: payer })),
  tries('redeem', 'shares', [2n, 3n, one], fees, { sets }),
  tries('withdraw', 'assets', [1n, 2n, one], fees, { sets }),
  tries('mintRewards', 'rewardsAmount', [1n, 2n, one], undefined, {
    from: 'L1RewardManager',
    gives: 'base units of pufETH (18 decimals)',
    reads: { what: 'pufETHAmount', read: 1 },
  }),
];
