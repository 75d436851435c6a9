import { encodePacked, keccak256, parseEther, zeroHash, type Hex } from 'viem';
import { intervalMessage, rewardLeaf } from '../interval';
import { give, wait, type Step } from '../steps';
import { answering, standIn } from './stand-ins';
import { after, at, does, reader, refuses, type Trial } from './trial';

const L1 = 'L1RewardManager';
const L1_NEWEST = 'L1RewardManagerNewest';
const L2 = 'L2RewardManager';
const BRIDGED = 'xPufETH';
const HOUR = 3_600n;
const ONE_ETH = parseEther('1');
const amount = 100n;
const interval = keccak256(encodePacked(['uint256', 'uint256'], [1n, 2n]));

const mint = (rewardsAmount: bigint, bridge = at('bridge')): readonly unknown[] => [
  { bridge, rewardsAmount, startEpoch: 1n, endEpoch: 2n, rewardsRoot: interval, rewardsURI: '' },
];
const newestMint = (startEpoch: bigint, rewardsRoot: Hex): readonly unknown[] => [
  { rewardsAmount: 0n, startEpoch, endEpoch: 2n, rewardsRoot, rewardsURI: '' },
];
const bridge: readonly Step[] = [
  standIn('bridge', 'answers yes', answering(1n)),
  standIn('lockbox', 'answers yes', answering(1n)),
  does('Timelock', `${L1}.updateBridgeData`, [at('bridge'), { destinationDomainId: 1 }]),
  does('Timelock', `${L1}.setAllowedRewardMintAmount`, [10n]),
];

/** A message of LayerZero's token with rewards for one account, in wei of ETH, at a rate of pufETH for one ETH. */
export const arriving = (amount: bigint, rate: bigint): readonly Step[] => [
  give('pufETH', '1', L2),
  does('Timelock', `${L2}.setPufETHOFT`, [at('PufferVaultV5')]),
  does('Timelock', `${L2}.lzCompose`, (ground) => {
    const head = { nonce: 0n, source: 0, pufETH: amount, sender: ground.account(L1) };
    const root = rewardLeaf(ground.account('reader'), amount);
    const message = intervalMessage(head, { amount, rate, start: 1n, end: 2n, root });
    return [at('PufferVaultV5'), zeroHash, message, reader, '0x'];
  }),
];
const arrived = arriving(amount, ONE_ETH);
export const order = (changes: Readonly<Record<string, unknown>> = {}): readonly unknown[] => [
  [{ intervalId: interval, account: reader, isL1Contract: false, amount, merkleProof: [], ...changes }],
];
const OPEN = 12n * HOUR;

/** Rewards in transit to L2. */
export const rewards: readonly Trial[] = [
  refuses('BridgeNotAllowlisted', `${L1}.setL2RewardClaimer`, [at('bridge'), at('friend')], {
    before: [standIn('bridge', 'answers yes', answering(1n))],
  }),
  refuses('InvalidMintAmount', `${L1}.mintAndBridgeRewards`, mint(11n), {
    from: 'Timelock',
    before: bridge,
    passes: { args: mint(10n) },
  }),
  refuses('NotAllowedMintFrequency', `${L1}.mintAndBridgeRewards`, mint(10n), {
    from: 'Timelock',
    before: [...bridge, does('Timelock', `${L1}.mintAndBridgeRewards`, mint(10n))],
    time: after(20n * HOUR - 1n),
    passes: { time: after(20n * HOUR) },
  }),
  refuses('InvalidMintFrequency', `${L1}.setAllowedRewardMintFrequency`, [20n * HOUR - 1n], {
    from: 'Timelock',
    passes: { args: [20n * HOUR] },
  }),
  refuses('InvalidRewardsRoot', `${L1_NEWEST}.mintAndBridgeRewards`, newestMint(1n, zeroHash), { from: 'Timelock' }),
  refuses('InvalidStartEpoch', `${L1_NEWEST}.mintAndBridgeRewards`, newestMint(0n, interval), { from: 'Timelock' }),
  refuses('InvalidClaimingInterval', `${L2}.claimRewards`, order()),
  refuses('ClaimingLocked', `${L2}.claimRewards`, order(), {
    before: arrived,
    time: after(OPEN - 1n),
    passes: { time: after(OPEN) },
  }),
  refuses('ClaimerNotSet', `${L2}.claimRewards`, order({ isL1Contract: true }), { before: arrived }),
  refuses('InvalidProof', `${L2}.claimRewards`, order({ amount: amount + 1n }), {
    before: arrived,
    time: after(OPEN),
    passes: { args: order() },
  }),
  refuses('AlreadyClaimed', `${L2}.claimRewards`, order(), {
    before: [...arrived, wait(0.5), does('reader', `${L2}.claimRewards`, order())],
  }),
  refuses('InvalidDelayPeriod', `${L2}.setDelayPeriod`, [6n * HOUR - 1n], {
    from: 'Timelock',
    passes: { args: [6n * HOUR] },
  }),
  refuses('InvalidDelayPeriod', `${L2}.setDelayPeriod`, [12n * HOUR + 1n], {
    from: 'Timelock',
    passes: { args: [12n * HOUR] },
  }),
  refuses('UnableToFreezeInterval', `${L2}.freezeClaimingForInterval`, [1n, 2n], {
    from: 'Timelock',
    before: arrived,
    time: after(OPEN),
    passes: { time: after(OPEN - 1n) },
  }),
  refuses('UnableToRevertInterval', `${L2}.revertInterval`, [1n, 2n], { from: 'Timelock', before: arrived }),
];

/** xPufETH's limits for bridges. */
export const bridged: readonly Trial[] = [
  refuses('IXERC20_LimitsTooHigh', `${BRIDGED}.setLimits`, [at('bridge'), 2n ** 255n, 0n], {
    from: 'Timelock',
    passes: { args: [at('bridge'), 2n ** 255n - 1n, 0n] },
  }),
  refuses('IXERC20_NotHighEnoughLimits', `${BRIDGED}.mint`, [reader, 11n], {
    from: 'bridge',
    before: [
      does('Timelock', 'AccessManager.grantRole', [0n, at('bridge'), 0]),
      does('Timelock', `${BRIDGED}.setLimits`, [at('bridge'), 10n, 0n]),
    ],
    passes: { args: [reader, 10n] },
  }),
];
