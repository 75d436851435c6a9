import { concatHex, encodeDeployData, type Abi, type Address, type Hex } from 'viem';
import { mined, type Node } from './anvil/node';

/** Sends the deploying transactions; never an account of an example. */
const DEPLOYER: Address = '0x00000000000000000000000000000000000dEa10';

const GAS = '0x2faf080';

/**
 * Deploys a contract at a chosen address. Its constructor runs there, so that storage, immutables and `address(this)`
 * are right: the creation code is set as the code of the address, called for the runtime code, run in a transaction for
 * its storage, and then replaced by the runtime code.
 *
 * @param from `msg.sender` of the constructor
 * @throws NodeError when the constructor reverts
 */
export async function placeCode(
  node: Node,
  address: Address,
  creation: Hex,
  value = 0n,
  from: Address = DEPLOYER,
): Promise<void> {
  const { request } = node;
  const call = { from, to: address, gas: GAS, value: `0x${value.toString(16)}` };
  await request('anvil_setBalance', [from, `0x${(value + 10n ** 21n).toString(16)}`]);
  await request('anvil_setCode', [address, creation]);
  const runtime = await request<Hex>('eth_call', [call, 'latest']);
  const hash = await request<Hex>('eth_sendTransaction', [call]);
  const { status } = await mined(node, hash);
  if (status !== '0x1') throw new Error(`the constructor at ${address} reverted`);
  await request('anvil_setCode', [address, runtime]);
}

/** Deploys a contract whose address does not matter, in an ordinary transaction. */
export async function deploy(node: Node, creation: Hex): Promise<Address> {
  await node.request('anvil_setBalance', [DEPLOYER, '0x3635c9adc5dea00000']);
  const hash = await node.request<Hex>('eth_sendTransaction', [{ from: DEPLOYER, data: creation, gas: GAS }]);
  const { status, contractAddress } = await mined(node, hash);
  if (status !== '0x1' || !contractAddress) throw new Error('a constructor reverted');
  return contractAddress;
}

/** Returns the creation code followed by the encoded constructor arguments. */
export function creationCode(abi: Abi, bytecode: Hex, args: readonly unknown[]): Hex {
  const takesNone = !abi.some((item) => item.type === 'constructor' && item.inputs.length > 0);
  return takesNone ? concatHex([bytecode]) : encodeDeployData({ abi, bytecode, args });
}
