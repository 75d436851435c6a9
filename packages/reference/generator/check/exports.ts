import type { ConstantEntry, SdkClass, SdkConstant, SdkEnum, SdkMethod, SdkParameter } from '../../model/sdk';
import type { Surface } from '../../model/surface';

/** Returns the exports of all modules that are of one kind. */
export const exportsOf = <K extends 'class' | 'const' | 'enum'>({ modules }: Surface, kind: K) =>
  modules
    .flatMap(({ exports }) => exports)
    .filter((item): item is Extract<SdkClass | SdkConstant | SdkEnum, { kind: K }> => item.kind === kind);

/** Returns the methods of all classes; `name` is `Class.method`. */
export const methodsIn = (surface: Surface): readonly { readonly name: string; readonly method: SdkMethod }[] =>
  exportsOf(surface, 'class').flatMap(({ name, methods }) =>
    methods.map((method) => ({ name: `${name}.${method.name}`, method })),
  );

/** Returns the entries of all constants; `name` is `CONSTANT.key.key`. */
export const entriesIn = (surface: Surface): readonly (ConstantEntry & { readonly name: string })[] =>
  exportsOf(surface, 'const').flatMap(({ name, entries }) =>
    entries.map((entry) => ({ ...entry, name: [name, ...entry.path].join('.') })),
  );

/** Returns the names of all tokens. */
export const tokensIn = (surface: Surface): ReadonlySet<string> =>
  new Set(
    exportsOf(surface, 'enum')
      .filter(({ name }) => name === 'Token' || name === 'UnifiToken')
      .flatMap(({ members }) => members.map(({ name }) => name)),
  );

/** Returns the paths of parameters and of their fields: `params`, `params.amount`. */
export const pathsOf = (parameters: readonly SdkParameter[], prefix = ''): readonly string[] =>
  parameters.flatMap(({ name, fields }) => [`${prefix}${name}`, ...pathsOf(fields, `${prefix}${name}.`)]);
