import { parseEther, zeroHash } from 'viem';
import { give, type Step } from '../steps';
import { answering, standIn } from './stand-ins';
import { after, at, does, now, reader, refuses, type Trial } from './trial';

const TELLER = 'unifiETH Teller';
const ACCOUNTANT = 'unifiETH Accountant';
const VAULT = 'unifiETH';
const QUEUE = 'AtomicQueue';
const one = parseEther('1');
const HOUR = 3_600n;
/** 1.05 WETH, the price of one share here. */
const price = parseEther('1.05');
const weth = at('WETH');

const holder: readonly Step[] = [give('WETH', '10'), does('reader', 'WETH.approve', [at(VAULT), parseEther('10')])];
const deposit = (amount: bigint, least: bigint, asset: unknown = weth): readonly unknown[] => [asset, amount, least];
const lockedShares: readonly Step[] = [
  ...holder,
  does('owner', `${TELLER}.setShareLockPeriod`, [HOUR]),
  does('reader', `${TELLER}.deposit`, deposit(price, 0n)),
];

/** A request for one share, valid for an hour, and a solver that holds the WETH for it. */
export const request = (amount: bigint, atomicPrice = one): readonly Step[] => [
  give('unifiETH', '1'),
  does('reader', `${VAULT}.approve`, [at(QUEUE), one]),
  standIn('simple solver', 'answers yes', answering(1n)),
  give('WETH', '1', 'simple solver'),
  does('simple solver', 'WETH.approve', [at(QUEUE), one]),
  does('reader', `${QUEUE}.updateAtomicRequest`, async (ground) => [
    at(VAULT),
    weth,
    { deadline: (await now(ground)) + HOUR, atomicPrice, offerAmount: amount, inSolve: false },
  ]),
];
export const solve = (...users: readonly unknown[]): readonly unknown[] => [
  at(VAULT),
  weth,
  users,
  '0x',
  at('simple solver'),
];
/** The request is mined one block after the one that its deadline counts from. */
const DEADLINE = HOUR - 12n;

/** The queue of UniFi vaults. */
export const queue: readonly Trial[] = [
  refuses('AtomicQueue__RequestDeadlineExceeded', `${QUEUE}.solve`, solve(reader), {
    before: request(one),
    time: after(DEADLINE + 1n),
    passes: { time: after(DEADLINE) },
  }),
  refuses('AtomicQueue__UserRepeated', `${QUEUE}.solve`, solve(reader, reader), {
    before: request(one),
    passes: { args: solve(reader) },
  }),
  refuses('AtomicQueue__ZeroOfferAmount', `${QUEUE}.solve`, solve(reader), { before: request(0n) }),
];

/** A UniFi vault's Teller and Accountant. */
export const teller: readonly Trial[] = [
  refuses('AccountantWithRateProviders__Paused', `${TELLER}.deposit`, deposit(price, 0n), {
    raisedBy: ACCOUNTANT,
    before: [...holder, does('owner', `${ACCOUNTANT}.pause`)],
  }),
  refuses('TellerWithMultiAssetSupport__Paused', `${TELLER}.deposit`, deposit(price, 0n), {
    before: [...holder, does('owner', `${TELLER}.pause`)],
  }),
  refuses('TellerWithMultiAssetSupport__AssetNotSupported', `${TELLER}.deposit`, deposit(price, 0n, at('stETH')), {
    before: holder,
    passes: { args: deposit(price, 0n) },
  }),
  refuses('TellerWithMultiAssetSupport__ZeroAssets', `${TELLER}.deposit`, deposit(0n, 0n), {
    before: holder,
    passes: { args: deposit(1n, 0n) },
  }),
  refuses('TellerWithMultiAssetSupport__MinimumMintNotMet', `${TELLER}.deposit`, deposit(price, one + 1n), {
    before: holder,
    passes: { args: deposit(price, one) },
  }),
  refuses(
    'TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow',
    `${TELLER}.depositWithPermit`,
    [at('PufferVaultV5'), one, 0n, 0n, 27, zeroHash, zeroHash],
    {
      before: [give('pufETH', '1'), does('reader', 'PufferVaultV5.approve', [at(VAULT), one - 1n])],
      passes: { args: [at('PufferVaultV5'), one - 1n, 0n, 0n, 27, zeroHash, zeroHash] },
    },
  ),
  refuses('TellerWithMultiAssetSupport__ZeroShares', `${TELLER}.bulkWithdraw`, [weth, 0n, 0n, reader], {
    from: 'owner',
    before: [give('unifiETH', '1', 'owner')],
    passes: { args: [weth, 1n, 0n, reader] },
  }),
  refuses(
    'TellerWithMultiAssetSupport__MinimumAssetsNotMet',
    `${TELLER}.bulkWithdraw`,
    [weth, one, price + 1n, reader],
    {
      from: 'owner',
      before: [give('unifiETH', '1', 'owner')],
      passes: { args: [weth, one, price, reader] },
    },
  ),
  refuses('TellerWithMultiAssetSupport__SharesAreLocked', `${VAULT}.transfer`, [at('friend'), one], {
    raisedBy: TELLER,
    before: [...lockedShares, does('owner', `${VAULT}.setBeforeTransferHook`, [at(TELLER)])],
    time: after(HOUR - 13n),
    passes: { time: after(HOUR - 12n) },
  }),
  refuses(
    'TellerWithMultiAssetSupport__SharesAreUnLocked',
    `${TELLER}.refundDeposit`,
    async (ground) => refund(await now(ground)),
    { from: 'owner', before: lockedShares, time: after(HOUR + 1n), passes: { time: after(HOUR) } },
  ),
  refuses(
    'TellerWithMultiAssetSupport__BadDepositHash',
    `${TELLER}.refundDeposit`,
    async (ground) => refund((await now(ground)) + 1n),
    {
      from: 'owner',
      before: lockedShares,
      time: after(HOUR),
      passes: { args: async (ground) => refund(await now(ground)) },
    },
  ),
  refuses('TellerWithMultiAssetSupport__ShareLockPeriodTooLong', `${TELLER}.setShareLockPeriod`, [259_201n], {
    from: 'owner',
    passes: { args: [259_200n] },
  }),
];

/** The second deposit of the setup, which the reader made at this time. */
const refund = (time: bigint): readonly unknown[] => [2n, reader, weth, price, one, time, HOUR];
