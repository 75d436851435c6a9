import {
  concatHex,
  encodeAbiParameters,
  encodePacked,
  keccak256,
  pad,
  parseAbiParameters,
  parseEther,
  zeroHash,
  type Address,
  type Hex,
} from 'viem';
import type { Step } from './steps';

/** Returns the leaf of an account's claim in the tree of an interval. */
export const rewardLeaf = (account: Address, amount: bigint): Hex =>
  keccak256(keccak256(encodeAbiParameters(parseAbiParameters('address, bool, uint256'), [account, false, amount])));

/** Header that LayerZero's token puts before the composed message. */
interface Head {
  readonly nonce: bigint;
  /** LayerZero's id of the source chain. */
  readonly source: number;
  /** Base units of the token that come with it. */
  readonly pufETH: bigint;
  readonly sender: Address;
}

/** An interval of epochs: wei of ETH, pufETH for one ETH, and the root of its tree. */
type Interval = Readonly<Record<'amount' | 'rate' | 'start' | 'end', bigint>> & { readonly root: Hex };

/** The message with which an interval of rewards arrives from Mainnet. */
export function intervalMessage({ nonce, source, pufETH, sender }: Head, interval: Interval): Hex {
  const data = encodeAbiParameters(
    parseAbiParameters([
      'Data data',
      'struct Data { uint256 amount; uint256 rate; uint256 start; uint256 end; bytes32 root; string uri; }',
    ]),
    [{ ...interval, uri: '' }],
  );
  const params = encodeAbiParameters(
    parseAbiParameters(['Params params', 'struct Params { uint8 kind; bytes data; }']),
    [{ kind: 0, data }],
  );
  const types = ['uint64', 'uint32', 'uint256', 'bytes32', 'bytes'] as const;
  return encodePacked(types, [nonce, source, pufETH, pad(sender, { size: 32 }), params]);
}

/** An interval arrives on Base, with one claim of the account in its tree: the proof is one hash of zeros. */
export const intervalArrives = (start: bigint, end: bigint, amount: bigint): Step => ({
  what: `the interval of epochs ${start} to ${end} arrives on Base, its tree built to fit the proof of the example`,
  act: (ground) => {
    const sender = ground.account('L1RewardManager of Mainnet');
    const root = keccak256(concatHex([zeroHash, rewardLeaf(ground.account('reader'), amount)]));
    const message = intervalMessage(
      { nonce: 1n, source: 1, pufETH: parseEther('9.5'), sender },
      { amount: parseEther('10'), rate: parseEther('0.95'), start, end, root },
    );
    const [bridge, executor] = [ground.account('pufETH bridge of Base'), ground.account('executor')];
    return ground.send('Timelock', 'L2RewardManager', 'lzCompose', [bridge, zeroHash, message, executor, '0x']);
  },
});
