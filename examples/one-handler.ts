/**
 * Reads a withdrawal request with one handler, imported by its subpath, without PufferClient.
 *
 * @chain Mainnet
 */
// #region flow
import { PufferWithdrawalManagerHandler } from '@pufferfinance/puffer-sdk/handlers/puffer-withdrawal-manager-handler';
import { createPublicClient, createWalletClient, http } from 'viem';
import { mainnet } from 'viem/chains';

const transport = http(process.env.RPC_URL ?? 'https://eth.example.com');
const publicClient = createPublicClient({ chain: mainnet, transport });
// reads need no wallet
const walletClient = createWalletClient({ chain: mainnet, transport });
const manager = new PufferWithdrawalManagerHandler(
  mainnet.id,
  walletClient,
  publicClient,
);

console.log(await manager.getWithdrawal(1234n));
// #endregion
