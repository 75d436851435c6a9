import type { AbiItem, AbiParameter, Contract } from '@sdk-docs/reference/model/contract';
import { words } from '../words';

interface Item extends AbiItem {
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly stateMutability?: string;
}

/**
 * The ABI of a contract as one Solidity interface, `I<Name>`. Structs are nested in it, contract types are `address`
 * and enums are `uint8`, so the file imports no other.
 */
export function solidityInterface({ name, abi, doc, functions, events, errors }: Contract): string {
  const known = [...functions, ...events, ...errors];
  const docOf = (item: Item): string => {
    const types = (item.inputs ?? []).map(canonical).join(',');
    const member = known.find(({ kind, signature }) => kind === item.type && signature === `${item.name}(${types})`);
    if (member === undefined) return '';
    const hex = member.kind === 'event' ? `topic ${member.topic}` : `selector ${member.selector}`;
    return `${comment(`@notice ${words(member.doc.summary)}`)}${comment(`@dev ${hex}`)}`;
  };
  const parts = [
    ...structsOf(abi as readonly Item[]),
    ...(abi as readonly Item[])
      .filter(({ type }) => type !== 'receive')
      .map((item) => `${docOf(item)}${declare(item)}`),
  ];
  const about = `/// @title ${name}\n/// @notice ${words(doc.summary)}\n`;
  return `${about}interface I${name} {\n${parts.map((part) => part.replace(/^/gm, '    ')).join('\n\n')}\n}\n`;
}

const comment = (text: string): string => `/// ${text}\n`;

/** ABI type with structs expanded, as in a signature. */
const canonical = ({ type, components }: AbiParameter): string =>
  components === undefined ? type : type.replace('tuple', `(${components.map(canonical).join(',')})`);

const structName = ({ internalType = '' }: AbiParameter): string =>
  /^struct (?:.*\.)?(\w+)/.exec(internalType)?.[1] ?? 'Unnamed';

const typeOf = (parameter: AbiParameter): string =>
  parameter.components === undefined ? parameter.type : parameter.type.replace('tuple', structName(parameter));

/** Every struct that the ABI uses, the inner ones first. */
function structsOf(abi: readonly Item[]): string[] {
  const found = new Map<string, string>();
  const visit = (parameter: AbiParameter): void => {
    parameter.components?.forEach(visit);
    if (parameter.components === undefined) return;
    const fields = parameter.components.map((field) => `    ${typeOf(field)} ${field.name};`).join('\n');
    found.set(structName(parameter), `struct ${structName(parameter)} {\n${fields}\n}`);
  };
  for (const { inputs = [], outputs = [] } of abi) [...inputs, ...outputs].forEach(visit);
  return [...found.values()];
}

function declare({ type, name, inputs = [], outputs = [], stateMutability, anonymous }: Item): string {
  if (type === 'event') {
    const fields = inputs.map((field) => `${typeOf(field)}${field.indexed ? ' indexed' : ''} ${field.name}`.trim());
    return `event ${name}(${fields.join(', ')})${anonymous === true ? ' anonymous' : ''};`;
  }
  if (type === 'error')
    return `error ${name}(${inputs.map((field) => `${typeOf(field)} ${field.name}`.trim()).join(', ')});`;
  const list = (fields: readonly AbiParameter[], place: string): string =>
    fields.map((field) => `${typeOf(field)}${needsPlace(field) ? ` ${place}` : ''} ${field.name}`.trim()).join(', ');
  const mutability = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  const results = outputs.length === 0 ? '' : ` returns (${list(outputs, 'memory')})`;
  return `function ${name}(${list(inputs, 'calldata')}) external${mutability}${results};`;
}

const needsPlace = ({ type, components }: AbiParameter): boolean =>
  components !== undefined || /\]$/.test(type) || type === 'bytes' || type === 'string';
