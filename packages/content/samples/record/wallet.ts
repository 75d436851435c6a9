import { keccak256, stringToHex, type Hex, type TypedDataDefinition } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** The first key of the mnemonic "test test ... junk", which every local node knows. Never send anything to it. */
export const TEST_KEY: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
export const testAccount = privateKeyToAccount(TEST_KEY);

/** 2026-01-01T00:00:00Z in Unix seconds. */
export const RECORDING_TIME = 1767225600;

/** Methods that public nodes do not have. viem tries them and continues without. */
export const unsupported: ReadonlySet<string> = new Set(['eth_fillTransaction']);

const BLOCK = '0x16e3600';
const hash = (text: string): Hex => keccak256(stringToHex(text));
const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`;

/** Answers all requests to the wallet and the node except `eth_call`; undefined for an unsupported method. */
export async function answer(
  chainId: number,
  method: string,
  params: readonly unknown[],
  id: number,
): Promise<unknown> {
  switch (method) {
    case 'eth_requestAccounts':
    case 'eth_accounts':
      return [testAccount.address.toLowerCase()];
    case 'eth_chainId':
      return hex(chainId);
    case 'eth_signTypedData_v4': {
      const { EIP712Domain: _, ...types } = (JSON.parse(String(params[1])) as { types: Record<string, unknown> }).types;
      return testAccount.signTypedData({ ...JSON.parse(String(params[1])), types } as unknown as TypedDataDefinition);
    }
    case 'eth_sendTransaction':
    case 'eth_sendRawTransaction':
      return hash(`transaction ${id}`);
    case 'wallet_sendCalls':
      return { id: hash(`batch ${id}`) };
    case 'wallet_getCallsStatus':
      return {
        version: '2.0.0',
        id: params[0],
        chainId: hex(chainId),
        atomic: true,
        status: 200,
        receipts: [receipt(hash(`transaction ${id}`))],
      };
    case 'eth_getTransactionReceipt':
      return receipt(String(params[0]));
    case 'eth_blockNumber':
      return hex(Number(BLOCK) + 5);
    case 'eth_getBlockByNumber':
    case 'eth_getBlockByHash':
      return {
        number: BLOCK,
        hash: hash('block'),
        timestamp: hex(RECORDING_TIME),
        baseFeePerGas: hex(10n ** 9n),
        transactions: [],
      };
    case 'eth_estimateGas':
      return hex(200_000);
    case 'eth_gasPrice':
    case 'eth_maxPriorityFeePerGas':
      return hex(10n ** 9n);
    case 'eth_getCode':
      return Number(params[1]) < Number(BLOCK) ? '0x' : '0x00';
    case 'eth_getTransactionCount':
      return '0x0';
    case 'eth_getBalance':
      return hex(10n ** 20n);
    case 'eth_getLogs':
      return [];
    case 'wallet_switchEthereumChain':
      return null;
    case 'hardhat_metadata':
      return { clientVersion: 'recorder', chainId };
    default:
      return undefined;
  }
}

function receipt(transactionHash: string): Readonly<Record<string, unknown>> {
  return {
    transactionHash,
    status: '0x1',
    blockNumber: BLOCK,
    blockHash: hash('block'),
    transactionIndex: '0x0',
    from: testAccount.address.toLowerCase(),
    to: null,
    contractAddress: null,
    cumulativeGasUsed: hex(200_000),
    gasUsed: hex(200_000),
    effectiveGasPrice: hex(10n ** 9n),
    logs: [],
    logsBloom: `0x${'0'.repeat(512)}`,
    type: '0x2',
  };
}
