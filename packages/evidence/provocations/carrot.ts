import { parseEther, zeroAddress } from 'viem';
import type { Ground } from '../ground/ground';
import { give, type Step } from '../steps';
import { permit } from './signatures';
import { after, at, does, reader, refuses, type Trial } from './trial';

const STAKER = 'CarrotStaker';
const VESTING = 'CarrotVesting';
const FRESH = 'CarrotVesting before its setup';
/** 2025-04-21 00:00 UTC. */
const OPEN = 1_745_193_600n;
const DAY = 86_400n;
const STEP = 30n * DAY;

const holder: readonly Step[] = [
  give('CARROT', '100'),
  does('reader', 'CARROT.approve', [at(VESTING), parseEther('100')]),
  does('reader', 'CARROT.approve', [at(STAKER), parseEther('100')]),
];
const vesting: readonly Step[] = [...holder, does('reader', `${VESTING}.startVesting`, [parseEther('100')])];
const start = async (ground: Ground): Promise<bigint> =>
  BigInt(await ground.read<number>(VESTING, 'getStartTimestamp'));

/** CARROT's staker and vesting. */
export const carrot: readonly Trial[] = [
  refuses('UnstakingNotAllowed', `${STAKER}.unstake`, [1n, reader]),
  refuses('MethodNotAllowed', `${STAKER}.transfer`, [at('friend'), 0n]),
  refuses('UnauthorizedUnstakeEnable', `${STAKER}.allowUnstake`, [], {
    time: () => Promise.resolve(OPEN - 1n),
    passes: { time: () => Promise.resolve(OPEN) },
  }),
  refuses('OwnableInvalidOwner', `${STAKER}.constructor`, [reader, zeroAddress], {
    passes: { args: [reader, reader] },
  }),
  refuses('NotStarted', `${VESTING}.startVesting`, [1n], {
    before: holder,
    time: async (ground) => (await start(ground)) - 1n,
    passes: { time: start },
  }),
  refuses('InvalidAmount', `${VESTING}.startVesting`, [0n], { before: holder, passes: { args: [1n] } }),
  refuses('NoClaimableAmount', `${VESTING}.claim`, [], {
    before: vesting,
    time: after(STEP - 1n),
    passes: { time: after(STEP) },
  }),
  refuses('AlreadyDismantled', `${VESTING}.claim`, [], {
    before: [...vesting, does('owner', `${VESTING}.recoverPuffer`, [at('owner')])],
  }),
  refuses(
    'EnforcedPause',
    `${VESTING}.startVestingWithPermit`,
    async (ground) => [await permit(ground, 'CARROT', at(VESTING), 1n)],
    { before: [...holder, does('owner', `${VESTING}.pause`)] },
  ),
  refuses('ExpectedPause', `${VESTING}.unpause`, [], { from: 'owner' }),
  refuses('InvalidStartTimestamp', `${FRESH}.initializeVesting`, async (ground) => [await after(-1n)(ground), 1, 1], {
    from: 'owner',
    before: funded(),
    passes: { args: async (ground) => [await after(0n)(ground), 1, 1] },
  }),
  refuses('InvalidDuration', `${VESTING}.reinitializeVesting`, [5, 6], { from: 'owner', passes: { args: [6, 6] } }),
  refuses('InvalidSteps', `${VESTING}.reinitializeVesting`, [6, 0], { from: 'owner', passes: { args: [6, 1] } }),
  refuses(
    'ERC2612ExpiredSignature',
    `${VESTING}.startVestingWithPermit`,
    async (ground) => [await permit(ground, 'CARROT', at(VESTING), 1n, -1n)],
    {
      raisedBy: 'CARROT',
      before: holder,
      passes: { args: async (ground) => [await permit(ground, 'CARROT', at(VESTING), 1n, 0n)] },
    },
  ),
  refuses('TransferPaused', 'PUFFER before its opening.transfer', [at('friend'), 1n], {
    before: [does('bank', 'PUFFER before its opening.transfer', [reader, 1n])],
    passes: { from: 'bank' },
  }),
];

/** The owner holds the rewards and has approved them for the contract that is not set up yet. */
function funded(): readonly Step[] {
  const rewards = parseEther('55000000');
  return [
    does('bank', 'PUFFER.transfer', [at('owner'), rewards]),
    does('owner', 'PUFFER.approve', [at(FRESH), rewards]),
  ];
}
