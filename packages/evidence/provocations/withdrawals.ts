import { parseEther, zeroAddress } from 'viem';
import { finalise, otherRequests } from '../queue';
import { give, type Step } from '../steps';
import { at, does, reader, refuses, type Trial } from './trial';
import { executing } from './vault';

const MANAGER = 'PufferWithdrawalManager';
const least = parseEther('0.01');
const most = parseEther('100');

const holder: readonly Step[] = [
  give('pufETH', '200'),
  does('reader', 'PufferVaultV5.approve', [at(MANAGER), parseEther('200')]),
];

/** Two-step withdrawals: requests, batches, payouts. */
export const withdrawals: readonly Trial[] = [
  refuses('WithdrawalAmountTooLow', `${MANAGER}.requestWithdrawal`, [least - 1n, reader], {
    before: holder,
    passes: { args: [least, reader] },
  }),
  refuses('WithdrawalAmountTooHigh', `${MANAGER}.requestWithdrawal`, [most + 1n, reader], {
    before: holder,
    passes: { args: [most, reader] },
  }),
  refuses('WithdrawalToZeroAddress', `${MANAGER}.requestWithdrawal`, [least, zeroAddress], {
    before: holder,
    passes: { args: [least, reader] },
  }),
  refuses(
    'MultipleWithdrawalsAreForbidden',
    'AccessManager.multicall',
    (ground) => [Array(2).fill(executing(ground, MANAGER, 'requestWithdrawal', [least, reader]))],
    {
      raisedBy: MANAGER,
      before: [
        give('pufETH', '1', 'AccessManager'),
        does('AccessManager', 'PufferVaultV5.approve', [at(MANAGER), least * 2n]),
      ],
      passes: { args: (ground) => [[executing(ground, MANAGER, 'requestWithdrawal', [least, reader])]] },
    },
  ),
  refuses('NotFinalized', `${MANAGER}.completeQueuedWithdrawal`, [10n], { before: otherRequests(1) }),
  refuses('WithdrawalAlreadyCompleted', `${MANAGER}.completeQueuedWithdrawal`, [10n], {
    before: [...otherRequests(10), finalise(1n), does('others', `${MANAGER}.completeQueuedWithdrawal`, [10n])],
    passes: { args: [11n] },
  }),
  refuses('BatchesAreNotFull', `${MANAGER}.finalizeWithdrawals`, [2n], {
    from: 'Paymaster',
    before: otherRequests(19),
    passes: { args: [1n] },
  }),
  refuses('BatchAlreadyFinalized', `${MANAGER}.finalizeWithdrawals`, [1n], {
    from: 'Paymaster',
    before: [...otherRequests(20), finalise(1n)],
    passes: { args: [2n] },
  }),
  refuses('NotAllWithdrawalsClaimed', `${MANAGER}.returnExcessETHToVault`, [[1n]], {
    from: 'Timelock',
    before: [...otherRequests(10), finalise(1n)],
  }),
  refuses('AlreadyReturned', `${MANAGER}.returnExcessETHToVault`, [[1n]], {
    from: 'Timelock',
    before: [
      ...otherRequests(10),
      finalise(1n),
      ...Array.from({ length: 10 }, (_, index) =>
        does('others', `${MANAGER}.completeQueuedWithdrawal`, [10n + BigInt(index)]),
      ),
    ],
  }),
  refuses('InvalidMaxWithdrawalAmount', `${MANAGER}.changeMaxWithdrawalAmount`, [least], {
    from: 'Timelock',
    passes: { args: [least + 1n] },
  }),
  refuses('BatchSizeCannotChange', `${MANAGER}.upgradeToAndCall`, [at('manager with batches of 11'), '0x'], {
    from: 'Timelock',
  }),
  refuses('SafeCastOverflowedUintDowncast', `${MANAGER}.finalizeWithdrawals`, [1n], {
    from: 'Paymaster',
    before: [
      ...otherRequests(10),
      {
        what: 'the vault gets 200,000 ETH, so that one pufETH is worth more than 18.45 ETH',
        act: (ground) => ground.transact('bank', ground.account('PufferVaultV5'), '0x', parseEther('200000')),
      },
    ],
  }),
];
