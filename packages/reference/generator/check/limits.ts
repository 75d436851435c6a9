import { EVERY_TOKEN } from '../../model/tools-files';
import { limitKinds, type Limit } from '../../model/limits';
import type { Surface } from '../../model/surface';
import { tokensIn } from './exports';
import { problem, type Rule } from './rule';

const kinds: readonly string[] = limitKinds;

/** One of the values that fail together. */
const JOINT = /^[\w.]+[=>]0$/;

/** limits.json names functions, arguments and tokens that exist, and amounts that are numbers. */
export const limits: Rule = (surface) => surface.limits.flatMap((row) => rowProblems(row, surface));

function rowProblems(row: Limit, surface: Surface) {
  const { contracts } = surface;
  const { kind, of, argument, amount, location } = row;
  const found = [
    ...(kinds.includes(kind) ? [] : [`the kind "${kind}" is unknown`]),
    ...(kind !== 'joint' || argument.split(' ').every((term) => JOINT.test(term))
      ? []
      : [`"${argument}" is no list of values such as msg.value=0`]),
    ...(/^\d*$/.test(amount) ? [] : [`the amount "${amount}" is no whole number of base units`]),
  ];
  const tokens = tokensIn(surface);
  for (const name of of) {
    if (kind === 'supply') {
      if (name !== 'ETH' && !tokens.has(name)) found.push(`no token is named ${name}`);
      continue;
    }
    const [owner = '', member] = name.split('.');
    // A limit of one token names the token and a function that all tokens have.
    const contract = tokens.has(owner) && !contracts.some((each) => each.name === owner) ? EVERY_TOKEN : owner;
    const functions = contracts
      .find((each) => each.name === contract)
      ?.functions.filter((each) => each.name === member);
    if (functions === undefined || functions.length === 0) found.push(`no function is named ${name}`);
    else if (
      argument === 'msg.value' ? !functions.some(({ mutability }) => mutability === 'payable') : !has(row, functions)
    )
      found.push(`${name} has no argument ${argument}`);
  }
  return found.map((message) => problem(location, message, 'correct the row of surface/limits.json'));
}

const has = (
  { argument, kind }: Limit,
  functions: readonly { readonly inputs: readonly { readonly name: string; readonly abiType: string }[] }[],
): boolean =>
  argument === '' ||
  kind === 'pulls' ||
  kind === 'swept' ||
  kind === 'apart' ||
  kind === 'joint' ||
  kind === 'replaced' ||
  functions.some(({ inputs }) => inputs.some(({ name, abiType }) => name === argument || /^tuple|^\(/.test(abiType)));
