import { callName, type Allowance, type Call } from '../composed';
import { abiLiteral, humanAbi } from './literal';
import { awaitReceipt, clients, numbered, viemName, type Numbers } from './setup';

/** The calls with their approvals and viem only, as a module that type-checks. */
export function viemCall(calls: readonly Call[]): string {
  const [first] = calls;
  const name = viemName(first?.chain ?? 'Mainnet');
  const numbers = { call: 0, approval: 0 };
  const code = calls.flatMap((call) => [...approvalLines(call, numbers), ...viemLines(call, numbers), '']).slice(0, -1);
  return [
    "import 'viem/window';",
    `import { ${viemImports(code).join(', ')} } from 'viem';`,
    `import { ${name} } from 'viem/chains';`,
    '',
    ...clients(name, first?.from ?? null),
    '',
    ...code,
    '',
  ].join('\n');
}

/** Imports of viem that the lines need. */
export function viemImports(code: readonly string[]): readonly string[] {
  const text = code.join('\n');
  return [
    ...['createPublicClient', 'createWalletClient', 'custom'],
    ...['erc20Abi', 'parseAbi'].filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
  ];
}

/** One call: `writeContract`, or `sendTransaction` for raw calldata. */
export function viemLines(call: Call, numbers: Numbers): readonly string[] {
  const { item, to, args, value, place, contract, data } = call;
  const index = numbers.call++;
  const [hash, receipt] = [numbered('hash', index), numbered('receipt', index)];
  const sent = value === 0n ? [] : [`  value: ${value}n, // wei`];
  const literals = item?.inputs.map((input, at) => abiLiteral(input, args[at])) ?? [];
  return [
    ...(item === null
      ? [
          `const ${hash} = await walletClient.sendTransaction({`,
          `  to: '${to}',`,
          ...(data === '0x' ? [] : [`  data: '${data}',`]),
        ]
      : [
          `const ${hash} = await walletClient.writeContract({`,
          `  address: '${to}', // ${place ?? contract}`,
          `  abi: parseAbi([${JSON.stringify(humanAbi(item))}]),`,
          `  functionName: '${item.name}',`,
          ...(literals.length === 0 ? [] : [`  args: [${literals.join(', ')}],`]),
        ]),
    ...sent,
    '});',
    ...awaitReceipt(hash, receipt, callName(call)),
  ];
}

const approvalLines = ({ allowances }: Call, numbers: Numbers): readonly string[] =>
  allowances.flatMap((allowance) => approval(allowance, numbers.approval++));

/** An approval, and the wait for its receipt before the next transaction. */
export function approval(allowance: Allowance, index: number): readonly string[] {
  const { token, name, spender, spenderName, amount } = allowance;
  const [hash, receipt] = [numbered('approval', index), numbered('approved', index)];
  return [
    `const ${hash} = await walletClient.writeContract({`,
    `  address: '${token}', // ${name ?? 'the token'}`,
    '  abi: erc20Abi,',
    "  functionName: 'approve',",
    `  args: ['${spender}', ${amount}n], // spender: ${spenderName}`,
    '});',
    ...awaitReceipt(hash, receipt, 'Approval'),
    '',
  ];
}
