import { pathIn } from '@sdk-docs/reference/model/arguments';
import type { FunctionData, MethodData } from '@sdk-docs/reference/model/calls-data';
import type { Field } from './shape';

/** Amount -> the token that it counts, by paths of a form; the token may be a name. */
export type Ties = ReadonlyMap<string, string>;

/** Amount argument -> token argument, or token, of a function, from the methods that call it. */
export function tiesOf({ inputs }: FunctionData, rows: MethodData['sends']): Ties {
  const argument = (args: readonly string[], path: string): string | undefined =>
    inputs[args.findIndex((text) => pathIn(text) === path)]?.name;
  return new Map(
    rows.flatMap(({ arguments: args, allowances = [] }) =>
      allowances.flatMap(({ token, amount }): [string, string][] => {
        const counted = amount === null || args === null ? undefined : argument(args, amount);
        if (counted === undefined || token === null || args === null) return [];
        return [[counted, argument(args, token) ?? token]];
      }),
    ),
  );
}

/**
 * Amount -> the token that its unit describes: "the want token" or "withdrawAsset" is the field of a token that starts
 * so, "the chosen token" and "the UniFi share token" the one of withToken.
 */
export function wordTies(all: readonly Field[], fields: readonly Field[], selected: string | null): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const { shape, unit, path } = field;
    if (shape.kind === 'group') return wordTies([...all, ...shape.fields], shape.fields, selected);
    if (shape.kind !== 'integer') return [];
    const word = /^base units of (?:the (\w+) token|(\w+))\b/.exec(unit)?.slice(1).join('').toLowerCase() ?? '';
    const named = all.find(
      ({ name, shape: { kind } }) => kind === 'address' && word !== '' && name.toLowerCase().startsWith(word),
    );
    if (named !== undefined) return [[path, named.path]];
    return selected !== null && /^base units of the (?:(?:chosen|selected|UniFi|share) )*token$/.test(unit)
      ? [[path, selected]]
      : [];
  });
}
