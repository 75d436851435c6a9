import type { BookEvent, EventsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackInput } from '../book/unpack-input';

const event = (name: string, ...inputs: readonly string[]): BookEvent => ({
  name,
  inputs: inputs.map(unpackInput),
});

const safe = (indexed: string): BookEvent[] =>
  ['ExecutionSuccess', 'ExecutionFailure'].map((name) => event(name, `${indexed}bytes32 txHash`, 'uint256 payment'));

/**
 * Events of contracts outside the SDK that tell whether the call inside a transaction failed: its receipt can say that
 * it succeeded. General knowledge, without an entry in the reference.
 */
export const OUTSIDE_EVENTS: EventsBook = {
  'Safe up to 1.3.0': safe(''),
  'Safe 1.4.1': safe('indexed '),
  Safe: ['ExecutionFromModuleSuccess', 'ExecutionFromModuleFailure'].map((name) =>
    event(name, 'indexed address module'),
  ),
  EntryPoint: [
    event(
      'UserOperationEvent',
      'indexed bytes32 userOpHash',
      'indexed address sender',
      'indexed address paymaster',
      'uint256 nonce',
      'bool success',
      'uint256 actualGasCost|wei',
      'uint256 actualGasUsed',
    ),
  ],
};
