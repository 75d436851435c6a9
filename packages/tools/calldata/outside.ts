import type { BookFunction, BookParameter } from '@sdk-docs/reference/model/tools-book';

const p = (type: string, name: string, components?: readonly BookParameter[]): BookParameter => ({
  type,
  name,
  ...(components === undefined ? {} : { components }),
});

const CALL = [p('address', 'target'), p('bool', 'allowFailure'), p('bytes', 'callData')];

/** Functions of contracts outside of the SDK that carry calls: Safe, its MultiSend, Multicall3, ERC-20's own. */
export const OUTSIDE: Readonly<Record<string, readonly BookFunction[]>> = {
  Safe: [
    {
      name: 'execTransaction',
      summary: 'Makes the Safe send the call inside, once enough owners have signed.',
      mutability: 'payable',
      inputs: [
        p('address', 'to'),
        { ...p('uint256', 'value'), unit: 'wei' },
        p('bytes', 'data'),
        p('uint8', 'operation'),
        p('uint256', 'safeTxGas'),
        p('uint256', 'baseGas'),
        { ...p('uint256', 'gasPrice'), unit: 'wei' },
        p('address', 'gasToken'),
        p('address', 'refundReceiver'),
        p('bytes', 'signatures'),
      ],
    },
  ],
  MultiSend: [
    {
      name: 'multiSend',
      summary: 'Sends the calls inside one after the other; all fail when one fails.',
      mutability: 'payable',
      inputs: [p('bytes', 'transactions')],
    },
  ],
  Multicall3: [
    {
      name: 'aggregate3',
      summary: 'Sends the calls inside from the Multicall3 contract, not from the account.',
      mutability: 'payable',
      inputs: [p('tuple[]', 'calls', CALL)],
    },
    {
      name: 'aggregate3Value',
      summary: 'Sends the calls inside, with ETH, from the Multicall3 contract and not from the account.',
      mutability: 'payable',
      inputs: [
        p('tuple[]', 'calls', [
          CALL[0],
          CALL[1],
          { ...p('uint256', 'value'), unit: 'wei' },
          CALL[2],
        ] as BookParameter[]),
      ],
    },
    {
      name: 'aggregate',
      summary: 'Sends the calls inside from the Multicall3 contract, not from the account.',
      mutability: 'payable',
      inputs: [p('tuple[]', 'calls', [p('address', 'target'), p('bytes', 'callData')])],
    },
  ],
};
