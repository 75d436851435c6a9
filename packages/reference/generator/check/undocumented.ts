import type { ContractParameter } from '../../model/contract';
import type { Doc, Location } from '../../model/doc';
import type { SdkExport, SdkParameter } from '../../model/sdk';
import { authoredTexts } from './authored-texts';
import { documentedOf, fieldsIn } from './documented';
import { problem, type Finding, type Rule } from './rule';

/** Every export, member, parameter, field and result has prose, and no prose contains the placeholder TODO. */
export const undocumented: Rule = (surface) => [
  ...documentedOf(surface)
    .filter(({ doc }) => doc.summary === '')
    .map(({ kind, name, doc }) =>
      missing(`${kind} ${name}`, doc.location, 'write a first paragraph that stands alone'),
    ),
  ...fieldsIn(surface).flatMap(({ owner, field }) => fieldProblems(`${owner}.${field.name}`, field, field.location)),
  ...surface.modules.flatMap(({ exports }) => exports.flatMap(exportProblems)),
  ...surface.contracts.flatMap((contract) => [
    ...[...contract.functions, ...contract.events, ...contract.errors].flatMap((member) => [
      ...listProblems(`${contract.name}.${member.name}`, member.inputs, member.doc, '@param or @custom:param'),
      ...(member.kind === 'function'
        ? listProblems(`${contract.name}.${member.name} result`, member.outputs, member.doc, '@return')
        : []),
      ...(member.kind === 'error' ? fixProblems(member.name, member.fix, member.doc) : []),
    ]),
    ...contract.structs.flatMap(({ name, fields, doc }) => listProblems(name, fields, doc, '@custom:field')),
    ...contract.enums.flatMap(({ name, members, doc }) => listProblems(name, members, doc, '@custom:member')),
  ]),
  ...[...surface.errors, ...surface.events].flatMap((member) => [
    ...listProblems(member.name, member.inputs, member.doc, '@param'),
    ...(member.kind === 'error' ? fixProblems(member.name, member.fix, member.doc) : []),
    ...(member.source === '' ? [missing(`source of ${member.name}`, member.doc.location, 'write @custom:source')] : []),
  ]),
  ...authoredTexts(surface)
    .filter(({ text }) => /\bTODO\b/.test(text))
    .map(({ name, location }) =>
      problem(location, `${name} still says TODO`, 'write the sentence, or @unknown what nobody knows'),
    ),
];

function missing(what: string, location: Location, hint: string): Finding {
  return problem(location, `${what} has no prose`, hint);
}

function exportProblems(item: SdkExport): readonly Finding[] {
  if (item.kind === 'function') return parameterProblems(item.name, item.parameters, item.doc);
  if (item.kind !== 'class') return [];
  const made = item.constructorMember;
  return [
    ...(made?.doc ? parameterProblems(`${item.name}.constructor`, made.parameters, made.doc) : []),
    ...item.methods.flatMap((method) => [
      ...parameterProblems(`${item.name}.${method.name}`, method.parameters, method.doc),
      ...(method.returnsDescription === '' && !/^(Promise<)?void>?$/.test(method.returns)
        ? [missing(`result of ${item.name}.${method.name}`, method.doc.location, 'write @returns text')]
        : []),
    ]),
  ];
}

function parameterProblems(owner: string, parameters: readonly SdkParameter[], { location }: Doc): readonly Finding[] {
  return parameters.flatMap((parameter) => fieldProblems(`${owner}.${parameter.name}`, parameter, location));
}

/** A missing text is reported where the field is declared: fields of a named type at that type. */
function fieldProblems(name: string, field: SdkParameter, location: Location): readonly Finding[] {
  return [
    ...(field.description === ''
      ? [missing(name, location, 'write @param path - text, or a comment on the field')]
      : []),
    ...(field.type.includes('{')
      ? field.fields.flatMap((inner) => fieldProblems(`${name}.${inner.name}`, inner, location))
      : []),
  ];
}

function listProblems(
  owner: string,
  items: readonly Pick<ContractParameter, 'name' | 'description'>[],
  { location }: Doc,
  tag: string,
): readonly Finding[] {
  return items.flatMap(({ name, description }, index) =>
    description === '' ? [missing(`${owner}.${name || index}`, location, `write ${tag}`)] : [],
  );
}

function fixProblems(name: string, fix: string, { location }: Doc): readonly Finding[] {
  return fix === '' ? [missing(`what to do about ${name}`, location, 'write @custom:fix text')] : [];
}
