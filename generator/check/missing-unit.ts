import type { ContractParameter } from '../../model/contract';
import type { Location, Unit } from '../../model/doc';
import type { SdkExport, SdkParameter } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { problemOf, type Rule } from './rule';

const problem = problemOf('missing-unit');

/** One integer of the surface; `unit` is null when nobody wrote one. */
interface IntegerUse {
  readonly name: string;
  readonly unit: string | null;
  readonly location: Location;
}

/** Every integer (parameter, field, result) has a unit, be it "unknown". */
export const missingUnit: Rule = (surface) =>
  integersIn(surface)
    .filter(({ unit }) => unit === null || unit === '')
    .map(({ name, location }) =>
      problem(
        location,
        `${name} is an integer without a unit`,
        'write @unit path - text; "unknown" where nobody knows',
      ),
    );

/** How many integers there are, how many units say "unknown" (in whole or in part), how many are missing. */
export function countUnits(surface: Surface): {
  readonly total: number;
  readonly unknown: number;
  readonly missing: number;
} {
  const units = integersIn(surface).map(({ unit }) => unit ?? '');
  return {
    total: units.length,
    unknown: units.filter((unit) => /\bunknown\b/.test(unit)).length,
    missing: units.filter((unit) => unit === '').length,
  };
}

function integersIn(surface: Surface): readonly IntegerUse[] {
  return [
    ...surface.modules.flatMap(({ exports }) => exports.flatMap(integersOfExport)),
    ...surface.contracts.flatMap((contract) => [
      ...[...contract.functions, ...contract.events, ...contract.errors].flatMap((member) => [
        ...solidityIntegers(`${contract.name}.${member.name}`, member.inputs, member.doc.location),
        ...(member.kind === 'function'
          ? solidityIntegers(`${contract.name}.${member.name} return`, member.outputs, member.doc.location)
          : []),
      ]),
      ...contract.structs.flatMap(({ name, fields, doc }) => solidityIntegers(name, fields, doc.location)),
    ]),
    ...surface.errors.flatMap(({ name, inputs, doc }) => solidityIntegers(name, inputs, doc.location)),
  ];
}

function integersOfExport(item: SdkExport): readonly IntegerUse[] {
  switch (item.kind) {
    case 'function':
      return withUnits(item.name, item.integers, item.units, item.doc.location);
    case 'type':
    case 'interface':
      return item.integers.map((path) => fieldInteger(item.name, path, item.fields, item.doc.location));
    case 'class':
      return [
        ...item.methods.flatMap(({ name, integers, units, doc }) =>
          withUnits(`${item.name}.${name}`, integers, units, doc.location),
        ),
        ...item.properties.flatMap(({ name, type, unit, location }) =>
          /^(bigint|number)\b/.test(type) ? [{ name: `${item.name}.${name}`, unit, location }] : [],
        ),
      ];
    default:
      return [];
  }
}

function withUnits(
  owner: string,
  paths: readonly string[],
  units: readonly Unit[],
  location: Location,
): readonly IntegerUse[] {
  return paths.map((path) => {
    const unit = units.find((candidate) => candidate.path === path)?.text ?? null;
    return { name: `${owner} ${path}`, unit, location };
  });
}

function fieldInteger(owner: string, path: string, fields: readonly SdkParameter[], location: Location): IntegerUse {
  const [first, ...rest] = path.split('.');
  const field = fields.find(({ name }) => name === first);
  const place = field && 'location' in field ? (field.location as Location) : location;
  if (field && rest.length > 0) return fieldInteger(`${owner}.${first}`, rest.join('.'), field.fields, place);
  return { name: `${owner}.${path}`, unit: field?.unit ?? null, location: place };
}

/** Enums are uint8 in the ABI but no number to a reader, so the written type decides. */
function solidityIntegers(
  owner: string,
  parameters: readonly ContractParameter[],
  location: Location,
): readonly IntegerUse[] {
  return parameters.flatMap(({ name, type, unit }, index) =>
    /^u?int\d*(\[\d*\])*$/.test(type) ? [{ name: `${owner}.${name || index}`, unit, location }] : [],
  );
}
