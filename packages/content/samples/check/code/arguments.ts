import ts from 'typescript';
import type { SdkParameter } from '@sdk-docs/reference/model/sdk';
import { property, type CallSite } from './call-sites';
import { unwrapped, origin } from './declarations';

/** One value passed to a call: an argument, a field of an object or an entry of a list. */
export interface CallArgument {
  /** `amount`, `params.minimumMint`, `permitData.amount`. */
  readonly path: string;
  /** Last part of the path. */
  readonly name: string;
  /** Unit from the surface; null for a value that is no integer. */
  readonly unit: string | null;
  /** Type as written in the declaration. */
  readonly type: string;
  readonly expression: ts.Expression;
}

/** Returns the arguments of a call with their facts from the surface. An object that is not a literal has none. */
export function callArguments(checker: ts.TypeChecker, site: CallSite): CallArgument[] {
  if (site.direct !== null) return directArguments(checker, site, site.direct);
  const { method } = site.called ?? { method: undefined };
  if (method === undefined) return [];
  const unitAt = (path: string): string | null => method.units.find((unit) => unit.path === path)?.text ?? null;
  const list = method.parameters.flatMap((parameter, index) => {
    const given = site.arguments.arguments[index];
    return given === undefined ? [] : expand(checker, parameter, parameter.name, given, unitAt);
  });
  // A deferred payment takes its value in transact().
  const paid = site.node === site.arguments ? undefined : site.node.arguments[0];
  if (paid === undefined) return list;
  const path = 'transact.value';
  return [...list, { path, name: 'value', unit: unitAt(path), type: 'bigint', expression: paid }];
}

type Described = Pick<SdkParameter, 'name' | 'type' | 'unit'> & { readonly fields: readonly Described[] };

function expand(
  checker: ts.TypeChecker,
  parameter: Described,
  path: string,
  given: ts.Expression,
  unitAt: (path: string) => string | null,
): CallArgument[] {
  const node = origin(checker, given);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((item) => expand(checker, parameter, path, item, unitAt));
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((item) => {
      const name = item.name?.getText() ?? '';
      const value = property(node, name);
      const field = parameter.fields.find((candidate) => candidate.name === name);
      const described = field ?? { name, type: '', unit: null, fields: [] };
      return value === null ? [] : expand(checker, described, `${path}.${name}`, value, unitAt);
    });
  }
  return [
    { path, name: parameter.name, unit: unitAt(path) ?? parameter.unit, type: parameter.type, expression: given },
  ];
}

function directArguments(
  checker: ts.TypeChecker,
  site: CallSite,
  { contract, member }: NonNullable<CallSite['direct']>,
): CallArgument[] {
  const first = site.arguments.arguments[0];
  const object = first === undefined ? undefined : origin(checker, first);
  const args = object !== undefined && ts.isObjectLiteralExpression(object) ? property(object, 'args') : first;
  const list = args == null ? undefined : origin(checker, args);
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((item, index) => {
    const input = member.inputs[index];
    if (input === undefined) return [];
    const struct = contract.structs.find(({ name }) => name === input.type.replace(/\[\d*\]$/, ''));
    const fields = (struct?.fields ?? []).map((field) => ({ ...field, fields: [] }));
    return expand(checker, { ...input, fields }, input.name || `[${index}]`, item, () => null);
  });
}

/** Returns the ETH that a call through a contract instance or a viem function sends; null for none. */
export function attachedValue(checker: ts.TypeChecker, site: CallSite): ts.Expression | null {
  for (const given of site.arguments.arguments) {
    const node = origin(checker, unwrapped(given));
    const value = property(node, 'value');
    if (site.direct !== null && value !== null) return value;
  }
  return null;
}
