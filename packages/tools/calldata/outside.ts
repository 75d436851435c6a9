import type { BookFunction, BookPlace } from '@sdk-docs/reference/model/tools-book';
import { unpackInput } from '../book/unpack-input';

const payable = (name: string, inputs?: string): BookFunction => ({
  name,
  mutability: 'payable',
  inputs: inputs?.split(',').map(unpackInput) ?? [],
});

/** A function that takes calls, a struct of `fields` each. */
const batch = (name: string, fields: string, ...before: readonly string[]): BookFunction => ({
  ...payable(name),
  inputs: [...before, ['tuple[] calls', ...fields.split(',')] as const].map(unpackInput),
});

/** The fields of a call, also those that a function takes as lists. */
const CALL = 'address target,bytes callData';
const CALL_WITH_ETH = 'address target,uint256 value|wei,bytes callData';

/**
 * The deployments of Safe's MultiSend and MultiSendCallOnly, versions 1.3.0 and 1.4.1. General knowledge, not from the
 * SDK.
 */
export const MULTISEND: readonly string[] = [
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
];

/** Wrapped ETH on Mainnet: WETH9, whose functions no ABI of the SDK has. */
export const WETH = 'WETH';

/** Contracts whose functions a place has: those of the docs, and WETH. */
export const contractsAt = ({ kind, path, chain, contracts }: BookPlace): readonly string[] =>
  kind === 'token' && path[0] === WETH && chain === 'Mainnet' ? [...contracts, WETH] : contracts;

/** Functions of contracts outside the SDK: those that carry calls (Safe, its MultiSend, Multicall3, smart accounts), and
 * WETH's. */
export const OUTSIDE: Readonly<Record<string, readonly BookFunction[]>> = {
  Safe: [
    payable(
      'execTransaction',
      'address to,uint256 value|wei,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice|wei,address gasToken,address refundReceiver,bytes signatures',
    ),
  ],
  [WETH]: [
    payable('deposit'),
    { name: 'withdraw', inputs: [unpackInput('uint256 wad|base units of WETH (18 decimals)')] },
  ],
  MultiSend: [payable('multiSend', 'bytes transactions')],
  Multicall3: [
    batch('aggregate3', CALL.replace(',', ',bool allowFailure,')),
    batch('aggregate3Value', CALL_WITH_ETH.replace(',', ',bool allowFailure,')),
    batch('aggregate', CALL),
    batch('tryAggregate', CALL, 'bool requireSuccess'),
  ],
  // ERC-4337 has no interface for calls: these are the functions of many accounts.
  Account: [
    payable('execute', CALL_WITH_ETH),
    batch('executeBatch', CALL_WITH_ETH),
    payable('executeBatch', 'address[] targets,uint256[] values|wei,bytes[] data'),
  ],
};
