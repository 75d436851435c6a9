import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

/** Errors that wrap others, of contracts that a call can pass through. Their last bytes are the inner error. */
export const WRAPPERS: readonly {
  readonly name: string;
  readonly inputs: readonly BookParameter[];
  readonly says: string;
}[] = [
  {
    name: 'WrappedError',
    inputs: [
      { name: 'target', type: 'address' },
      { name: 'selector', type: 'bytes4' },
      { name: 'reason', type: 'bytes' },
      { name: 'details', type: 'bytes' },
    ],
    says: 'A call inside the call failed (ERC-7751). The target is the contract that reverted.',
  },
  {
    name: 'FailedOpWithRevert',
    inputs: [
      { name: 'opIndex', type: 'uint256' },
      { name: 'reason', type: 'string' },
      { name: 'inner', type: 'bytes' },
    ],
    says: 'The ERC-4337 entry point refused a user operation; the account or the paymaster reverted.',
  },
  {
    name: 'FailedOp',
    inputs: [
      { name: 'opIndex', type: 'uint256' },
      { name: 'reason', type: 'string' },
    ],
    says: 'The ERC-4337 entry point refused a user operation.',
  },
];
