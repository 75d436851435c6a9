import { parseEther, zeroAddress } from 'viem';
import { give, type Step } from '../steps';
import { unsigned } from './signatures';
import { answering, standIn } from './stand-ins';
import { after, at, does, now, reader, refuses, type Trial } from './trial';

const LOCKER = 'PufLocker';
const DEPOSITOR = 'PufferL2Depositor';
const POOL = 'PufToken';
const one = parseEther('1');
const MONTH = 30n * 86_400n;
const YEAR = 365n * 86_400n;
const pufETH = at('PufferVaultV5');
const lock = (amount: bigint, period: bigint, token: unknown = pufETH): readonly unknown[] => [
  token,
  reader,
  period,
  unsigned(amount),
];

const holder: readonly Step[] = [
  give('pufETH', '1'),
  does('reader', 'PufferVaultV5.approve', [at(LOCKER), one]),
  does('reader', 'PufferVaultV5.approve', [at(DEPOSITOR), one]),
];
const locked: readonly Step[] = [...holder, does('reader', `${LOCKER}.deposit`, lock(one, MONTH))];
const staker: readonly Step[] = [give('WETH', '1'), does('reader', 'WETH.approve', [at(DEPOSITOR), one])];
const deposit = (account: unknown, amount: bigint, token: unknown = at('WETH'), period = 0n): readonly unknown[] => [
  token,
  account,
  unsigned(amount),
  0n,
  period,
];
const migrator = does('Timelock', `${DEPOSITOR}.setMigrator`, [at('migrator'), true]);

const closed = (contract: string): Step => does('Timelock', 'AccessManager.setTargetClosed', [at(contract), true]);

/** PufLocker. */
export const locker: readonly Trial[] = [
  refuses('AccessManagedUnauthorized', `${LOCKER}.deposit`, lock(one, MONTH), { before: [...holder, closed(LOCKER)] }),
  refuses('DepositLocked', `${LOCKER}.withdraw`, [pufETH, [0n], reader], {
    before: locked,
    time: after(MONTH - 1n),
    passes: { time: after(MONTH) },
  }),
  refuses('InvalidDepositIndex', `${LOCKER}.withdraw`, [pufETH, [1n], reader], {
    before: locked,
    time: after(MONTH),
    passes: { args: [pufETH, [0n], reader] },
  }),
  refuses('InvalidRecipientAddress', `${LOCKER}.withdraw`, [pufETH, [0n], zeroAddress], {
    before: locked,
    time: after(MONTH),
    passes: { args: [pufETH, [0n], reader] },
  }),
  refuses('NoWithdrawableAmount', `${LOCKER}.withdraw`, [pufETH, [], reader]),
  refuses('InvalidLockPeriod', `${LOCKER}.deposit`, lock(one, MONTH - 1n), {
    before: holder,
    passes: { args: lock(one, MONTH) },
  }),
  refuses('InvalidLockPeriod', `${LOCKER}.deposit`, lock(one, YEAR + 1n), {
    before: holder,
    passes: { args: lock(one, YEAR) },
  }),
  refuses('TokenNotAllowed', `${LOCKER}.deposit`, lock(one, MONTH, at('WETH'))),
  refuses('InvalidAmount', `${LOCKER}.deposit`, lock(0n, MONTH), { before: holder, passes: { args: lock(1n, MONTH) } }),
  refuses('SafeERC20FailedOperation', `${LOCKER}.deposit`, lock(one, MONTH, at('other token')), {
    before: [
      standIn('other token', 'answers false', answering(0n)),
      does('Timelock', `${LOCKER}.setIsAllowedToken`, [at('other token'), true]),
    ],
  }),
];

/** PufferL2Depositor and its tokens. */
export const depositor: readonly Trial[] = [
  refuses('AccessManagedUnauthorized', `${DEPOSITOR}.deposit`, deposit(reader, 1n), {
    before: [...staker, closed(DEPOSITOR)],
  }),
  refuses('InvalidToken', `${DEPOSITOR}.deposit`, deposit(reader, 1n, at('stETH'))),
  refuses('InvalidAccount', `${DEPOSITOR}.deposit`, deposit(zeroAddress, 1n), {
    raisedBy: POOL,
    before: staker,
    passes: { args: deposit(reader, 1n) },
  }),
  refuses('InvalidAmount', `${DEPOSITOR}.deposit`, deposit(reader, 0n), {
    raisedBy: POOL,
    before: staker,
    passes: { args: deposit(reader, 1n) },
  }),
  refuses('TotalDepositCapReached', `${DEPOSITOR}.deposit`, deposit(reader, one), {
    raisedBy: POOL,
    before: [...staker, does('Timelock', `${DEPOSITOR}.setDepositCap`, [at('WETH'), one - 1n])],
    passes: { args: deposit(reader, one - 1n) },
  }),
  refuses('MigratorContractNotAllowed', `${POOL}.migrate`, [1n, at('migrator'), reader]),
  refuses('ExpiredSignature', `${POOL}.migrateWithSignature`, async (ground) => migration(await now(ground)), {
    before: [migrator],
  }),
  refuses('InvalidSignature', `${POOL}.migrateWithSignature`, async (ground) => migration((await now(ground)) + 1n), {
    before: [migrator],
  }),
];

const migration = (expiry: bigint): readonly unknown[] => [reader, at('migrator'), reader, 1n, expiry, '0x'];
