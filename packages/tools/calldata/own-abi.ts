import type { BookFunction, BookParameter, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { DEEPEST, parseSignature } from '../book/parse-signature';
import { OWN } from './report';

const LONGEST = 100_000;

/** The functions of a pasted ABI: JSON, or one signature per line. Reports what it can't read. */
export function ownFunctions(text: string): { readonly functions: FunctionsBook; readonly problem: string } {
  const typed = text.trim();
  if (typed === '') return { functions: {}, problem: '' };
  if (typed.length > LONGEST) return { functions: {}, problem: `An ABI has at most ${LONGEST} characters here.` };
  const items = typed.startsWith('[') || typed.startsWith('{') ? fromJson(typed) : fromLines(typed);
  if (items === null || items.length === 0)
    return {
      functions: {},
      problem: "This isn't an ABI: paste its JSON, or signatures such as deposit(uint256,address).",
    };
  return { functions: { [OWN]: items }, problem: '' };
}

function fromLines(text: string): BookFunction[] | null {
  const read = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseSignature(line));
  return read.some((item) => item === null)
    ? null
    : read.flatMap((item) => (item === null || item.kind !== 'function' ? [] : [payable(item.name, item.inputs)]));
}

function fromJson(text: string): BookFunction[] | null {
  try {
    const parsed = JSON.parse(text) as unknown;
    const items = Array.isArray(parsed) ? (parsed as unknown[]) : (parsed as { abi?: unknown }).abi;
    if (!Array.isArray(items)) return null;
    return items.flatMap((item: unknown): BookFunction[] => {
      const { type, name, inputs } = item as { type?: unknown; name?: unknown; inputs?: unknown };
      if (type !== 'function' || typeof name !== 'string') return [];
      return [
        payable(
          name,
          (Array.isArray(inputs) ? inputs : []).map((input) => parameterOf(input)),
        ),
      ];
    });
  } catch {
    return null;
  }
}

/** Whether a function takes ETH is not taken from the paste: no call is rejected for its value. */
const payable = (name: string, inputs: readonly BookParameter[]): BookFunction => ({
  name,
  inputs,
  mutability: 'payable',
});

function parameterOf(input: unknown, depth = 0): BookParameter {
  const { name, type, components } = input as { name?: unknown; type?: unknown; components?: unknown };
  if (typeof type !== 'string' || type.split('[').length > DEEPEST + 1 || depth > DEEPEST || isEmpty(type, components))
    throw new Error('no type that is read');
  return {
    name: typeof name === 'string' ? name : '',
    type,
    ...(Array.isArray(components) ? { components: components.map((field) => parameterOf(field, depth + 1)) } : {}),
  };
}

/** Whether a value of a type may have no words: Solidity has no such types, and lists of them take long to decode. */
const isEmpty = (type: string, components: unknown): boolean =>
  /\[0+\]/.test(type) || (type.startsWith('tuple') && !(Array.isArray(components) && components.length > 0));
