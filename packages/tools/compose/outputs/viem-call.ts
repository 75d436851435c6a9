import type { Allowance } from '../composed';
import type { Call } from '../composed';
import { abiLiteral, humanAbi } from './literal';
import { awaitReceipt, clients, numbered, VIEM_NAMES } from './setup';

/** The approvals and the call with viem alone, as a module that type-checks. */
export function viemCall(call: Call): string {
  const { chain, item, to, args, value, place, contract, allowances } = call;
  const name = VIEM_NAMES[chain] ?? 'mainnet';
  const literals = item.inputs.map((input, index) => abiLiteral(input, args[index]));
  return [
    "import 'viem/window';",
    `import { createPublicClient, createWalletClient, custom${allowances.length > 0 ? ', erc20Abi' : ''}, parseAbi } from 'viem';`,
    `import { ${name} } from 'viem/chains';`,
    '',
    ...clients(name, call),
    '',
    ...allowances.flatMap(approval),
    'const hash = await walletClient.writeContract({',
    `  address: '${to}', // ${place ?? contract}`,
    `  abi: parseAbi([${JSON.stringify(humanAbi(item))}]),`,
    `  functionName: '${item.name}',`,
    ...(literals.length === 0 ? [] : [`  args: [${literals.join(', ')}],`]),
    ...(value === 0n ? [] : [`  value: ${value}n, // wei`]),
    '});',
    ...awaitReceipt('hash', 'receipt', contract),
    '',
  ].join('\n');
}

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
