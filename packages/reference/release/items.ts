import { toFunctionSignature } from 'viem';
import type { PackageSurface } from './package-surface';

/** The items of a release: key -> value. */
export type Items = ReadonlyMap<string, string>;

/**
 * A surface as single comparable items: an export, a member, a value, an ABI entry. A method's return type is an item
 * too (`... returns`), present only where it is written; so is the digest of its code (`... code`). Keys are `module
 * export`, `module export.member`, `abi Contract entry`, `package dependency`.
 */
export function itemsOf({ modules, contracts, dependencies }: PackageSurface): Items {
  const items = new Map<string, string>();
  for (const [path, exports] of Object.entries(modules))
    for (const [name, lines] of Object.entries(exports)) addExport(items, `${path} ${name}`, lines);
  for (const [name, lines] of Object.entries(contracts))
    for (const line of lines) items.set(`abi ${name} ${abiKey(line)}`, line);
  for (const [name, range] of Object.entries(dependencies)) items.set(`package ${name}`, range);
  return items;
}

function addExport(items: Map<string, string>, owner: string, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    // Facts of the surface that the package lacks: viem's name of a chain, where a handler finds its contract.
    if (/^\w+ in viem: |^handler /.test(line)) continue;
    if (index === 0) {
      items.set(owner, line.startsWith('const') ? 'const' : withoutReturn(line));
      continue;
    }
    const value = /^(value[\w.]*|\w+) = (.*)$/s.exec(line);
    const code = /^(\w+ code) (\w+)$/.exec(line);
    const preset = /^(\w+ default [\w.]+) = (.*)$/.exec(line);
    const [, words = '', name = '', rest = ''] = /^((?:protected |static |readonly )*)(\w+)(.*)$/s.exec(line) ?? [];
    if (code) items.set(`${owner}.${code[1]}`, code[2] ?? '');
    else if (preset) items.set(`${owner}.${preset[1]}`, preset[2] ?? '');
    else if (value) items.set(`${owner}.${value[1]}`, value[2] ?? '');
    else if (rest.startsWith('(')) {
      const end = closing(rest);
      items.set(`${owner}.${name}`, words + rest.slice(0, end));
      if (rest.length > end) items.set(`${owner}.${name} returns`, rest.slice(end + 2));
    } else items.set(`${owner}.${name}`, words + rest);
  }
}

const withoutReturn = (line: string): string => {
  if (!line.startsWith('function(')) return line;
  return line.slice(0, 'function'.length + closing(line.slice('function'.length)));
};

/** Position after the bracket that closes the first one. */
function closing(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return index + 1;
  }
  throw new Error(`${text}: a bracket is open`);
}

/** An ABI entry by kind, name and types: each overload is an entry. */
function abiKey(line: string): string {
  const [kind = ''] = line.split(' ');
  return line.includes('(') ? `${kind} ${toFunctionSignature(line.slice(kind.length + 1))}` : kind;
}
