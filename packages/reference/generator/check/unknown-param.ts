import type { ContractParameter } from '../../model/contract';
import type { Doc } from '../../model/doc';
import type { SdkParameter } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { plainPath } from '../read/tags';
import { pathsOf } from './exports';
import { problem, type Finding, type Rule } from './rule';

/** `@param`, `@default` and `@unit` (and `@custom:field`, `@custom:member`) name something that exists. */
export const unknownParam: Rule = (surface) => [...sdkProblems(surface), ...contractProblems(surface)];

function sdkProblems({ modules }: Surface): readonly Finding[] {
  return modules.flatMap(({ exports }) =>
    exports.flatMap((item) => {
      if (item.kind === 'function') return tagProblems(item.doc, pathsOf(item.parameters), item.integers);
      if (item.kind !== 'class') return [];
      const made = item.constructorMember;
      return [
        ...(made?.doc ? tagProblems(made.doc, pathsOf(made.parameters), made.integers) : []),
        ...item.methods.flatMap(({ doc, parameters, returns, returnFields, integers }) => {
          // A declared `never` does not describe the result, so the prose must.
          const untyped = returns === 'Promise<never>' ? ['return'] : [];
          const known = [
            ...untyped,
            ...integers,
            ...integerFields(parameters),
            ...integerFields(returnFields, 'return.'),
          ];
          return tagProblems(doc, pathsOf(parameters), known);
        }),
      ];
    }),
  );
}

function contractProblems({ contracts, errors }: Surface): readonly Finding[] {
  return [
    ...contracts.flatMap((contract) => [
      ...[...contract.functions, ...contract.events, ...contract.errors].flatMap((member) => {
        const outputs = member.kind === 'function' ? keysOf(member.outputs).map((key) => `return.${key}`) : [];
        const inputs = keysOf(member.inputs);
        const only = outputs.length === 1 ? ['return'] : [];
        return tagProblems(member.doc, inputs, [...inputs, ...outputs, ...only]);
      }),
      ...contract.structs.flatMap(({ doc, fields }) => tagProblems(doc, keysOf(fields), keysOf(fields))),
      ...contract.enums.flatMap(({ doc, members }) => {
        const names = members.map(({ name }) => name);
        return tagProblems(doc, names, []);
      }),
    ]),
    ...errors.flatMap(({ doc, inputs }) => tagProblems(doc, keysOf(inputs), keysOf(inputs))),
  ];
}

function tagProblems(doc: Doc, paths: readonly string[], integers: readonly string[]): readonly Finding[] {
  return doc.tags.flatMap(({ name, text, line }) => {
    if (!['param', 'default', 'unit', 'field', 'member'].includes(name)) return [];
    const path = plainPath(/^\S*/.exec(text)?.[0] ?? '');
    const known = [...new Set(name === 'unit' ? integers : paths)];
    if (known.includes(path)) return [];
    const message = `@${name} "${path}" names no ${name === 'unit' ? 'integer' : 'parameter'} of the declaration`;
    const hint = known.length > 0 ? `one of: ${known.join(', ')}` : 'there is none: remove the tag';
    return [problem({ file: doc.location.file, line }, message, hint)];
  });
}

function keysOf(parameters: readonly ContractParameter[]): readonly string[] {
  return parameters.map(({ name }, index) => name || String(index));
}

/** Returns integer fields, including those of named types: a method may narrow their unit. */
function integerFields(parameters: readonly SdkParameter[], prefix = ''): readonly string[] {
  return parameters.flatMap(({ name, type, fields }) => [
    ...(fields.length === 0 && /\b(bigint|number)\b/.test(type) ? [`${prefix}${name}`] : []),
    ...integerFields(fields, `${prefix}${name}.`),
  ]);
}
