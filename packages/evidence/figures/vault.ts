import { parseEther } from 'viem';
import { at, does, reader } from '../provocations/trial';
import { give, type Step } from '../steps';
import type { Figure } from './figure';

const VAULT = 'PufferVaultV5';
const one = parseEther('1');

/** A function of one amount, which anybody may ask. */
const asks = (name: string, of: string, amounts: Figure['amounts']): Figure => ({
  what: `${VAULT}.${name}`,
  of,
  amounts,
  call: (amount) => ({ args: [amount] }),
});

const payer: readonly Step[] = [give('WETH', '2'), does('reader', 'WETH.approve', [at(VAULT), one * 2n])];
const holder: readonly Step[] = [give('pufETH', '2')];
const bothFees = does('Operations multisig', `${VAULT}.setTreasuryExitFeeBasisPoints`, [50n, at('treasury')]);
const sets = { 'treasury fee': '50 basis points' };

/** The vault's roundings and exit fees. Where it pays, its name stands for WETH. */
export const vault: readonly Figure[] = [
  asks('convertToAssets', 'shares', [14n, 15n, one]),
  asks('convertToShares', 'assets', [1n, 2n, one]),
  asks('convertToSharesUp', 'assets', [1n, 2n, one]),
  asks('previewDeposit', 'assets', [1n, 2n, one]),
  asks('previewMint', 'shares', [1n, 2n, one]),
  asks('previewRedeem', 'shares', [1n, 2n, one]),
  asks('previewWithdraw', 'assets', [1n, 2n, one]),
  {
    what: `${VAULT}.deposit`,
    of: 'assets',
    amounts: [1n, 2n, one],
    call: (amount) => ({ args: [amount, reader], before: payer }),
  },
  {
    what: `${VAULT}.depositETH`,
    of: 'value',
    amounts: [1n, 2n, one],
    call: (amount) => ({ args: [reader], value: amount }),
  },
  {
    what: `${VAULT}.depositStETH`,
    of: 'stETHSharesAmount',
    amounts: [1n, 2n, one],
    set: [VAULT, 'stETH'],
    call: (amount) => ({
      args: [amount, reader],
      before: [give('stETH', '2'), does('reader', 'stETH.approve', [at(VAULT), one * 2n])],
    }),
  },
  {
    what: `${VAULT}.mint`,
    of: 'shares',
    amounts: [1n, 2n, one],
    call: (amount) => ({ args: [amount, reader], before: payer }),
  },
  {
    what: `${VAULT}.redeem`,
    of: 'shares',
    amounts: [2n, 3n, one],
    sets,
    call: (amount) => ({ args: [amount, reader, reader], before: [...holder, bothFees] }),
  },
  {
    what: `${VAULT}.withdraw`,
    of: 'assets',
    amounts: [1n, 2n, one],
    sets,
    call: (amount) => ({ args: [amount, reader, reader], before: [...holder, bothFees] }),
  },
  {
    what: `${VAULT}.mintRewards`,
    of: 'rewardsAmount',
    amounts: [1n, 2n, one],
    from: 'L1RewardManager',
    call: (amount) => ({ args: [amount] }),
    gives: 'base units of pufETH (18 decimals)',
    reads: { what: 'pufETHAmount', read: 1 },
  },
];
