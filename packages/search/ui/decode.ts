import type { Hex } from 'viem';
import type { BookParameter, ErrorsBook, FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { agreedInputs } from '@sdk-docs/tools/book/agreed';
import { argumentsOf, type Argument } from '@sdk-docs/tools/book/arguments';
import { decodeExactly } from '@sdk-docs/tools/book/decode-exactly';
import { indexFunctions, selectorOf } from '@sdk-docs/tools/book/functions';
import { tokenDecimals } from '@sdk-docs/tools/book/token-decimals';

/** One argument of pasted data; a field of a struct or a list has the names around it, `permit.deadline`. */
interface DecodedArgument {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What the value counts or names: `1.5 pufETH`, `base units of WETH`, `PufferVault (Mainnet)`; '' for nothing. */
  readonly meaning: string;
}

/** The function or error of pasted data. */
export interface Decoded {
  readonly name: string;
  readonly arguments: readonly DecodedArgument[];
  /** Why the arguments cannot be read; '' where they can. */
  readonly problem: string;
}

/** A function or an error with the contract that has it. */
interface Candidate {
  readonly contract: string;
  readonly item: { readonly name: string; readonly inputs: readonly BookParameter[] };
}

const SELECTOR_END = 10;
/** Contracts that a meaning names. */
const NAMED = 2;

export const functionsWith = (book: FunctionsBook, data: Hex): readonly Candidate[] =>
  indexFunctions(book).get(data.slice(0, SELECTOR_END).toLowerCase()) ?? [];

export const errorsWith = ({ errors }: ErrorsBook, data: Hex): Candidate[] =>
  errors
    .filter((error) => selectorOf(error) === data.slice(0, SELECTOR_END).toLowerCase())
    .map((item) => ({ contract: item.contracts.join(', '), item }));

/** Decodes calldata or revert data as one of the candidates, which share a selector; null without any. */
export function decode(data: Hex, candidates: readonly Candidate[], places: PlacesBook): Decoded | null {
  const name = candidates[0]?.item.name;
  if (name === undefined) return null;
  const inputs = agreedInputs(candidates);
  const decoded = decodeExactly(inputs, data.slice(SELECTOR_END));
  if ('problem' in decoded) return { name, arguments: [], problem: decoded.problem };
  const args = argumentsOf(inputs, decoded.values, { places, decimalsOf: tokenDecimals(places) });
  return {
    name,
    arguments: args.flatMap((argument, place) =>
      flat(argument, '').map((row) => (row.meaning === '' ? { ...row, meaning: unitsAt(candidates, place) } : row)),
    ),
    problem: decoded.notes.join(' '),
  };
}

function flat(argument: Argument, around: string): DecodedArgument[] {
  const { type, value, human, unit, names, items, hidden } = argument;
  const name = around + argument.name;
  if (items.length > 0) {
    const more = { name, type, value: `and ${hidden} more`, meaning: '' };
    return [...items.flatMap((item) => flat(item, `${name}.`)), ...(hidden > 0 ? [more] : [])];
  }
  return [{ name, type, value: value || '[]', meaning: [human ?? unit ?? '', ...names].filter(Boolean).join('; ') }];
}

/** The units of an argument where contracts with the same function count different things. */
function unitsAt(candidates: readonly Candidate[], place: number): string {
  const units = new Map<string, string[]>();
  for (const { contract, item } of candidates) {
    const unit = item.inputs[place]?.unit;
    if (unit !== undefined) units.set(unit, [...(units.get(unit) ?? []), contract]);
  }
  return [...units]
    .map(
      ([unit, contracts]) =>
        `${unit} in ${contracts.slice(0, NAMED).join(', ')}${contracts.length > NAMED ? ' …' : ''}`,
    )
    .join('; ');
}
