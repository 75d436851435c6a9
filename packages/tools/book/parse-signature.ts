import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { writtenInteger } from './written-integer';
import type { Signed } from './signature';

/** A function, event or error as written by the reader. */
export interface Written extends Signed {
  readonly kind: 'function' | 'event' | 'error';
}

const LONGEST = 2_000;
/** Deepest structs and lists of lists that are read: deeper types take long to decode. */
export const DEEPEST = 6;
/** Solidity has neither lists of no items nor empty structs. */
const LISTS = String.raw`((?:\[(?:[1-9]\d{0,3})?\]){0,${DEEPEST}})`;
const TYPE = new RegExp(`^(?:address|bool|string|bytes(?:[1-9]|[12]\\d|3[0-2])?|(u?int\\d+))${LISTS}$`);
const STRUCT = new RegExp(`^(?:tuple)?\\s*(\\(.*\\))${LISTS}\\s*(?:(?:memory|calldata)\\s+)?(\\w*)$`, 's');

/**
 * Parses `deposit(uint256,address)`, with keywords and names: `function f((uint64 a, bool b)[] list) external`. Null
 * for everything else.
 */
export function parseSignature(text: string): Written | null {
  const typed = text.trim().replace(/;$/, '');
  const [, kind = 'function', name = '', rest = ''] =
    /^(?:(function|event|error)\s+)?([A-Za-z_$][\w$]*)\s*(\(.*)$/s.exec(typed) ?? [];
  if (name === '' || typed.length > LONGEST) return null;
  const end = closing(rest);
  if (end < 0 || !/^[\w\s(),[\].]*$/.test(rest.slice(end + 1))) return null;
  const inputs = parameters(rest.slice(1, end));
  return inputs === null ? null : { kind: kind as Written['kind'], name, inputs };
}

/** Index of the parenthesis that closes the first one; -1 without. */
function closing(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')' && --open === 0) return at;
  }
  return -1;
}

function parameters(text: string, depth = 0): BookParameter[] | null {
  if (depth > DEEPEST) return null;
  if (text.trim() === '') return [];
  const found: BookParameter[] = [];
  let start = 0;
  for (let at = 0, open = 0; at <= text.length; at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')') open--;
    if (at < text.length && (text[at] !== ',' || open > 0)) continue;
    const parameter = parameterOf(text.slice(start, at).trim(), depth);
    if (parameter === null) return null;
    found.push(parameter);
    start = at + 1;
  }
  return found;
}

function parameterOf(text: string, depth: number): BookParameter | null {
  const tuple = STRUCT.exec(text);
  if (tuple !== null) {
    const [, inside = '', lists = '', name = ''] = tuple;
    const components = closing(inside) === inside.length - 1 ? parameters(inside.slice(1, -1), depth + 1) : null;
    return components === null || components.length === 0 ? null : { name, type: `tuple${lists}`, components };
  }
  const [type = '', ...words] = text.split(/\s+/);
  const full = type.replace(/^(u?int)(?=\[|$)/, '$1256');
  const names = words.filter((word) => !/^(?:indexed|memory|calldata|payable)$/.test(word));
  const [known, integer] = TYPE.exec(full) ?? [];
  if (known === undefined || (integer && writtenInteger(integer) === null) || names.length > 1) return null;
  return { name: names[0] ?? '', type: full, ...(words.includes('indexed') ? { indexed: true } : {}) };
}
