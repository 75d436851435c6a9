import ts from 'typescript';
import type { SdkParameter } from '@sdk-docs/reference/model/sdk';
import { property, type CallSite } from './call-sites';
import { origin } from './declarations';

/** One value passed to a call: an argument, a field of an object or an entry of a list. */
export interface CallArgument {
  /** `amount`, `params.minimumMint`, `permitData.amount`. */
  readonly path: string;
  /** Last part of the path. */
  readonly name: string;
  /** Unit from the surface; null for a value that is no integer. */
  readonly unit: string | null;
  readonly expression: ts.Expression;
}

/** Returns the arguments of a call with their facts from the surface. An object that is not a literal has none. */
export function callArguments(checker: ts.TypeChecker, site: CallSite): CallArgument[] {
  if (site.direct !== null) return directArguments(checker, site, site.direct);
  if (site.called === null) return [];
  const { method } = site.called;
  const unitAt = (path: string): string | null => method.units.find((unit) => unit.path === path)?.text ?? null;
  const list = method.parameters.flatMap((parameter, index) => {
    const given = site.arguments.arguments[index];
    return given === undefined ? [] : expand(checker, parameter, parameter.name, given, unitAt);
  });
  // A deferred payment takes its value in transact().
  const paid = site.node === site.arguments ? undefined : site.node.arguments[0];
  if (paid === undefined) return list;
  const path = 'transact.value';
  return [...list, { path, name: 'value', unit: unitAt(path), expression: paid }];
}

type Described = Pick<SdkParameter, 'name' | 'unit'> & { readonly fields: readonly Described[] };

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
      const field = parameter.fields.find((candidate) => candidate.name === name) ?? { name, unit: null, fields: [] };
      return value === null ? [] : expand(checker, field, `${path}.${name}`, value, unitAt);
    });
  }
  return [{ path, name: parameter.name, unit: unitAt(path) ?? parameter.unit, expression: given }];
}

function directArguments(
  checker: ts.TypeChecker,
  site: CallSite,
  { contract, member }: NonNullable<CallSite['direct']>,
): CallArgument[] {
  const [first] = site.arguments.arguments;
  if (first === undefined) return [];
  const list = origin(checker, property(origin(checker, first), 'args') ?? first);
  if (!ts.isArrayLiteralExpression(list)) return [];
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
  if (site.direct === null) return null;
  const values = site.arguments.arguments.map((given) => property(origin(checker, given), 'value'));
  return values.find((value) => value !== null) ?? null;
}
