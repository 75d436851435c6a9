import type { FunctionData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, integerOf } from '../../book/abi-types';
import type { Field } from '../shape';
import type { Value } from '../composed';

/** A value of the ABI as TypeScript: integers of up to 48 bits are numbers there, larger ones bigints. */
export function abiLiteral(parameter: BookParameter, value: Value): string {
  const { type, components } = parameter;
  const array = arrayOf(parameter);
  if (array !== null) return listLiteral(value, (item) => abiLiteral(array.item, item));
  if (components !== undefined) {
    const fields = value as { readonly [name: string]: Value };
    return objectLiteral(components.map((part) => [part.name, abiLiteral(part, fields[part.name])]));
  }
  const integer = integerOf(type);
  return integer === null ? plainLiteral(value) : integerLiteral(value, integer.bits);
}

/** A parameter of an SDK method as TypeScript. `tokenOf` writes a token: `Token.WETH`. */
export function parameterLiteral(tokenOf: (token: string) => string, field: Field, value: Value): string {
  const { shape, type } = field;
  if (value === undefined) return 'undefined';
  if (shape.kind === 'token') return tokenOf(String(value));
  if (shape.kind === 'group') {
    const fields = value as { readonly [name: string]: Value };
    return objectLiteral(
      shape.fields
        .filter((part) => fields[part.name] !== undefined || !part.optional || isPermitPart(part))
        .map((part) => [part.name, parameterLiteral(tokenOf, part, fields[part.name] ?? zeroOf(part))]),
    );
  }
  if (shape.kind === 'list') return listLiteral(value, (item) => parameterLiteral(tokenOf, shape.item, item));
  if (shape.kind === 'integer')
    return integerLiteral(value, type === 'number' ? 32 : type === 'bigint' ? 256 : shape.bits);
  return plainLiteral(value);
}

const isPermitPart = ({ name }: Field): boolean => ['deadline', 'v', 'r', 's'].includes(name);

const zeroOf = ({ shape }: Field): Value =>
  shape.kind === 'bytes' ? `0x${'0'.repeat((shape.size ?? 0) * 2)}` : shape.kind === 'integer' ? 0n : undefined;

const listLiteral = (value: Value, literal: (item: Value) => string): string =>
  `[${(value as readonly Value[]).map(literal).join(', ')}]`;

const integerLiteral = (value: Value, bits: number): string => `${String(value)}${bits <= 48 ? '' : 'n'}`;

/** Hex, texts, true and false. JSON is TypeScript for texts of all characters. */
const plainLiteral = (value: Value): string =>
  typeof value === 'bigint'
    ? `${value}n`
    : typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)
      ? `'${value}'`
      : JSON.stringify(value ?? '');

const objectLiteral = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;

/** `function deposit(uint256 assets, address receiver) payable`, as `parseAbi` reads it. */
export const humanAbi = ({ name, inputs, stateMutability }: FunctionData): string =>
  `function ${name}(${inputs.map(humanParameter).join(', ')})${stateMutability === 'payable' ? ' payable' : ''}`;

function humanParameter({ name, type, components }: BookParameter): string {
  const words =
    components === undefined ? type : type.replace('tuple', `(${components.map(humanParameter).join(', ')})`);
  return name === '' ? words : `${words} ${name}`;
}
