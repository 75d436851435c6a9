import { zeroAddress, zeroHash } from 'viem';
import type { Ground } from '../ground/ground';
import { merkleRoot } from '../merkle';
import { type Step } from '../steps';
import { callingBack, standIn } from './stand-ins';
import { after, at, does, encoded, reader, refuses, type At, type Trial } from './trial';
import { implementation } from './vault';

const DISTRIBUTOR = 'Distributor';
const NEWEST = 'DistributorNewest';
const WRAPPER = 'mtwCARROT';
const HOUR = 3_600n;
const MONTH = 30 * 86_400;
const puffer = at('PUFFER');

export const claim = (amount: bigint, token: At = puffer): readonly unknown[] => [
  [reader],
  [token],
  [amount],
  [[zeroHash]],
];
export const tree = (distributor: string, token: At): Step =>
  does('governor', `${distributor}.updateTree`, (ground) => [
    { merkleRoot: merkleRoot(ground.account('reader'), ground.account(token.name), 1n), ipfsHash: zeroHash },
  ]);
const disputable: readonly Step[] = [
  does('governor', `${DISTRIBUTOR}.setDisputeToken`, [puffer]),
  does('governor', `${DISTRIBUTOR}.setDisputePeriod`, [1]),
  tree(DISTRIBUTOR, puffer),
];
const claimAgain = callingBack(NEWEST, 'claim', claim(1n, at('calling token')));
const endOfDispute = (seconds: bigint) => async (ground: Ground) =>
  BigInt(await ground.read<number>(DISTRIBUTOR, 'endOfDisputePeriod')) + seconds;

/** Merkl's distributor, and the wrapper of CARROT. */
export const merkl: readonly Trial[] = [
  refuses('InvalidLengths', `${DISTRIBUTOR}.claim`, [[], [], [], []]),
  refuses('InvalidUninitializedRoot', `${DISTRIBUTOR}.claim`, claim(1n)),
  refuses('InvalidProof', `${DISTRIBUTOR}.claim`, claim(2n), {
    before: [tree(DISTRIBUTOR, puffer)],
    time: after(HOUR),
    passes: { args: claim(1n) },
  }),
  refuses('NotWhitelisted', `${DISTRIBUTOR}.claim`, claim(1n), {
    from: 'friend',
    before: [tree(DISTRIBUTOR, puffer)],
    time: after(HOUR),
    passes: { from: 'reader' },
  }),
  refuses('NotTrusted', `${DISTRIBUTOR}.toggleOperator`, [at('friend'), reader], { passes: { from: 'friend' } }),
  refuses('NotGovernor', `${DISTRIBUTOR}.toggleTrusted`, [reader], { passes: { from: 'governor' } }),
  refuses('NoDispute', `${DISTRIBUTOR}.resolveDispute`, [true], { from: 'governor' }),
  refuses('InvalidDispute', `${DISTRIBUTOR}.disputeTree`, ['reason'], {
    before: disputable,
    time: endOfDispute(0n),
    passes: { time: endOfDispute(-1n) },
  }),
  refuses('UnresolvedDispute', `${DISTRIBUTOR}.disputeTree`, ['reason'], {
    before: [...disputable, does('friend', `${DISTRIBUTOR}.disputeTree`, ['reason'])],
  }),
  refuses('ReentrantCall', `${NEWEST}.claim`, claim(1n, at('calling token')), {
    before: [standIn('calling token', 'claims again when it is asked', claimAgain), tree(NEWEST, at('calling token'))],
    time: after(HOUR),
  }),
  refuses(
    'ZeroAddress',
    'ERC1967Proxy.constructor',
    async (ground) => [
      await implementation(ground, WRAPPER),
      encoded(ground, WRAPPER, 'initialize', [at('CARROT'), 0, zeroAddress, at('DistributionCreator')]),
    ],
    { raisedBy: WRAPPER },
  ),
  refuses('NotGovernorOrGuardian', `${WRAPPER}.setCliffDuration`, [MONTH], { passes: { from: 'guardian' } }),
  refuses('InvalidParam', `${WRAPPER}.setCliffDuration`, [MONTH - 1], { from: 'guardian', passes: { args: [MONTH] } }),
];
