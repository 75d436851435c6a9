import type { AbiItem, AbiParameter } from '../../model/contract';

/** Returns an ABI item on one line: `function f(uint256 a, (uint64 x) as struct S s) view returns (bool)`. */
export function abiEntry(item: AbiItem): string {
  const { type, name, inputs, outputs, stateMutability, anonymous } = item as unknown as {
    readonly type: string;
    readonly name?: string;
    readonly inputs?: readonly AbiParameter[];
    readonly outputs?: readonly AbiParameter[];
    readonly stateMutability?: string;
    readonly anonymous?: boolean;
  };
  const head = name === undefined ? type : `${type} ${name}(${listOf(inputs)})`;
  const returns = outputs && outputs.length > 0 ? ` returns (${listOf(outputs)})` : '';
  return `${head}${stateMutability ? ` ${stateMutability}` : ''}${anonymous ? ' anonymous' : ''}${returns}`;
}

function listOf(parameters: readonly AbiParameter[] = []): string {
  return parameters.map(parameterText).join(', ');
}

function parameterText({ type, name, internalType, indexed, components }: AbiParameter): string {
  const abiType = components ? type.replace(/^tuple/, `(${listOf(components)})`) : type;
  const written = internalType !== undefined && internalType !== type ? ` as ${internalType}` : '';
  return `${abiType}${written}${indexed ? ' indexed' : ''}${name ? ` ${name}` : ''}`;
}
