import { getAddress, parseEther, zeroAddress, type Address, type Hex } from 'viem';
import type { Ground } from '../ground/ground';
import { give } from '../steps';
import { answering, refusing, standIn } from './stand-ins';
import { at, does, encoded, reader, refuses, type Trial } from './trial';

const one = parseEther('1');
const VAULT = 'PufferVaultV5';
const IMPLEMENTATION: Hex = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

/** Returns the code behind an ERC-1967 proxy. */
export async function implementation(ground: Ground, contract: string): Promise<Address> {
  const { address } = ground.contract(contract);
  const word = await ground.node.request<Hex>('eth_getStorageAt', [address, IMPLEMENTATION, 'latest']);
  return getAddress(`0x${word.slice(26)}`);
}

/** Calldata for AccessManager.execute, with which a contract can make several calls in one transaction. */
export function executing(ground: Ground, contract: string, functionName: string, args: readonly unknown[]): Hex {
  const data = encoded(ground, contract, functionName, args);
  return ground.encode('AccessManager', 'execute', [ground.contract(contract).address, data]);
}

/** pufETH: its limits, fees, and what its administrators may not do. */
export const vault: readonly Trial[] = [
  refuses(
    'DepositAndWithdrawalForbidden',
    'AccessManager.multicall',
    (ground) => [
      [
        executing(ground, VAULT, 'depositETH', [reader]),
        executing(ground, VAULT, 'redeem', [0n, reader, at('AccessManager')]),
      ],
    ],
    { raisedBy: VAULT, passes: { args: (ground) => [[executing(ground, VAULT, 'depositETH', [reader])]] } },
  ),
  refuses('ERC4626ExceededMaxRedeem', `${VAULT}.redeem`, [one + 1n, reader, reader], {
    before: [give('pufETH', '1')],
    passes: { args: [one, reader, reader] },
  }),
  refuses(
    'ERC4626ExceededMaxWithdraw',
    `${VAULT}.withdraw`,
    async (ground) => [
      (await ground.read<bigint>(VAULT, 'maxWithdraw', [ground.account('reader')])) + 1n,
      reader,
      reader,
    ],
    {
      before: [give('pufETH', '1')],
      passes: {
        args: async (ground) => [await ground.read(VAULT, 'maxWithdraw', [ground.account('reader')]), reader, reader],
      },
    },
  ),
  refuses('ETHTransferFailed', `${VAULT}.transferETH`, [at('receiver'), 1n], {
    from: 'PufferWithdrawalManager',
    before: [standIn('receiver', 'refuses ETH', refusing)],
    passes: { args: [reader, 1n] },
  }),
  refuses('EnumerableMapNonexistentKey', `${VAULT}.claimWithdrawalsFromLido`, [[1n]], { from: 'Operations multisig' }),
  refuses('InvalidExitFeeBasisPoints', `${VAULT}.setExitFeeBasisPoints`, [251n], {
    from: 'Operations multisig',
    passes: { args: [250n] },
  }),
  refuses('InvalidExitFeeBasisPoints', `${VAULT}.setTreasuryExitFeeBasisPoints`, [251n, at('treasury')], {
    from: 'Operations multisig',
    passes: { args: [250n, at('treasury')] },
  }),
  refuses('InvalidAddress', `${VAULT}.setTreasuryExitFeeBasisPoints`, [1n, zeroAddress], {
    from: 'Operations multisig',
    passes: { args: [0n, zeroAddress] },
  }),
  refuses('MathOverflowedMulDiv', `${VAULT}.convertToAssets`, [2n ** 256n - 1n]),
  refuses('AccessManagedUnauthorized', `${VAULT}.burn`, [0n], { passes: { from: 'ValidatorTicket' } }),
  refuses('AccessManagedUnauthorized', `${VAULT}.depositETH`, [reader], {
    value: one,
    before: [does('Timelock', 'AccessManager.setTargetClosed', [at(VAULT), true])],
  }),
  refuses('AccessManagedInvalidAuthority', 'AccessManager.updateAuthority', [at(VAULT), reader], {
    from: 'Timelock',
    raisedBy: VAULT,
  }),
  refuses('InvalidInitialization', `${VAULT}.initialize`, [at('AccessManager')]),
  refuses('UUPSUnauthorizedCallContext', `${VAULT}.proxiableUUID`),
  refuses('UUPSUnsupportedProxiableUUID', `${VAULT}.upgradeToAndCall`, [at('new code'), '0x'], {
    from: 'Timelock',
    before: [standIn('new code', 'answers 1', answering(1n))],
  }),
  refuses('ERC1967InvalidImplementation', `${VAULT}.upgradeToAndCall`, [at('new code'), '0x'], {
    from: 'Timelock',
    before: [standIn('new code', 'refuses every call', refusing)],
  }),
  refuses(
    'ERC1967NonPayable',
    `${VAULT}.upgradeToAndCall`,
    async (ground) => [await implementation(ground, VAULT), '0x'],
    {
      from: 'Timelock',
      value: 1n,
      passes: { value: 0n },
    },
  ),
  refuses(
    'FailedInnerCall',
    `${VAULT}.upgradeToAndCall`,
    async (ground) => [await implementation(ground, VAULT), '0xdeadbeef'],
    { from: 'Timelock' },
  ),
  refuses('AddressEmptyCode', 'AccessManager.execute', [reader, '0x12345678'], { from: 'Timelock' }),
];
