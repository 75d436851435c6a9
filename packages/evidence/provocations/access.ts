import { zeroAddress, type Hex } from 'viem';
import type { Ground } from '../ground/ground';
import type { Step } from '../steps';
import { after, at, does, reader, refuses, type Trial } from './trial';

const MANAGER = 'InstitutionalAccessManager';
const HOUR = 3_600n;
const WEEK = 7n * 24n * HOUR;
const ROLE = 5n;
const ADMIN = 0n;
const PUBLIC = 2n ** 64n - 1n;
const SELECTOR = '0x12345678';

/** The reader holds a role with a delay of one hour, for one function of the target. */
const delayed: readonly Step[] = [
  does('owner', `${MANAGER}.setTargetFunctionRole`, [at('target'), [SELECTOR], ROLE]),
  does('owner', `${MANAGER}.grantRole`, [ROLE, reader, HOUR]),
];
const scheduled: readonly Step[] = [...delayed, does('reader', `${MANAGER}.schedule`, [at('target'), SELECTOR, 0])];
/** The same for a function of the manager itself, which needs no contract behind the target. */
const label = (ground: Ground): Hex => ground.encode(MANAGER, 'labelRole', [ROLE, 'label']);
const delayedAdmin: readonly Step[] = [
  does('owner', `${MANAGER}.grantRole`, [ADMIN, reader, HOUR]),
  does('reader', `${MANAGER}.schedule`, (ground) => [at(MANAGER), label(ground), 0]),
];
const execute = (ground: Ground): readonly unknown[] => [at(MANAGER), label(ground)];

/** OpenZeppelin's access manager, as institutional vaults have one. */
export const access: readonly Trial[] = [
  refuses('AccessManagerAlreadyScheduled', `${MANAGER}.schedule`, [at('target'), SELECTOR, 0], { before: scheduled }),
  refuses('AccessManagerBadConfirmation', `${MANAGER}.renounceRole`, [ROLE, at('friend')], {
    passes: { args: [ROLE, reader] },
  }),
  refuses('AccessManagerNotScheduled', `${MANAGER}.execute`, [at('target'), SELECTOR], { before: delayed }),
  refuses('AccessManagerNotReady', `${MANAGER}.execute`, execute, {
    before: delayedAdmin,
    time: after(HOUR - 1n),
    passes: { time: after(HOUR) },
  }),
  refuses('AccessManagerExpired', `${MANAGER}.execute`, execute, {
    before: delayedAdmin,
    time: after(HOUR + WEEK),
    passes: { time: after(HOUR + WEEK - 1n) },
  }),
  refuses('AccessManagerInvalidInitialAdmin', 'AccessManager.constructor', [zeroAddress]),
  refuses('AccessManagerLockedAccount', `${MANAGER}.setTargetClosed`, [at(MANAGER), true], { from: 'owner' }),
  refuses('AccessManagerLockedRole', `${MANAGER}.labelRole`, [ADMIN, 'admin'], {
    from: 'owner',
    passes: { args: [ROLE, 'role'] },
  }),
  refuses('AccessManagerLockedRole', `${MANAGER}.grantRole`, [PUBLIC, reader, 0], {
    from: 'owner',
    passes: { args: [PUBLIC - 1n, reader, 0] },
  }),
  refuses('AccessManagerUnauthorizedAccount', `${MANAGER}.grantRole`, [ROLE, reader, 0], { passes: { from: 'owner' } }),
  refuses('AccessManagerUnauthorizedCall', `${MANAGER}.execute`, [at('target'), SELECTOR]),
  refuses('AccessManagerUnauthorizedCancel', `${MANAGER}.cancel`, [reader, at('target'), SELECTOR], {
    from: 'friend',
    before: scheduled,
    passes: { from: 'reader' },
  }),
  refuses('AccessManagerUnauthorizedConsume', `${MANAGER}.consumeScheduledOp`, [reader, SELECTOR], {
    from: 'PufferVaultV5',
  }),
];
