import type { FunctionData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import type { Field } from '../shape';
import type { Value } from '../composed';

/** A value of the ABI as TypeScript: integers of up to 48 bits are numbers there, larger ones bigints. */
export function abiLiteral({ type, components }: BookParameter, value: Value): string {
  const list = /^(.*)\[\d*\]$/.exec(type);
  if (list !== null)
    return `[${asList(value)
      .map((item) => abiLiteral({ name: '', type: list[1] ?? '', ...(components ? { components } : {}) }, item))
      .join(', ')}]`;
  if (components !== undefined) {
    const fields = value as { readonly [name: string]: Value };
    return objectLiteral(components.map((part) => [part.name, abiLiteral(part, fields[part.name])]));
  }
  const bits = /^u?int(\d*)$/.exec(type)?.[1];
  return bits === undefined ? plainLiteral(value) : integerLiteral(value, Number(bits || 256));
}

/** A parameter of an SDK method as TypeScript. */
export function parameterLiteral(
  data: { readonly enumOf: (token: string) => string },
  field: Field,
  value: Value,
): string {
  const { shape, type } = field;
  if (value === undefined) return 'undefined';
  if (shape.kind === 'token') return `${data.enumOf(String(value))}.${String(value)}`;
  if (shape.kind === 'group') {
    const fields = value as { readonly [name: string]: Value };
    return objectLiteral(
      shape.fields
        .filter((part) => fields[part.name] !== undefined || !part.optional || isPermitPart(part))
        .map((part) => [part.name, parameterLiteral(data, part, fields[part.name] ?? zeroOf(part))]),
    );
  }
  if (shape.kind === 'list')
    return `[${asList(value)
      .map((item) => parameterLiteral(data, shape.item, item))
      .join(', ')}]`;
  if (shape.kind === 'integer')
    return integerLiteral(value, type === 'number' ? 32 : type === 'bigint' ? 256 : shape.bits);
  return plainLiteral(value);
}

const isPermitPart = ({ name }: Field): boolean => ['deadline', 'v', 'r', 's'].includes(name);

const zeroOf = ({ shape }: Field): Value =>
  shape.kind === 'bytes' ? `0x${'0'.repeat((shape.size ?? 0) * 2)}` : shape.kind === 'integer' ? 0n : undefined;

const asList = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as readonly Value[]) : []);

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
