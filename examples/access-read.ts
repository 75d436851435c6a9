/**
 * Reads from the chain whether the vault is closed and who may call some of its functions.
 *
 * @chain Mainnet
 * @answers authority "0x8c1686069474410E6243425f4a10177a94EBEE11"
 * @answers isTargetClosed false
 * @answers getTargetFunctionRole "18446744073709551615"
 */
// #region flow
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  http,
  toFunctionSelector,
  type Address,
} from 'viem';

const PUBLIC_ROLE = 2n ** 64n - 1n;

const publicClient = createPublicClient({
  chain: VIEM_CHAINS[Chain.Mainnet],
  transport: http(process.env.RPC_URL ?? 'https://eth.example.com'),
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);

const vault = pufferClient.vault.getContract();
// The AccessManager; its published address is in the list of accounts.
const authority: Address = await vault.read.authority();
const manager = pufferClient.institutionalAccessManager.withAddress(authority);

const closed: boolean = await manager.isTargetClosed(vault.address);
console.log(
  `AccessManager ${authority}, the vault is ${closed ? 'closed' : 'open'}`,
);

for (const signature of [
  'depositETH(address)',
  'redeem(uint256,address,address)',
  'upgradeToAndCall(address,bytes)',
]) {
  const selector = toFunctionSelector(signature);
  const role: bigint = await manager.getTargetFunctionRole(
    vault.address,
    selector,
  );
  const open = role === PUBLIC_ROLE ? 'open to everyone' : `role ${role} only`;
  console.log(`${signature}: ${closed ? 'closed to everyone' : open}`);
}
// #endregion
