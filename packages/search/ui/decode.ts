import type { Hex } from 'viem';
import type { ErrorsBook, FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { indexFunctions, type FoundFunction } from '@sdk-docs/tools/book/functions';
import { Explainer, type CallNode } from '@sdk-docs/tools/calldata/explain';
import { Doctor, titleOf } from '@sdk-docs/tools/errors/doctor';

type Answer = ReturnType<Doctor['find']>['answers'][number];

/** One argument of pasted data; a field of a struct or a list has the names around it, `permit.deadline`. */
interface DecodedArgument {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** Meaning of the value: `1.5 pufETH`, `base units of WETH`, `PufferVault (Mainnet)`; '' for none. */
  readonly meaning: string;
}

/** The function or error of pasted data, with its inner calls or errors. */
export interface Decoded {
  readonly name: string;
  readonly arguments: readonly DecodedArgument[];
  /** Problems of the data: it is truncated, or has extra bytes; '' for none. */
  readonly problem: string;
}

const SELECTOR_END = 10;
/** Contracts that a meaning names. */
const NAMED = 2;
/** Warnings about the bytes only: those about values need the call's context. */
const ABOUT_BYTES = /^(?:truncated|extra|odd)-data$/;
const NO_RULES = { who: {}, cautions: {}, limits: [], implementations: [], formerAt: [] };

/** Decodes calldata as the tools do; null for a selector of no function. */
export function decodeCall(data: Hex, functions: FunctionsBook, places: PlacesBook): Decoded | null {
  const explainer = new Explainer(functions, { places, spenders: [], rules: NO_RULES });
  const call = {
    kind: 'call',
    to: null,
    from: null,
    value: null,
    chainId: null,
    operation: 'call',
    note: null,
  } as const;
  const node = explainer.explain({ ...call, data: data.toLowerCase() }, 0n, { chain: null, contract: '' });
  if (node.found === null) return null;
  const candidates = indexFunctions(functions).get(data.slice(0, SELECTOR_END).toLowerCase()) ?? [];
  return {
    name: node.found.item.name,
    arguments: [
      ...rowsOf(node.args, '', candidates),
      ...node.inner.flatMap((inner, index) => innerRows(inner, `${index + 1}.`)),
    ],
    problem: problemOf(node),
  };
}

/** Decodes revert data as the tools do; null for a selector of no error. */
export function decodeError(data: Hex, errors: ErrorsBook, places: PlacesBook): Decoded | null {
  const [answer] = new Doctor(errors, places).find(data).answers;
  if (answer === undefined || answer.kind === 'unknown') return null;
  const rows = (each: Answer, around: string): DecodedArgument[] => [
    ...rowsOf(each.args ?? [], around, []),
    ...each.inner.flatMap((inner, index) => [
      { name: `${around}${index + 1}`, type: 'error', value: titleOf(inner), meaning: '' },
      ...rows(inner, `${around}${index + 1}.`),
    ]),
  ];
  return {
    name: answer.kind === 'error' ? answer.error.name : titleOf(answer),
    arguments: rows(answer, ''),
    problem: answer.notes.join(' '),
  };
}

const problemOf = ({ warnings, notes }: CallNode): string =>
  [...warnings.filter(({ kind }) => ABOUT_BYTES.test(kind)).map(({ cause }) => cause), ...notes].join(' ');

function innerRows(node: CallNode, around: string): DecodedArgument[] {
  const name = node.found?.signature ?? node.selector;
  return [
    { name: around, type: 'call', value: name, meaning: problemOf(node) },
    ...rowsOf(node.args, around, []),
    ...node.inner.flatMap((inner, index) => innerRows(inner, `${around}${index + 1}.`)),
  ];
}

const rowsOf = (args: CallNode['args'], around: string, candidates: readonly FoundFunction[]): DecodedArgument[] =>
  args.flatMap((argument, place) =>
    flat(argument, around).map((row) => (row.meaning === '' ? { ...row, meaning: unitsAt(candidates, place) } : row)),
  );

function flat(argument: CallNode['args'][number], around: string): DecodedArgument[] {
  const { type, value, human, unit, names, items, hidden } = argument;
  const name = around + argument.name;
  if (items.length > 0) {
    const more = { name, type, value: `and ${hidden} more`, meaning: '' };
    return [...items.flatMap((item) => flat(item, `${name}.`)), ...(hidden > 0 ? [more] : [])];
  }
  return [{ name, type, value: value || '[]', meaning: [human ?? unit ?? '', ...names].filter(Boolean).join('; ') }];
}

/** The units of an argument, where contracts with the same function count different things. */
function unitsAt(candidates: readonly FoundFunction[], place: number): string {
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
