import { parseEther, zeroAddress } from 'viem';
import type { Ground } from '../ground/ground';
import { give, type Step } from '../steps';
import { answering, callingBack, standIn } from './stand-ins';
import { at, does, reader, refuses, type At, type Trial } from './trial';

const VAULT = 'ConcreteMultiStrategyVault';
const one = parseEther('1');
const limit = parseEther('1000000');

const holder: readonly Step[] = [give('pufETH', '2'), does('reader', 'PufferVaultV5.approve', [at(VAULT), limit * 2n])];
const deposited: readonly Step[] = [...holder, does('reader', `${VAULT}.deposit`, [one, reader])];
const shares = (ground: Ground): Promise<bigint> => ground.read<bigint>(VAULT, 'balanceOf', [ground.account('reader')]);

/** A strategy that reports 1 pufETH of the vault and pays only what the table allows. */
function strategy(table: Readonly<Record<string, bigint>>): readonly Step[] {
  const answers: Record<string, bigint | At> = { 'asset()': at('PufferVaultV5'), 'isProtectStrategy()': 0n, ...table };
  return [
    standIn('strategy', 'says it holds 1 pufETH', answering(one, answers)),
    does('owner', `${VAULT}.addStrategy`, [
      0n,
      false,
      { strategy: at('strategy'), allocation: { index: 0n, amount: 10_000n } },
    ]),
  ];
}
const callBack = standIn('strategy', 'deposits when it is asked', callingBack(VAULT, 'deposit', [1n, reader]));

/** The Concrete vault, with a stub where a strategy is needed. */
export const concrete: readonly Trial[] = [
  refuses('MaxError', `${VAULT}.deposit`, [one + 1n, reader], {
    before: [...holder, does('owner', `${VAULT}.setDepositLimit`, [one])],
    passes: { args: [one, reader] },
  }),
  refuses('MaxError', `${VAULT}.redeem`, async (ground) => [(await shares(ground)) + 1n, reader, reader], {
    before: deposited,
    passes: { args: async (ground) => [await shares(ground), reader, reader] },
  }),
  refuses('ZeroAmount', `${VAULT}.deposit`, [0n, reader], { before: holder, passes: { args: [1n, reader] } }),
  refuses('ZeroAmount', `${VAULT}.redeem`, [0n, reader, reader], { before: deposited }),
  refuses('InvalidRecipient', `${VAULT}.deposit`, [one, zeroAddress], {
    before: holder,
    passes: { args: [one, reader] },
  }),
  refuses('InsufficientVaultFunds', `${VAULT}.redeem`, async (ground) => [await shares(ground), reader, reader], {
    before: [...deposited, ...strategy({ 'getAvailableAssetsForWithdrawal()': 0n })],
  }),
  refuses('InsufficientFunds', `${VAULT}.redeem`, async (ground) => [await shares(ground), reader, reader], {
    before: [...deposited, ...strategy({ 'previewRedeem(uint256)': 0n })],
  }),
  refuses('ReentrancyGuardReentrantCall', `${VAULT}.deposit`, [one, reader], {
    before: [...holder, ...strategy({}), callBack],
  }),
  refuses('EnforcedPause', `${VAULT}.deposit`, [one, reader], { before: [...holder, does('owner', `${VAULT}.pause`)] }),
];
