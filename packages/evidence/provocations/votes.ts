import { encodeAbiParameters, keccak256, numberToHex, parseEther, zeroAddress, type Hex } from 'viem';
import { give, type Step } from '../steps';
import { permit } from './signatures';
import { after, at, does, reader, refuses, type Trial } from './trial';

const LOCK = 'vlPUFFER';
const MONTH = 30n * 86_400n;
const WEEK = 7n * 86_400n;
const least = parseEther('10');
const huge = 2n ** 205n;

const holder: readonly Step[] = [give('PUFFER', '1000'), does('reader', 'PUFFER.approve', [at(LOCK), 2n ** 256n - 1n])];
const locked: readonly Step[] = [...holder, does('reader', `${LOCK}.createLock`, [least, 2n])];

/** vlPUFFER. */
export const votes: readonly Trial[] = [
  refuses('InvalidAmount', `${LOCK}.createLock`, [least - 1n, 1n], { before: holder, passes: { args: [least, 1n] } }),
  refuses('InvalidMultiplier', `${LOCK}.createLock`, [least, 0n], { before: holder, passes: { args: [least, 1n] } }),
  refuses('InvalidMultiplier', `${LOCK}.createLock`, [least, 25n], { before: holder, passes: { args: [least, 24n] } }),
  refuses('LockAlreadyExists', `${LOCK}.createLock`, [least, 1n], { before: locked, time: after(2n * MONTH) }),
  refuses('LockDoesNotExist', `${LOCK}.withdraw`, [reader]),
  refuses('TokensLocked', `${LOCK}.withdraw`, [reader], {
    before: locked,
    time: after(2n * MONTH - 1n),
    passes: { time: after(2n * MONTH) },
  }),
  refuses(
    'EnforcedPause',
    `${LOCK}.createLockWithPermit`,
    async (ground) => [least, 1n, await permit(ground, 'PUFFER', at(LOCK), least)],
    { before: [...holder, does('owner', `${LOCK}.pause`)] },
  ),
  refuses('TokensMustBeUnlocked', `${LOCK}.kickUsers`, [[reader]], {
    from: 'friend',
    before: locked,
    time: after(2n * MONTH + WEEK),
    passes: { time: after(2n * MONTH + WEEK + 1n) },
  }),
  refuses('TransfersDisabled', `${LOCK}.transfer`, [at('friend'), 1n], { before: locked }),
  refuses('ReLockingWillReduceVLBalance', `${LOCK}.reLock`, [least - 1n, 1n], {
    before: locked,
    time: after(MONTH),
    passes: { args: [least, 1n] },
  }),
  refuses('NewUnlockTimeMustBeGreaterThanCurrentLock', `${LOCK}.reLock`, [least, 1n], {
    before: locked,
    time: after(MONTH - 1n),
    passes: { time: after(MONTH) },
  }),
  refuses('EnforcedPause', `${LOCK}.createLock`, [least, 1n], { before: [...holder, does('owner', `${LOCK}.pause`)] }),
  refuses('EnforcedPause', `${LOCK}.reLock`, [least, 2n], { before: [...locked, does('owner', `${LOCK}.pause`)] }),
  refuses('EnforcedPause', `${LOCK}.pause`, [], { from: 'owner', before: [does('owner', `${LOCK}.pause`)] }),
  refuses('OwnableUnauthorizedAccount', `${LOCK}.pause`, [], { passes: { from: 'owner' } }),
  refuses('InvalidPufferToken', `${LOCK}.constructor`, [reader, zeroAddress], { passes: { args: [reader, reader] } }),
  refuses('ERC20ExceededSafeSupply', `${LOCK}.createLock`, [huge, 24n], {
    before: [
      ...holder,
      {
        what: 'the account holds 2^205 base units of PUFFER, which nobody can',
        act: (ground) =>
          ground.node.request('anvil_setStorageAt', [
            ground.token('PUFFER'),
            balanceSlot(ground.account('reader')),
            numberToHex(huge, { size: 32 }),
          ]),
      },
    ],
    passes: { args: [huge, 1n] },
  }),
  refuses('CheckpointUnorderedInsertion', `${LOCK}.delegate`, [at('friend')], {
    before: [...locked, does('reader', `${LOCK}.delegate`, [reader])],
    time: after(-1_000n),
    passes: { time: after(0n) },
  }),
];

/** Storage slot of a balance in OpenZeppelin's ERC20, whose first variable the balances are. */
const balanceSlot = (account: Hex): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, 0n]));
