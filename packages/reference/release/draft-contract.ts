import type { AbiParameter } from '../model/contract';

/** Additional declarations for an entry: name -> text. */
type Types = Map<string, { readonly outside: boolean; readonly text: string }>;

const stub = (what: string): string =>
  `    /// @notice TODO: say what ${what} does, and all that surface/README.md asks for.`;

/**
 * Adds entries of an ABI to the text of a Solidity interface, above its closing brace, with the structs, enums and
 * contracts they name. Existing text does not change.
 *
 * @param lines - entries as the lock writes them
 */
export function addEntries(source: string, contract: string, lines: readonly string[]): string {
  const types: Types = new Map();
  const entries = lines.map((line) => entryText(line, types));
  const isNew = (name: string): boolean => !new RegExp(`\\b(?:interface|struct|enum) ${name}\\b`).test(source);
  const declared = [...types].filter(([name]) => isNew(name)).map(([, type]) => type);
  const inside = declared.filter(({ outside }) => !outside).map(({ text }) => text);
  const end = source.lastIndexOf('}');
  const start = source.search(/^\/\/\/ @title|^interface I/m);
  if (end < 0 || start < 0) throw new Error(`surface/contracts/${contract}.sol has no interface`);
  const outside = declared.filter((type) => type.outside).map(({ text }) => `${text}\n\n`);
  return [
    source.slice(0, start),
    ...outside,
    source.slice(start, end),
    ...[...inside, ...entries].map((text) => `${text}\n`),
    source.slice(end),
  ].join('');
}

/** An interface without entries, for a new ABI. */
export const newContract = (name: string): string =>
  `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\n\n/// @title ${name}\n/// @notice TODO: say what ${name} is for.\ninterface I${name} {\n}\n`;

function entryText(line: string, types: Types): string {
  if (/^(receive|fallback)/.test(line)) return `${stub('plain ether')}\n    receive() external payable;`;
  const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(line) ?? [];
  const open = line.indexOf('(');
  const [inputs, end] = parseList(line, open);
  const rest = line.slice(end);
  const at = rest.indexOf('returns (');
  const outputs = at < 0 ? [] : parseList(rest, at + 'returns '.length)[0];
  const write = (list: readonly AbiParameter[], location: string): string =>
    list.map((parameter) => parameterText(parameter, types, location)).join(', ');
  if (kind !== 'function') return `${stub(name)}\n    ${kind} ${name}(${write(inputs, '')});`;
  const mutability = /^ (view|pure|payable)/.exec(rest)?.[1];
  const words = ['external', ...(mutability === undefined ? [] : [mutability])].join(' ');
  const returns = outputs.length === 0 ? '' : ` returns (${write(outputs, 'memory')})`;
  return `${stub(name)}\n    function ${name}(${write(inputs, 'calldata')}) ${words}${returns};`;
}

function parameterText(parameter: AbiParameter, types: Types, location: string): string {
  const type = typeText(parameter, types);
  const needsPlace = /\]$|^(string|bytes)$/.test(type) || parameter.components !== undefined;
  return [type, parameter.indexed && 'indexed', needsPlace && location, parameter.name].filter(Boolean).join(' ');
}

function typeText({ type, components = [], internalType = '' }: AbiParameter, types: Types): string {
  const [, kind, path = ''] = /^(contract|struct|enum) (.*)$/.exec(internalType) ?? [];
  const suffix = /(?:\[\d*\])*$/.exec(type)?.[0] ?? '';
  if (kind === undefined && components.length === 0) return type;
  const name = path.replace(/\[.*$/, '').split('.').at(-1) || 'TODO';
  if (kind === 'contract') types.set(name, { outside: true, text: `interface ${name} {}` });
  if (kind === 'enum')
    types.set(name, {
      outside: false,
      text: `    /// @notice TODO: the members, in order.\n    enum ${name} { TODO }`,
    });
  if (components.length > 0) {
    const fields = components.map((field) => `        ${typeText(field, types)} ${field.name};`).join('\n');
    types.set(name, {
      outside: false,
      text: `    /// @notice TODO: what it holds.\n    struct ${name} {\n${fields}\n    }`,
    });
  }
  return name + suffix;
}

/**
 * Parameters between the brackets that open at `open`, and the position after them. The lock writes them as `(uint64 x)
 * as struct IVault.S[] s`.
 */
function parseList(line: string, open: number): readonly [readonly AbiParameter[], number] {
  const found: AbiParameter[] = [];
  let at = open + 1;
  while (line[at] !== ')') {
    const [components, behind] = line[at] === '(' ? parseList(line, at) : [undefined, at];
    const end = behind + (/[,)]/.exec(line.slice(behind))?.index ?? 0);
    found.push(parseParameter(components, line.slice(behind, end)));
    at = line[end] === ',' ? end + 2 : end;
  }
  return [found, at + 1];
}

/** `address as contract T indexed a`; after the components where there are some: `[] as struct S[] s`. */
function parseParameter(components: readonly AbiParameter[] | undefined, text: string): AbiParameter {
  const [, type = '', internalType, indexed, name = ''] =
    /^(\S*?)(?: as ((?:contract |struct |enum )?[\w.[\]]+))?( indexed)?(?: (\w+))?$/.exec(text) ?? [];
  return { type, components, internalType, indexed: indexed !== undefined, name };
}
