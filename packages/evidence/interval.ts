import {
  concatHex,
  encodeAbiParameters,
  keccak256,
  pad,
  parseAbiParameters,
  parseEther,
  toHex,
  zeroHash,
  type Address,
  type Hex,
} from 'viem';
import type { Ground } from './ground/ground';
import type { Step } from './steps';

/** Returns the root of a reward tree with two leaves: the claim of an account, and a hash of zeros. The proof is that hash. */
function rewardRoot(account: Address, amount: bigint): Hex {
  const leaf = encodeAbiParameters(parseAbiParameters('address, bool, uint256'), [account, false, amount]);
  return keccak256(concatHex([zeroHash, keccak256(keccak256(leaf))]));
}

/** The message with which an interval of rewards arrives from Mainnet. */
function message(ground: Ground, start: bigint, end: bigint, amount: bigint): Hex {
  const data = encodeAbiParameters(
    parseAbiParameters([
      'Data data',
      'struct Data { uint256 amount; uint256 rate; uint256 start; uint256 end; bytes32 root; string uri; }',
    ]),
    [
      {
        amount: parseEther('10'),
        rate: parseEther('0.95'),
        start,
        end,
        root: rewardRoot(ground.account('reader'), amount),
        uri: '',
      },
    ],
  );
  const params = encodeAbiParameters(
    parseAbiParameters(['Params params', 'struct Params { uint8 kind; bytes data; }']),
    [{ kind: 0, data }],
  );
  const from = pad(ground.account('L1RewardManager of Mainnet'));
  return concatHex([
    toHex(1, { size: 8 }),
    toHex(1, { size: 4 }),
    toHex(parseEther('9.5'), { size: 32 }),
    from,
    params,
  ]);
}

/** An interval arrives on Base, with one claim of the account in its tree. */
export const intervalArrives = (start: bigint, end: bigint, amount: bigint): Step => ({
  what: `the interval of epochs ${start} to ${end} arrives on Base, its tree built to fit the proof of the example`,
  act: (ground) =>
    ground.send('Timelock', 'L2RewardManager', 'lzCompose', [
      ground.account('pufETH bridge of Base'),
      zeroHash,
      message(ground, start, end, amount),
      ground.account('executor'),
      '0x',
    ]),
});
