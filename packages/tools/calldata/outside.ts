import type { BookFunction, BookParameter, BookPlace } from '@sdk-docs/reference/model/tools-book';

const p = (type: string, name: string, components?: readonly BookParameter[]): BookParameter => ({
  type,
  name,
  ...(components === undefined ? {} : { components }),
});

const CALL = [p('address', 'target'), p('bool', 'allowFailure'), p('bytes', 'callData')];

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

/** Functions of contracts outside the SDK: those that carry calls (Safe, its MultiSend, Multicall3), and WETH's. */
export const OUTSIDE: Readonly<Record<string, readonly BookFunction[]>> = {
  Safe: [
    {
      name: 'execTransaction',
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
  [WETH]: [
    {
      name: 'deposit',
      mutability: 'payable',
      inputs: [],
    },
    {
      name: 'withdraw',
      inputs: [{ ...p('uint256', 'wad'), unit: 'base units of WETH (18 decimals)' }],
    },
  ],
  MultiSend: [
    {
      name: 'multiSend',
      mutability: 'payable',
      inputs: [p('bytes', 'transactions')],
    },
  ],
  Multicall3: [
    {
      name: 'aggregate3',
      mutability: 'payable',
      inputs: [p('tuple[]', 'calls', CALL)],
    },
    {
      name: 'aggregate3Value',
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
      mutability: 'payable',
      inputs: [p('tuple[]', 'calls', [p('address', 'target'), p('bytes', 'callData')])],
    },
  ],
};
