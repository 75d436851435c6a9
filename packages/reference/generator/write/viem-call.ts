import type { AbiParameter, Contract, ContractFunction } from '../../model/contract';
import { abiModule } from '../../model/routes';
import { formatCall, formatFields } from '../../model/type-text';
import { contractAddresses } from '../../model/contract-addresses';
import { isOverloaded } from '../../model/links';
import type { Reference } from '../../model/reference';
import { capitalized } from './sentence';
import { itemOf } from './tools/members';

/** Returns the clients, address and ABI that the calls of one contract page share. It type-checks alone. */
export function viemSetup(reference: Reference, contract: Contract): string {
  const known = contractAddresses(reference, contract.name).find(({ placeholder }) => !placeholder);
  const chain = known?.chain === 'Base' ? 'base' : 'mainnet';
  return [
    formatFields(
      'import ',
      ['createPublicClient', 'createWalletClient', 'http', 'type Address', 'type Hex'],
      ` from 'viem';`,
    ),
    `import { privateKeyToAccount } from 'viem/accounts';`,
    `import { ${chain} } from 'viem/chains';`,
    `import { ${contract.name} } from '${reference.surface.upstream.package}/dist/${abiModule(contract.name)}';`,
    '',
    known === undefined
      ? `// the SDK knows none: pass yours\nconst address = process.env.CONTRACT_ADDRESS as Address;`
      : `// ${known.label} on ${known.chain}\nconst address: Address = '${known.address}';`,
    `const publicClient = createPublicClient({ chain: ${chain}, transport: http() });`,
    `// viem checks no chain for a key: compare getChainId() first`,
    `const walletClient = createWalletClient({`,
    `  account: privateKeyToAccount(process.env.PRIVATE_KEY as Hex),`,
    `  chain: ${chain},`,
    `  transport: http(),`,
    `});`,
  ].join('\n');
}

/** Returns the TypeScript type of an ABI parameter, as viem infers it. */
function typeScriptType({ type, components }: Pick<AbiParameter, 'type' | 'components'>): string {
  const array = /^(.*)\[\d*\]$/.exec(type);
  if (array?.[1] !== undefined) return `readonly ${wrapReadonly(typeScriptType({ type: array[1], components }))}[]`;
  if (type === 'tuple') {
    return `{ ${(components ?? []).map((field) => `${field.name}: ${typeScriptType(field)}`).join('; ')} }`;
  }
  if (type === 'address') return 'Address';
  if (type === 'bool') return 'boolean';
  if (type === 'string') return 'string';
  if (type.startsWith('bytes')) return 'Hex';
  // viem uses number up to 48 bits, bigint above.
  return Number(/\d+/.exec(type)?.[0] ?? 256) <= 48 ? 'number' : 'bigint';
}

const wrapReadonly = (type: string): string => (type.startsWith('readonly ') ? `(${type})` : type);

/** Returns a function around one viem call, to paste and to type-check without example values. */
export function viemCall(contract: Contract, member: ContractFunction): string {
  const declared = itemOf(contract, member).inputs as readonly AbiParameter[];
  const inputs = declared.map((input, position) => ({
    name: input.name === '' ? `value${position}` : input.name,
    type: typeScriptType(input),
  }));
  const payable = member.mutability === 'payable';
  const write = payable || member.mutability === 'nonpayable';
  const parameters = [...inputs.map(({ name, type }) => `${name}: ${type}`), ...(payable ? ['wei: bigint'] : [])];
  const fields = [
    'address',
    `abi: ${contract.name}`,
    `functionName: '${member.name}'`,
    ...(inputs.length > 0 ? [`args: [${inputs.map(({ name }) => name).join(', ')}]`] : []),
    ...(payable ? ['value: wei'] : []),
  ];
  const call = formatFields(`  ${write ? 'walletClient.writeContract' : 'publicClient.readContract'}(`, fields, ');');
  return `${formatCall(`const ${callName(contract, member)} = `, parameters, ' =>')}\n${call}`;
}

/** Overloads need distinct names: the calls of one page form one module. */
function callName(contract: Contract, member: ContractFunction): string {
  if (!isOverloaded(contract, member.name)) return member.name;
  const types = member.inputs.map(({ abiType }) => abiType.replace(/\W+/g, ''));
  return `${member.name}${types.map(capitalized).join('')}`;
}
