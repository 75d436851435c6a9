import type { ContractParameter } from './contract';
import type { Location, Unit } from './doc';
import type { SdkExport, SdkParameter } from './sdk';
import type { Surface } from './surface';

/** One integer of the surface; `unit` is null when it is missing. */
interface IntegerUse {
  readonly name: string;
  /** The member with the integer, in the notation of `{@link}`. */
  readonly owner: string;
  readonly unit: string | null;
  readonly location: Location;
}

/** Returns the integers whose unit or decimals are unknown. */
export function unknownUnits(surface: Surface): readonly { name: string; owner: string; unit: string }[] {
  return integersIn(surface).flatMap(({ name, owner, unit }) =>
    unit !== null && /\bunknown\b/i.test(unit) ? [{ name, owner, unit }] : [],
  );
}

/** Returns every integer that a reader sees: parameters, fields and results. */
export function integersIn(surface: Surface): readonly IntegerUse[] {
  return [
    ...surface.modules.flatMap(({ path, exports }) => exports.flatMap((item) => integersOfExport(path, item))),
    ...surface.contracts.flatMap((contract) => [
      ...[...contract.functions, ...contract.events, ...contract.errors].flatMap((member) => [
        ...solidityIntegers(`${contract.name}.${member.name}`, member.inputs, member.doc.location),
        ...(member.kind === 'function'
          ? solidityIntegers(`${contract.name}.${member.name} return`, member.outputs, member.doc.location)
          : []),
      ]),
      ...contract.structs.flatMap(({ name, fields, doc }) => solidityIntegers(name, fields, doc.location)),
    ]),
    ...[...surface.errors, ...surface.events].flatMap(({ name, inputs, doc }) =>
      solidityIntegers(name, inputs, doc.location),
    ),
  ];
}

function integersOfExport(module: string, item: SdkExport): readonly IntegerUse[] {
  const owner = `${module}.${item.name}`;
  switch (item.kind) {
    case 'function':
      return withUnits(item.name, owner, item.integers, item.units, item.doc.location);
    case 'type':
    case 'interface':
      return item.integers.map((path) => ({ ...fieldInteger(item.name, path, item.fields, item.doc.location), owner }));
    case 'class':
      return [
        ...item.methods.flatMap(({ name, integers, units, doc }) =>
          withUnits(`${item.name}.${name}`, `${owner}.${name}`, integers, units, doc.location),
        ),
        ...item.properties.flatMap(({ name, type, unit, location }) =>
          /^(bigint|number)\b/.test(type)
            ? [{ name: `${item.name}.${name}`, owner: `${owner}.${name}`, unit, location }]
            : [],
        ),
      ];
    default:
      return [];
  }
}

function withUnits(
  name: string,
  owner: string,
  paths: readonly string[],
  units: readonly Unit[],
  location: Location,
): readonly IntegerUse[] {
  return paths.map((path) => {
    const unit = units.find((candidate) => candidate.path === path)?.text ?? null;
    return { name: `${name} ${path}`, owner, unit, location };
  });
}

function fieldInteger(
  owner: string,
  path: string,
  fields: readonly SdkParameter[],
  location: Location,
): Omit<IntegerUse, 'owner'> {
  const [first, ...rest] = path.split('.');
  const field = fields.find(({ name }) => name === first);
  const place = field && 'location' in field ? (field.location as Location) : location;
  if (field && rest.length > 0) return fieldInteger(`${owner}.${first}`, rest.join('.'), field.fields, place);
  return { name: `${owner}.${path}`, unit: field?.unit ?? null, location: place };
}

/** Enums are uint8 in the ABI but not numbers to a reader, so the declared type decides. */
function solidityIntegers(
  owner: string,
  parameters: readonly ContractParameter[],
  location: Location,
): readonly IntegerUse[] {
  return parameters.flatMap(({ name, type, unit }, index) =>
    /^u?int\d*(\[\d*\])*$/.test(type)
      ? [{ name: `${owner}.${name || index}`, owner: owner.replace(/ return$/, ''), unit, location }]
      : [],
  );
}
